import type { KitchenView } from '../../../shared/wire/kitchens.ts'

/** The names of whoever else cooks in a kitchen; nothing when nobody does. */
export function namesOf(kitchen: KitchenView | undefined): string {
  const others = (kitchen?.people ?? []).filter((one) => !one.self)
  return others.map((one) => one.displayName).join(', ')
}
