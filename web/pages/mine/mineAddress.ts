import { longestSearch } from '../../../shared/search-text.ts'
export const mineSorts = ['changed', 'title', 'cooked'] as const
export type MineSort = (typeof mineSorts)[number]

/** What of the recipes is shown, as the address holds it. */
export interface MineFilters {
  /** Those of everybody who cooks here; one's own without it. */
  of?: 'kitchen' | undefined
  q?: string | undefined
  /** Ids of what was understood of `q` and then taken away. */
  dropped?: string[] | undefined
  /** What was unsure of `q` and then decided. */
  settled?: string[] | undefined
  tag?: string | undefined
  /** One collection: whatever in it one may read, whoever wrote it. */
  cookbook?: string | undefined
  status?: 'draft' | undefined
  sort?: MineSort | undefined
}

const mostChips = 60
const longestChip = 120

export function readMine(query: Record<string, string | string[] | undefined>): MineFilters {
  const one = (name: string) => {
    const value = query[name]
    return (Array.isArray(value) ? value[0] : value) || undefined
  }
  const sort = mineSorts.find((each) => each === one('sort'))
  const filters: MineFilters = {}
  const q = one('q')?.trim().slice(0, longestSearch)
  const tag = one('tag')?.slice(0, 40)
  if (one('of') === 'kitchen') filters.of = 'kitchen'
  const chips = (name: string) =>
    [query[name] ?? []]
      .flat()
      .filter((id) => id && id.length <= longestChip)
      .slice(0, mostChips)
  if (q) {
    filters.q = q
    if (chips('dropped').length > 0) filters.dropped = chips('dropped')
    if (chips('settled').length > 0) filters.settled = chips('settled')
  }
  if (tag) filters.tag = tag
  const cookbook = one('cookbook')?.slice(0, 60)
  if (cookbook) filters.cookbook = cookbook
  // What is not finished is not shared.
  if (one('status') === 'draft' && !filters.of) filters.status = 'draft'
  if (sort && sort !== 'changed') filters.sort = sort
  return filters
}

export function mineAddress(filters: MineFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const each of [value ?? []].flat()) if (each) query.append(name, each)
  const search = query.toString()
  return search ? `/recipes?${search}` : '/recipes'
}

/** The same with another question, or with none; what was decided of the one before goes with it. */
export function asking(filters: MineFilters, q: string | undefined): string {
  return mineAddress({ ...filters, q: q || undefined, dropped: undefined, settled: undefined })
}

/** Without one understood thing of the question; without the last there is no question. */
export function withoutUnderstood(
  filters: MineFilters,
  ids: readonly string[],
  chips: number,
): string {
  if (chips <= ids.length) return asking(filters, undefined)
  return mineAddress({ ...filters, dropped: [...(filters.dropped ?? []), ...ids] })
}

/** With one unsure thing of the question wanted, or left out. */
export function withDecided(filters: MineFilters, value: string, wanted: boolean): string {
  const said = `${wanted ? 'with' : 'without'}:${value}`
  return mineAddress({ ...filters, settled: [...(filters.settled ?? []), said] })
}
