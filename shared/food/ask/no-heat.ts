import type { Slots } from './types.ts'

/** What something may be cooked in where there is neither a stove nor an oven. */
const heaters: ReadonlySet<string> = new Set([
  'microwave',
  'multicooker',
  'slow-cooker',
  'grill',
  'air-fryer',
  'steamer',
  'deep-fried',
  'bread-maker',
  'waffle-iron',
  'sous-vide',
])

/** «ні плити, ні духовки», "no oven and the hob is dead": nothing is cooked, where nothing else that heats is named. */
export function withoutHeat({ refused, equipment, occasions }: Slots): void {
  const isBaked = !refused.equipment.includes('oven') && !equipment.includes('no-bake')
  if (isBaked || !refused.equipment.includes('stove')) return
  if (equipment.some((id) => heaters.has(id)) || occasions.includes('barbecue')) return
  equipment.push('no-cook')
}
