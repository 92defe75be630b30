import { foods } from '../../../../shared/food/lexicon/index.ts'
import type { AwayLanguage } from './languages.ts'
import { alcohol } from './rows/alcohol.ts'
import { bakery } from './rows/bakery.ts'
import { baking } from './rows/baking.ts'
import { canned } from './rows/canned.ts'
import { dairy } from './rows/dairy.ts'
import { drinks } from './rows/drinks.ts'
import { fish } from './rows/fish.ts'
import { frozen } from './rows/frozen.ts'
import { fruit } from './rows/fruit.ts'
import { grains } from './rows/grains.ts'
import { meat } from './rows/meat.ts'
import { nuts } from './rows/nuts.ts'
import { oils } from './rows/oils.ts'
import { ready } from './rows/ready.ts'
import { sauces } from './rows/sauces.ts'
import { spices } from './rows/spices.ts'
import { sweets } from './rows/sweets.ts'
import { vegetables } from './rows/vegetables.ts'

/** A name on a shelf; `@` before it in a row says that it stands so in Austria and hardly in Germany. */
interface ShelfName {
  text: string
  austrian: boolean
}
export type NamesAway = Readonly<Record<AwayLanguage, readonly ShelfName[]>>

/**
 * What shops call foods, the usual name first: what one types into their search. A food that is missing here,
 * or has no name in a language, is searched by the words of the list, and the person is told.
 */
const foodRows = rowsOf([
  vegetables,
  fruit,
  bakery,
  dairy,
  meat,
  fish,
  frozen,
  ready,
  grains,
  baking,
  spices,
  oils,
  canned,
  sauces,
  nuts,
  sweets,
  drinks,
  alcohol,
])

/** What is sold without gluten or without animals is called as the thing itself, with one word more. */
const without: readonly (readonly [string, Record<AwayLanguage, (name: string) => string>])[] = [
  [
    'gluten-free-',
    {
      de: (name) => `${name} glutenfrei`,
      hu: (name) => `gluténmentes ${name}`,
      ro: (name) => `${name} fără gluten`,
    },
  ],
  [
    'vegan-',
    {
      de: (name) => `${name} vegan`,
      hu: (name) => `vegán ${name}`,
      ro: (name) => `${name} vegan`,
    },
  ],
]

const names: ReadonlyMap<string, NamesAway> = new Map([
  ...foods.flatMap(({ id }) => {
    const made = withoutOf(id)
    return made ? [[id, made] as const] : []
  }),
  ...foodRows,
])

/** The names of a food where a shop speaks so; in Austria its own come first, elsewhere last. */
export function namesAway(food: string, language: AwayLanguage, austrian = false): string[] {
  const own = names.get(food)?.[language] ?? []
  return [
    ...own.filter((name) => name.austrian === austrian),
    ...own.filter((name) => name.austrian !== austrian),
  ].map(({ text }) => text)
}

/** Every food with its names. */
export const allNamesAway = (): Iterable<readonly [string, NamesAway]> => names

/** «id;German;Hungarian;Romanian» line by line, names beside each other between bars. */
export function rowsOf(tables: readonly string[]): Map<string, NamesAway> {
  return new Map(
    tables.flatMap((table) =>
      table
        .trim()
        .split('\n')
        .map((row) => {
          const [id = '', de = '', hu = '', ro = ''] = row.split(';')
          return [id, { de: listed(de), hu: listed(hu), ro: listed(ro) }] as const
        }),
    ),
  )
}

function listed(joined: string): ShelfName[] {
  if (joined === '') return []
  return joined
    .split('|')
    .map((name) => ({ text: name.replace(/^@/, ''), austrian: name.startsWith('@') }))
}

function withoutOf(id: string): NamesAway | undefined {
  for (const [begin, say] of without) {
    const plain = id.startsWith(begin) ? foodRows.get(id.slice(begin.length)) : undefined
    if (!plain) continue
    const said = (language: AwayLanguage) =>
      plain[language].slice(0, 2).map((name) => ({ ...name, text: say[language](name.text) }))
    return { de: said('de'), hu: said('hu'), ro: said('ro') }
  }
  return undefined
}
