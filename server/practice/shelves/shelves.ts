import { chance, type Good } from '../catalogue/good.ts'
import { austrian } from './austrian.ts'
import { german } from './german.ts'
import { hungarian } from './hungarian.ts'
import { romanian } from './romanian.ts'

/** The sister shops: the shelf, the currency as the shop writes it, and the least order. */
export const sisters = {
  kifli: { rows: [hungarian], currency: 'Ft', least: 9000 },
  gurkerl: { rows: [austrian, german], currency: '€', least: 39 },
  knuspr: { rows: [german], currency: '€', least: 39 },
  sezamo: { rows: [romanian], currency: 'RON', least: 150 },
} as const
export type SisterName = keyof typeof sisters

/** What stands on the shelf of a sister shop; where two tables have the same food, the first has it. */
export function shelfOf(sister: SisterName): Good[] {
  const tables = sisters[sister].rows.map((table) =>
    table
      .trim()
      .split('\n')
      .map((row) => row.split(';')),
  )
  const [first = [], ...others] = tables
  const there = new Set(first.map(([food]) => food))
  const rest = others.flat().filter(([food]) => !food || !there.has(food))
  return [...first, ...rest].map(([food = '', title = '', pack = '', price = ''], at) => ({
    number: 200_001 + at,
    id: `${sister}-${at}`,
    name: title.replace('|', ' '),
    brand: title.includes('|') ? (title.split('|')[0] ?? '') : '',
    food: food || null,
    minor: Math.round(Number(price.replace(',', '.')) * 100),
    oldMinor: null,
    weighted: false,
    step: 1,
    pack,
    stock: 3 + chance(`${sister} ${title} stock`, 120),
    // What only sounds like a food stands high up, as in shops.
    fame: chance(`${sister} ${title} fame`, 100) + (food ? 0 : 60),
  }))
}
