import type { Allergen, FoodFlag } from './types.ts'

/**
 * What is made beside nuts, and sold with them or without: its labels ordinarily warn of nuts and peanuts, so that no
 * allergy is safe with it where a line says no more than its name. Kinds below them are meant too. It is no part of it:
 * who only dislikes nuts may have it.
 */
const sweets = `
  chocolate chocolate-chips chocolate-glaze chocolate-bar-filled candy-melts couverture ganache chocolate-syrup
  hot-chocolate-mix sprinkles fudge-sauce caramel toffee hard-candy gummies zefir
  cookies cookie-dough savoiardi digestive-biscuits gingerbread shortbread speculoos speculoos-spread lebkuchen
  animal-crackers graham-crackers graham-crust vanilla-wafers madeleines pizzelle stroopwafel galety chocolate-wafers
  waffles wafer-sheets waffle-cones waffles-soft honey-layers sponge-base sponge-roll sponge-biscuits brownies
  brownie-mix muffins corn-muffins pound-cake angel-food-cake eclairs profiteroles cheesecake cake panettone doughnut
  croissant brioche sushky cake-mix ice-cream gelato frozen-yogurt dairy-dessert curd-dessert curd-snack
  breakfast-hoops corn-flakes muesli granola cereal-bar protein-bar
`

const ids: ReadonlySet<string> = new Set(sweets.trim().split(/\s+/))
const none: readonly never[] = []
const nutty: readonly Allergen[] = ['nuts', 'peanuts']
const flagged: readonly FoodFlag[] = ['nuts']

export function tracesOf(id: string): readonly Allergen[] {
  return ids.has(id) ? nutty : none
}

export function flagsOfTraces(id: string): readonly FoodFlag[] {
  return ids.has(id) ? flagged : none
}

/** For whoever checks that all of them are known. */
export const traced: ReadonlySet<string> = ids
