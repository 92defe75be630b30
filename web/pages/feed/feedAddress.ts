import type { FeedQuery, FeedSort } from '../../../shared/wire/feed.ts'

/** The feed's filters as its address holds them. */
export interface FeedFilters {
  q?: string
  time?: number
  max?: number
  sort?: FeedSort
  liked?: boolean
  followed?: boolean
  before?: number
}

const sorts: readonly string[] = ['fresh', 'popular', 'cheap']

/** Reads filters from an address; what makes no sense there is left out. */
export function readFilters(query: Record<string, string | string[] | undefined>): FeedFilters {
  const one = (name: string) => {
    const value = query[name]
    return Array.isArray(value) ? value[0] : value
  }
  const number = (name: string) => {
    const value = Number(one(name))
    return one(name) && Number.isFinite(value) && value >= 0 ? value : undefined
  }
  const q = one('q')?.trim().slice(0, 200)
  const sort = one('sort')
  return compact({
    q: q || undefined,
    time: number('time'),
    max: number('max'),
    sort: sort && sorts.includes(sort) && sort !== 'fresh' ? (sort as FeedSort) : undefined,
    liked: one('liked') === '1' || undefined,
    followed: one('followed') === '1' || undefined,
    before: number('before'),
  })
}

/** The address of the feed with these filters. */
export function feedAddress(filters: FeedFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.set(name, value === true ? '1' : String(value))
  const search = query.toString()
  return search ? `/?${search}` : '/'
}

/** The same filters with some changed; an undefined one goes away, and the page starts anew. */
export function changed(
  filters: FeedFilters,
  change: { [Name in keyof FeedFilters]?: FeedFilters[Name] | undefined },
): FeedFilters {
  return compact({ ...filters, before: undefined, ...change })
}

/** As the server wants to be asked. */
export function feedQueryOf(filters: FeedFilters, before: number | undefined): Partial<FeedQuery> {
  return compact({ ...filters, before: before ?? filters.before })
}

function compact<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
