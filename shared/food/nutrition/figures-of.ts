import { entryOf } from '../lexicon/index.ts'
import { figures } from './figures.ts'
import { type Nutrient, nutrients } from './nutrients.ts'

interface Figures {
  /** In 100 g; kilocalories for energy, grams for the rest; null where the source does not say. */
  amounts: Record<Nutrient, number | null>
  /** The entry in the source. */
  source: string
  /** It is counted as the nearest food that the source has. */
  approximate: boolean
}

const byFood = new Map(figures.trim().split('\n').map(row))

/** The figures of a food, or those of what it is a kind of. */
export function figuresOf(food: string): Figures | undefined {
  const own = byFood.get(food)
  if (own) return own
  for (const parent of entryOf(food)?.parents ?? []) {
    const lent = byFood.get(parent)
    if (lent) return { ...lent, approximate: true }
  }
  return undefined
}

/** Every food that has figures of its own. */
export function foodsWithFigures(): string[] {
  return [...byFood.keys()]
}

function row(text: string): [string, Figures] {
  const [food = '', entry = '', ...values] = text.split(' | ')
  const amounts = Object.fromEntries(
    nutrients.map((nutrient, at) => [nutrient, values[at] === '-' ? null : Number(values[at])]),
  ) as Figures['amounts']
  return [food, { amounts, source: entry.replace('~', ''), approximate: entry.startsWith('~') }]
}
