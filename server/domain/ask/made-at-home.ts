import { lexeme } from '../search/lexemes.ts'

/** What is bought ready and made at home as well: by which dishes a recipe for it is told. */
const dishesOf: Readonly<Record<string, readonly string[]>> = {
  cookies: ['cookies-dish'],
  cake: ['cake', 'honey-cake', 'bundt-cake'],
  'pound-cake': ['bundt-cake'],
  muffins: ['muffins'],
  waffles: ['waffles-dish'],
  'ice-cream': ['ice-cream-dish'],
  scones: ['scones-dish'],
  'cutlets-frozen': ['cutlets', 'meatballs'],
  pelmeni: ['pelmeni-dish'],
  'varenyky-frozen': ['varenyky'],
  granola: ['granola-dish'],
  jam: ['homemade-jam'],
  'jelly-powder': ['dessert-jelly'],
  'kissel-mix': ['kissel'],
  'mulled-wine': ['mulled-wine-dish'],
  'bread-dumplings': ['bread-dumplings'],
  'poppy-roll': ['makivnyk'],
  falafel: ['falafel-dish'],
}

/** «sušenky» are biscuits, be they in the lines or what comes out of the oven. */
export const dishesOfFood = (id: string): string[] =>
  (dishesOf[id] ?? []).map((dish) => lexeme.facet('dishes', dish))
