import type { Household } from '../../../../../shared/wire/household.ts'
import type { SchemaNode } from '../../../recipe-reader/schema.ts'

type Rows = (table: string) => SchemaNode[]

const kinds = [
  ['recipe_category', 'recipes_to_categories', 'category_id', 'cookbooks_to_categories'],
  ['tags', 'recipes_to_tags', 'tag_id', 'cookbooks_to_tags'],
  ['tools', 'recipes_to_tools', 'tool_id', 'cookbooks_to_tools'],
] as const

/** As many as a kitchen keeps. */
const mostBooks = 100

interface Gathered {
  kept: Household['cookbooks']
  /** Those whose rule is not understood. */
  left: string[]
}

/** Its cookbooks are rules; here they are what the rules gather on the day of the backup. */
export function gatheredIn(rows: Rows): Gathered {
  const gathered: Gathered = { kept: [], left: [] }
  const holders = kinds.map((kind) => ({ kind, holds: holdersOf(kind, rows) }))
  for (const book of rows('cookbooks').slice(0, mostBooks)) {
    const name = String(book['name'] ?? '').trim()
    if (name === '') continue
    const recipes = recipesOf(book, rows, holders)
    if (recipes === null) gathered.left.push(name)
    else gathered.kept.push({ name: name.slice(0, 60), recipes })
  }
  return gathered
}

function recipesOf(book: SchemaNode, rows: Rows, holders: readonly Holder[]): string[] | null {
  const rule = String(book['query_filter_string'] ?? '').trim()
  const sets = rule === '' ? ofLinks(book, rows, holders) : ofRule(rule, holders)
  if (sets === null || sets.length === 0) return null
  const ids = rows('recipes').map((row) => String(row['id']))
  return ids.filter((id) => sets.every((set) => set.has(plain(id))))
}

/** `recipe_category.id IN ["…"] AND tags.id CONTAINS ALL ["…"]`; a rule of any other form is not guessed at. */
function ofRule(rule: string, holders: readonly Holder[]): Set<string>[] | null {
  const clause = /^(recipe_category|tags|tools)\.id\s+(IN|CONTAINS ALL)\s+\[([^\]]*)\]$/i
  const sets: Set<string>[] = []
  if (rule.length > 5000) return null
  for (const part of rule.split(/\sAND\s/i)) {
    const [, field, how = '', list = ''] = clause.exec(part.trim()) ?? []
    const holder = holders.find(({ kind: [name] }) => name === field?.toLowerCase())
    if (!holder) return null
    const wanted = [...list.matchAll(/[\da-f-]{32,36}/gi)].map(([id]) => plain(id))
    const each = wanted.map((id) => holder.holds.get(id) ?? new Set<string>())
    if (/all/i.test(how)) sets.push(...each)
    else sets.push(new Set(each.flatMap((set) => [...set])))
  }
  return sets
}

/** Older versions keep what a cookbook gathers in tables. */
function ofLinks(book: SchemaNode, rows: Rows, holders: readonly Holder[]): Set<string>[] {
  return holders.flatMap(({ kind: [, , key, table], holds }) => {
    const wanted = rows(table).filter((row) => row['cookbook_id'] === book['id'])
    if (wanted.length === 0) return []
    return [new Set(wanted.flatMap((row) => [...(holds.get(plain(row[key])) ?? [])]))]
  })
}

type Kind = (typeof kinds)[number]

interface Holder {
  kind: Kind
  /** The recipes of each category, tag or tool. */
  holds: ReadonlyMap<string, Set<string>>
}

function holdersOf([, table, key]: Kind, rows: Rows): Map<string, Set<string>> {
  const groups = Map.groupBy(rows(table), (row) => plain(row[key]))
  return new Map(
    [...groups].map(([id, own]) => [id, new Set(own.map((row) => plain(row['recipe_id'])))]),
  )
}

const plain = (id: unknown) => String(id).replaceAll('-', '').toLowerCase()
