import type { Language } from '../../language/languages.ts'
import { countedFoods } from './words/counted-foods.ts'

/** What the food of a line is called in a table of ingredients. */
export interface FoodName {
  /** In the nominative, with whatever its author said beside it. */
  name: string
  /** After one, a few, many and a fraction, where the food is counted and nothing stands beside it. */
  forms?: readonly string[]
}

/** How a food is named where it is counted. */
export interface Counted {
  /** Its name beside an amount in a table. */
  heading: string
  /** After one, a few, many and a fraction; English has two. */
  forms: readonly string[]
}

/** The forms of a food in a language; nothing where they are not surely known. */
export function countedOf(food: string, language: Language): Counted | undefined {
  return table().get(food)?.[language]
}

let read: Map<string, Partial<Record<string, Counted>>> | undefined

function table() {
  read ??= new Map(
    countedFoods
      .trim()
      .split('\n')
      .map((row) => {
        const [id = '', uk = '-', en = '-', cs = '-'] = row.split(' | ')
        return [id, { uk: cell(uk), en: plain(en), cs: cell(cs) }] as const
      }),
  )
  return read
}

function cell(text: string): Counted | undefined {
  const [heading = '', said = '-'] = text.split(': ')
  return said === '-' ? undefined : { heading, forms: said.split(', ') }
}

function plain(text: string): Counted | undefined {
  const forms = text.split(', ')
  return text === '-' ? undefined : { heading: forms.at(-1) ?? '', forms }
}
