import type { Diet } from '../../../shared/food/diet-table.ts'
import { type Language, type Reading, readings } from '../../../shared/language/languages.ts'
import { longestSearch, longestThread } from '../../../shared/search-text.ts'
import type { FeedSort } from '../../../shared/wire/feed.ts'

/** The feed's filters as its address holds them. */
export interface FeedFilters {
  q?: string
  /** What was asked before it, which it may lean on. */
  prev?: string[]
  /** Minutes from beginning to end at most. */
  total?: number
  max?: number
  sort?: FeedSort
  diets?: FilterDiet[]
  /** Ids of what was understood of `q` and then taken away. */
  dropped?: string[]
  /** What was unsure of `q` and then decided: `with:` or `without:` and the value of its chip. */
  settled?: string[]
  /** Only what everybody of the kitchen may eat. */
  forUs?: boolean
  /** Dishes of what is at home. */
  fromHome?: boolean
  liked?: boolean
  followed?: boolean
  lang?: Reading
  /** Where a later page begins. */
  after?: string
}

/** The diets that are worth a chip; the rest can be asked for in words. */
export const filterDiets = [
  'vegetarian',
  'vegan',
  'lenten',
  'gluten-free',
  'dairy-free',
  'nut-free',
] as const satisfies Diet[]
export type FilterDiet = (typeof filterDiets)[number]

const mostDropped = 60
const longestDropped = 120
/** More than any price or time; larger numbers mean the same. */
const most = 1_000_000_000

const sorts: readonly string[] = ['fresh', 'popular', 'cheap']

/** Reads filters from an address; what makes no sense there is left out. */
export function readFilters(query: Record<string, string | string[] | undefined>): FeedFilters {
  const all = (name: string) => [query[name] ?? []].flat()
  const one = (name: string) => all(name)[0]
  const number = (name: string) => {
    const value = Math.floor(Number(one(name)))
    return one(name) && value >= 0 ? Math.min(value, most) : undefined
  }
  const q = one('q')?.trim().slice(0, longestSearch)
  const sort = one('sort')
  const asked = all('diets')
  const diets = filterDiets.filter((diet) => asked.includes(diet))
  const ids = (name: string, longest = longestDropped) => {
    const known = [...new Set(all(name))].filter((id) => id && id.length <= longest)
    return q && known.length > 0 ? known.slice(0, mostDropped) : undefined
  }
  return compact({
    q: q || undefined,
    prev: ids('prev', longestSearch)?.slice(-longestThread),
    // Addresses that were kept or shared earlier call it time.
    total: number('total') ?? number('time'),
    max: number('max'),
    sort: sort && sorts.includes(sort) && sort !== 'fresh' ? (sort as FeedSort) : undefined,
    diets: diets.length > 0 ? diets : undefined,
    dropped: ids('dropped'),
    settled: ids('settled'),
    forUs: one('forUs') === '1' || undefined,
    fromHome: one('fromHome') === '1' || undefined,
    liked: one('liked') === '1' || undefined,
    followed: one('followed') === '1' || undefined,
    lang: readings.find((reading) => reading === one('lang')),
    after: /^[\w.+-]{1,60}$/.test(one('after') ?? '') ? one('after') : undefined,
  })
}

/** The address of the feed with these filters. */
export function feedAddress(filters: FeedFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const each of [value ?? []].flat()) query.append(name, each === true ? '1' : String(each))
  const search = query.toString()
  return search ? `/?${search}` : '/'
}

/** The feed with the next question, which may lean on those before it. */
export function nextQuestion(filters: FeedFilters, q: string, follows: readonly string[]): string {
  const before =
    filters.q && filters.q !== q ? [...follows, filters.q].slice(-longestThread) : undefined
  return feedAddress(
    changed(filters, { ...unasked, q: q || undefined, prev: q ? before : undefined }),
  )
}

/** The same diets with this one added, or without it when it was there. */
export function flippedDiet(filters: FeedFilters, diet: FilterDiet): FilterDiet[] | undefined {
  const had = filters.diets ?? []
  const diets = filterDiets.filter((one) => had.includes(one) !== (one === diet))
  return diets.length > 0 ? diets : undefined
}

/** What belongs to a question, and goes with it. */
export const unasked = { prev: undefined, dropped: undefined, settled: undefined }

/** The feed with one unsure thing of its question wanted, or left out. */
export function withSettled(filters: FeedFilters, value: string, wanted: boolean): string {
  const said = `${wanted ? 'with' : 'without'}:${value}`
  return feedAddress(changed(filters, { settled: [...(filters.settled ?? []), said] }))
}

/** The feed without one understood thing of its question; without the last there is no question. */
export function withoutChip(filters: FeedFilters, ids: readonly string[], chips: number): string {
  if (chips <= ids.length) return feedAddress(changed(filters, { q: undefined, ...unasked }))
  return feedAddress(changed(filters, { dropped: [...(filters.dropped ?? []), ...ids] }))
}

/** The same filters with some changed; an undefined one goes away, and the page starts anew. */
export function changed(
  filters: FeedFilters,
  change: { [Name in keyof FeedFilters]?: FeedFilters[Name] | undefined },
): FeedFilters {
  return compact({ ...filters, after: undefined, ...change })
}

/** Whether the feed is asked for as it is; in which languages it is read is no matter of this. */
export function isPlain({ lang: _, ...filters }: FeedFilters): boolean {
  return Object.keys(filters).length === 0
}

export function isOneLanguage(reading: Reading): boolean {
  return reading !== 'own' && reading !== 'all'
}

/** Whether a dish stands under another line: it is not in the language that comes first, the reader's or the question's. */
export function isForeign(
  language: Language,
  reading: Reading,
  own: Language,
  first: Language | undefined,
): boolean {
  return reading === 'own' && language !== (first ?? own)
}

/** This way of reading, or the usual one where it was chosen already. */
export function flippedReading(reading: Reading, chosen: Reading): Reading {
  return reading === chosen ? 'own' : chosen
}

function compact<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
