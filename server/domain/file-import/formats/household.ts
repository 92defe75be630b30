import {
  householdFormat,
  householdSchema,
  householdVersion,
} from '../../../../shared/wire/household.ts'
import type { SchemaNode } from '../../recipe-reader/schema.ts'
import type { Reading } from './reading.ts'
import { salvage } from './salvage.ts'

/** What our own archive holds around its recipes. One of a later version is not half understood. */
export function readHousehold(value: SchemaNode): Reading[] | null {
  if (value['format'] !== householdFormat) return null
  const read = value['version'] === householdVersion ? salvage(householdSchema, value) : null
  if (!read) return [{ title: null, problem: 'unreadable' }]
  const { left } = read
  const besides: Reading[] = left.length > 0 ? [{ title: null, problem: 'besides', left }] : []
  const { cut } = read.read
  const missing: Reading[] =
    cut.length > 0 ? [{ title: null, problem: 'not_in_file', left: cut }] : []
  return [{ household: read.read }, ...besides, ...missing]
}

type OthersKeep = 'plan' | 'lists' | 'members' | 'staples' | 'tray' | 'pantry'
type Brought = Record<OthersKeep, readonly unknown[]> & { cookbooks?: readonly unknown[] }

/** Of others: each entry by itself, and only what fits. */
export function householdReading(parts: Brought): Reading[] {
  const { plan, lists, members, staples, tray, pantry, cookbooks } = householdSchema.shape
  const kept = {
    plan: fitting(plan.unwrap().element, parts.plan, 5000),
    lists: fitting(lists.unwrap().element, parts.lists, 100),
    members: fitting(members.unwrap().element, parts.members, 20),
    staples: fitting(staples.unwrap().element, parts.staples, 500),
    tray: fitting(tray.unwrap().element, parts.tray, 50),
    pantry: fitting(pantry.unwrap().element, parts.pantry, 500),
    cookbooks: fitting(cookbooks.unwrap().element, parts.cookbooks ?? [], 100),
  }
  return Object.values(kept).some((part) => part.length > 0)
    ? [{ household: householdSchema.parse(kept) }]
    : []
}

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

function fitting<T>(schema: Schema<T>, values: readonly unknown[], most: number): T[] {
  return values.slice(0, most).flatMap((value) => {
    const read = schema.safeParse(value)
    return read.success ? [read.data] : []
  })
}
