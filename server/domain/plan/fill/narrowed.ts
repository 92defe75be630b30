import { type Diet, diets as leftOutBy } from '../../../../shared/food/diet-table.ts'
import type { Language } from '../../../../shared/language/languages.ts'
import { allergenName, dietName, refusedName } from '../../../../shared/language/search.ts'
import type { FillRule, Narrowed } from '../../../../shared/wire/plan-fill.ts'
import { needsOf } from '../../members/needs.ts'
import type { MemberRow } from '../../members/rows.ts'
import type { Candidate } from './candidate.ts'
import type { Taken } from './taken.ts'

/** By what dishes are chosen. */
export interface FillRules {
  members: readonly MemberRow[]
  diets: readonly Diet[]
  maxMinutes: number | undefined
  budget: number | undefined
  /** What stands in the plan around; without it any dish may come again. */
  around: Taken | undefined
}

type Chosen = readonly (Candidate | null)[]
const empty = (chosen: Chosen) => chosen.filter((one) => one === null).length

/** Of larger tables only these are looked at. */
const mostMembers = 8

/** What has left places empty: each person and each rule is left out in turn, to see whether more is filled without it. */
export async function narrowedBy(
  rules: FillRules,
  chosen: Chosen,
  fillBy: (rules: FillRules) => Promise<Chosen>,
  language: Language,
): Promise<Narrowed> {
  const left = empty(chosen)
  if (left === 0) return { members: [], rules: [] }
  const helps = async (without: Partial<FillRules>) =>
    empty(await fillBy({ ...rules, ...without })) < left
  const needing = rules.members.filter(needsAnything).slice(0, mostMembers)
  const members: MemberRow[] = []
  for (const one of needing)
    if (await helps({ members: rules.members.filter((other) => other !== one) })) members.push(one)
  // Two who need the same: without either the other still does.
  if (members.length === 0 && needing.length > 1 && (await helps({ members: [] })))
    members.push(...needing)
  const loosened: [FillRule, boolean, Partial<FillRules>][] = [
    ['diets', rules.diets.length > 0, { diets: [] }],
    ['time', rules.maxMinutes !== undefined, { maxMinutes: undefined }],
    ['money', rules.budget !== undefined, { budget: undefined }],
    ['apart', (rules.around?.titles.size ?? 0) > 0, { around: undefined }],
  ]
  const found: FillRule[] = []
  for (const [rule, isSaid, without] of loosened)
    if (isSaid && (await helps(without))) found.push(rule)
  return {
    members: members.map((one) => ({
      id: one.id,
      name: one.name,
      ...needNames(one, language),
    })),
    rules: found,
  }
}

function needsAnything(member: MemberRow): boolean {
  return Object.values(needsOf([member])).some((list) => list.length > 0)
}

function needNames({ diets, allergies, dislikes }: MemberRow, language: Language) {
  const refused: readonly string[] = allergies ?? []
  // Who may have no gluten and keeps a diet without it needs one thing, which is said once.
  const other = diets.filter((diet) => leftOutBy[diet].some((flag) => !refused.includes(flag)))
  const names = [
    ...(allergies ?? []).map((one) => refusedName(allergenName(one, language), language)),
    ...dislikes.map((text) => refusedName(text, language)),
  ]
  return { diets: other.map((diet) => dietName(diet, language)), without: [...new Set(names)] }
}
