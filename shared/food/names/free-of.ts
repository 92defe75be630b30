import { bare } from '../ask/function-words/bare.ts'
import { Expressions } from '../text/expressions.ts'
import { once } from '../text/remembered.ts'
import * as words from './words/free-of.ts'

/** What a product must be free of, and how that is said. */
interface FreeOf {
  id: string
  uk: string
  en: string
  cs: string
  /** «безмолочний» */
  adjectives: string
}

interface Row extends FreeOf {
  behind: readonly string[]
  before: readonly string[]
  foods: readonly string[]
}

/** All of them, with their words. */
export const freeOf: readonly Row[] = words.table
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', uk = '', en = '', cs = '', adjectives = '', behind = '', before = '', of = ''] =
      row.split(/; ?/)
    return {
      ...{ id, uk, en, cs, adjectives },
      behind: [...new Set([...behind.split(' '), ...behind.split(' ').map(bare)])],
      before: before.split(' '),
      foods: of.split(' ').filter(Boolean),
    }
  })

const ids: ReadonlySet<string> = new Set([
  ...freeOf.map(({ id }) => id),
  ...words.asWell.split(' '),
])

/** The foods that it must be free of. */
export function refusedBy(id: string): readonly string[] {
  return freeOf.find((row) => row.id === id)?.foods ?? []
}

/** What nobody may be given by guess: somebody may not be able to eat the other kind. */
export function isFreeOf(id: string): boolean {
  return ids.has(id)
}

export const opens = new RegExp(`${words.without}|${words.behind}|${words.opening}`, 'iu')
const opening = new RegExp(`^(?:${opens.source})$`, 'iu')

/** A word that such a remark may begin or end with. */
export const opensFreeOf = (low: string) => opening.test(low) || vegan.test(low)

/** «без яєць і молока», "dairy and egg free", "no nuts": all that it must be free of. */
export function toldFree(text: string): string[] {
  const own = vegan.test(text) ? [words.vegan] : []
  if (!opens.test(text)) return own
  const may = said().in(text)
  return [...own, ...may.flatMap(({ id, pattern }) => (pattern.test(text) ? id : []))]
}

const said = once(() => {
  const all = freeOf
    .filter(({ id }) => id !== words.vegan)
    .map(({ id, behind, before }) => ({ id, pattern: patternOf(behind, before) }))
  return new Expressions(all.map((one) => [one.pattern, one] as const))
})

function patternOf(behind: readonly string[], before: readonly string[]): RegExp {
  const [any, one] = ["[\\p{L}'’-]+", before.map((word) => word.replace('-', '[- ]')).join('|')]
  const joined = `(?:${any}(?:${words.join}) ?(?:(?:${words.without}) )?){0,4}`
  const [kinds, things] = [true, false].map((is) =>
    behind
      .filter((word) => word !== '' && adjectival.test(word) === is)
      .map((word) => word.replaceAll('_', ' ')),
  ) as [string[], string[]]
  const all = [
    things.length > 0 ? `(?:${things.join('|')})(?!\\p{L})` : never,
    kinds.length > 0
      ? `(?:${kinds.join('|')})(?!\\p{L})(?: (?:${words.ofAll})\\p{L}*|(?! [\\p{L}'’]{4}))`
      : never,
    one === '' ? never : `(?:${one})(?!\\p{L})(?! (?!(?:${words.mayFollow})(?!\\p{L}))[a-z])`,
  ]
  return new RegExp(
    [
      `(?<!(?:${words.asOneLikes}) )(?<!\\p{L})(?:${words.without})(?: |:? ?\\(|: ?)${joined}${words.whose}(?:${all.join('|')})`,
      `(?<![\\p{L}-])(?:${one})(?:${words.joinedBehind}${any}?){0,3}[- ]${words.behind}(?!\\p{L})(?![- ](?:${words.freeOtherwise}))`,
      `(?<!\\p{L})(?:${words.none})[- ]?(?:${one})(?!\\p{L})`,
    ].join('|'),
    'iu',
  )
}

const adjectival = new RegExp(`(?:${words.adjectival})$`, 'iu')
const never = '(?!)'

const vegan = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})${words.not}[- ])(?<!\\b${words.turned} )(?:${words.saidByVegan.replaceAll('*', '\\p{L}*').replaceAll(' ', '|')})`,
  'iu',
)

/** «не веганський сир»: the ordinary one. */
const notVegan = new RegExp(
  `(?<!\\p{L})${words.not}[- ](?:${words.saidByVegan.replaceAll('*', '\\p{L}*').replaceAll(' ', '|')})(?!\\p{L}),? ?`,
  'giu',
)

export const withoutNotVegan = (text: string): string => text.replace(notVegan, '').trim() || text

/** «без пшеничного борошна»: the word behind «без» is said of another. */
export const isSaidOfNext = (low: string): boolean => low.length > 4 && adjectival.test(low)

/** What the title of a product says without naming it: a vegan cake has neither milk nor eggs. */
export function freeByTitle(title: string): readonly string[] {
  return vegan.test(title) ? words.freeWhereVegan.split(' ') : []
}

const refusals = new RegExp(
  `(?<!\\p{L})(?:${words.without}) [\\p{L}'’-]+(?:(?:${words.join}) (?:(?:${words.without}) )?[\\p{L}'’-]+)*|[\\p{L}-]+[- ]${words.behind}(?!\\p{L})`,
  'giu',
)

/** The words without what it must be free of, which names nothing that is in it: «сир без молока». */
export function withoutRefused(text: string): string {
  return opens.test(text) ? text.replace(refusals, ' ').trim() : text
}
