import type { Language } from '../../../shared/language/languages.ts'
import type { WebhookEvent } from '../../../shared/wire/webhooks.ts'
import type { Queryable } from '../../db/client.ts'
import { listName } from '../shopping/lists.ts'

export interface Happened {
  kitchenId: string
  type: WebhookEvent
  /** Dates of the plan, or the one list or entry. */
  subjects: string[]
}

/** What is told: little, and as it stands now. Whoever wants more opens the address. */
export async function dataOf(
  sql: Queryable,
  baseUrl: string,
  language: Language,
  { type, subjects }: Happened,
): Promise<object | null> {
  if (type === 'plan.changed') return { dates: subjects, url: `${baseUrl}/plan` }
  const [subject = ''] = subjects
  return type === 'list.changed'
    ? listData(sql, baseUrl, language, subject)
    : dishData(sql, subject)
}

async function listData(
  sql: Queryable,
  baseUrl: string,
  language: Language,
  id: string,
): Promise<object | null> {
  const [list] = await sql<{ name: string; removed: boolean; left: number; ticked: number }[]>`
    SELECT l.name, l.removed_at IS NOT NULL AS removed,
      count(i.id) FILTER (WHERE i.ticked_at IS NULL)::int AS left,
      count(i.id) FILTER (WHERE i.ticked_at IS NOT NULL)::int AS ticked
    FROM shopping_lists l LEFT JOIN shopping_lines i ON i.list_id = l.id AND i.removed_at IS NULL
    WHERE l.id = ${id} GROUP BY l.id`
  if (!list) return null
  const name = listName(list.name, language)
  return { list: { id, ...list, name }, url: `${baseUrl}/lists` }
}

async function dishData(sql: Queryable, id: string): Promise<object | null> {
  const [entry] = await sql<
    { date: string; slot: string; title: string; servings: number; recipeId: string | null }[]
  >`
    SELECT to_char(date, 'YYYY-MM-DD') AS date, slot, title, servings, recipe_id AS "recipeId"
    FROM plan_entries WHERE id = ${id} AND cooked_at IS NOT NULL AND removed_at IS NULL`
  return entry ? { entry: { id, ...entry } } : null
}
