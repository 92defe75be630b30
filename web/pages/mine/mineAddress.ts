import { longestSearch } from '../../../shared/search-text.ts'
export const mineSorts = ['changed', 'title', 'cooked'] as const
export type MineSort = (typeof mineSorts)[number]

/** What of the recipes is shown, as the address holds it. */
export interface MineFilters {
  /** Those of everybody who cooks here; one's own without it. */
  of?: 'kitchen' | undefined
  q?: string | undefined
  tag?: string | undefined
  /** One collection: whatever in it one may read, whoever wrote it. */
  cookbook?: string | undefined
  status?: 'draft' | undefined
  sort?: MineSort | undefined
}

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
  if (q) filters.q = q
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
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  const search = query.toString()
  return search ? `/recipes?${search}` : '/recipes'
}
