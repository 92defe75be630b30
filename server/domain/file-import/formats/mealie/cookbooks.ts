import type { Household } from '../../../../../shared/wire/household.ts'
import type { SchemaNode } from '../../../recipe-reader/schema.ts'

type Rows = (table: string) => SchemaNode[]

const kinds = [
  ['recipe_category', 'recipes_to_categories', 'category_id', 'cookbooks_to_categories'],
  ['tags', 'recipes_to_tags', 'tag_id', 'cookbooks_to_tags'],
  ['tools', 'recipes_to_tools', 'tool_id', 'cookbooks_to_tools'],
] as const

interface Gathered {
  kept: Household['cookbooks']
  /** Those whose rule is not understood. */
  left: string[]
}

/** Its cookbooks are rules; here they are what the rules gather on the day of the backup. */
export function gatheredIn(rows: Rows): Gathered {
  const gathered: Gathered = { kept: [], left: [] }
  for (const book of rows('cookbooks')) {
    const name = String(book['name'] ?? '').trim()
    if (name === '') continue
    const recipes = recipesOf(book, rows)
    if (recipes === null) gathered.left.push(name)
    else gathered.kept.push({ name: name.slice(0, 60), recipes })
  }
  return gathered
}

function recipesOf(book: SchemaNode, rows: Rows): string[] | null {
  const rule = String(book['query_filter_string'] ?? '').trim()
  const sets = rule === '' ? ofLinks(book, rows) : ofRule(rule, rows)
  if (sets === null || sets.length === 0) return null
  const ids = rows('recipes').map((row) => String(row['id']))
  return ids.filter((id) => sets.every((set) => set.has(plain(id))))
}

/** `recipe_category.id IN ["…"] AND tags.id CONTAINS ALL ["…"]`; a rule of any other form is not guessed at. */
function ofRule(rule: string, rows: Rows): Set<string>[] | null {
  const clause = /^(recipe_category|tags|tools)\.id\s+(IN|CONTAINS ALL)\s+\[([^\]]*)\]$/i
  const sets: Set<string>[] = []
  for (const part of rule.split(/\s+AND\s+/i)) {
    const [, field, how = '', list = ''] = clause.exec(part.trim()) ?? []
    const kind = kinds.find(([name]) => name === field?.toLowerCase())
    if (!kind) return null
    const wanted = [...list.matchAll(/[\da-f-]{32,36}/gi)].map(([id]) => plain(id))
    const each = wanted.map((id) => withOne(kind, id, rows))
    if (/all/i.test(how)) sets.push(...each)
    else sets.push(new Set(each.flatMap((set) => [...set])))
  }
  return sets
}

/** Older versions keep what a cookbook gathers in tables. */
function ofLinks(book: SchemaNode, rows: Rows): Set<string>[] {
  return kinds.flatMap((kind) => {
    const [, , key, table] = kind
    const wanted = rows(table).filter((row) => row['cookbook_id'] === book['id'])
    if (wanted.length === 0) return []
    const each = wanted.map((row) => withOne(kind, plain(row[key]), rows))
    return [new Set(each.flatMap((set) => [...set]))]
  })
}

function withOne([, table, key]: (typeof kinds)[number], id: string, rows: Rows): Set<string> {
  const own = rows(table).filter((row) => plain(row[key]) === id)
  return new Set(own.map((row) => plain(row['recipe_id'])))
}

const plain = (id: unknown) => String(id).replaceAll('-', '').toLowerCase()
