import { sparedOf } from './spared.ts'
import type { Slots } from './types.ts'

/** What nobody can take out of a food once it is in a dish, and that food. */
const wholeOf: Readonly<Record<string, string>> = { casein: 'dairy', 'egg-white': 'egg' }

/** Whoever refuses the part refuses the food. */
export const refusedWhole = (id: string): string => wholeOf[id] ?? id

/**
 * «казеїну не їм», "can't have egg whites": the whole food is refused. Yolks that are wished for beside it are spared,
 * where it is no allergy; a part that only ran out is missing, and nothing more.
 */
export function refuseWholes(slots: Slots, ranOut: readonly string[]): void {
  const parts = slots.exclude.filter((id) => wholeOf[id] !== undefined && !ranOut.includes(id))
  if (parts.length === 0) return
  const wished = [...slots.include, ...slots.useUp, ...slots.anyOf.flat()]
  slots.exclude = slots.exclude.map((id) => (parts.includes(id) ? refusedWhole(id) : id))
  if (parts.includes('casein')) slots.diets = [...slots.diets, 'dairy-free']
  const others = wished.filter((id) => isOtherPart(id, parts) && !slots.exclude.includes(id))
  slots.spared = sparedOf([...slots.spared, ...others], slots)
}

/** Yolks alone: there is no cheese without casein. */
function isOtherPart(id: string, parts: readonly string[]): boolean {
  return id === 'egg-yolk' && parts.includes('egg-white') && !parts.includes(id)
}
