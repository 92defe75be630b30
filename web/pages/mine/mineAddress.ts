export const mineSorts = ['changed', 'title', 'cooked'] as const
export type MineSort = (typeof mineSorts)[number]

/** What of one's own recipes is shown, as the address holds it. */
export interface MineFilters {
  q?: string | undefined
  tag?: string | undefined
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
  const q = one('q')?.trim().slice(0, 200)
  const tag = one('tag')?.slice(0, 40)
  if (q) filters.q = q
  if (tag) filters.tag = tag
  if (one('status') === 'draft') filters.status = 'draft'
  if (sort && sort !== 'changed') filters.sort = sort
  return filters
}

export function mineAddress(filters: MineFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  const search = query.toString()
  return search ? `/recipes?${search}` : '/recipes'
}
