import type { Language } from '../../../shared/language/languages.ts'
import { quotable, quoted } from '../../../shared/language/quotable.ts'
import type { ShoppingListCard } from '../../../shared/wire/shopping.ts'
import type { Queryable, Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'

/** The lists of the actor's kitchen, the current one first. */
export async function shoppingLists(
  ctx: Context,
  sql: Queryable = ctx.sql,
): Promise<ShoppingListCard[]> {
  const actor = signedIn(ctx)
  // shopping_lists_kitchen, shopping_lines_list
  const cards = await sql<ShoppingListCard[]>`
    SELECT l.id, l.name, l.is_current AS current, (SELECT count(*)::int FROM shopping_lines i
      WHERE i.list_id = l.id AND i.removed_at IS NULL) AS lines
    FROM shopping_lists l WHERE l.kitchen_id = ${actor.kitchenId} AND l.removed_at IS NULL
    ORDER BY l.is_current DESC, l.created_at, l.id`
  return cards.map((card) => ({ ...card, name: listName(card.name, ctx.language) }))
}

/** The list that an id or a name means; the current one without either, and null before there is any. */
export async function findList(
  ctx: Context,
  named: string | undefined,
  sql: Queryable = ctx.sql,
): Promise<ShoppingListCard | null> {
  const lists = await shoppingLists(ctx, sql)
  if (named === undefined) return lists.find((one) => one.current) ?? null
  const wanted = plain(named)
  const found = lists.filter((one) => one.id === named || namesFor(one.name).includes(wanted))
  const meant = found.length > 1 ? found : lists
  const names = (withId: boolean) => namesOf(meant, ctx.language, withId)
  const details = { list: quotable(named, 80), lists: names(false), ids: names(true) }
  if (found.length > 1) throw new DomainError('list_ambiguous', details)
  // An id says nothing to a person who reads why it was refused.
  if (!found[0]) throw new DomainError(isListId(named) ? 'list_unknown' : 'list_not_named', details)
  return found[0]
}

/** The list that new lines go to, made when the kitchen has none yet. */
export async function currentList(ctx: Context, tx: Transaction): Promise<{ id: string }> {
  const actor = signedIn(ctx)
  await tx`
    INSERT INTO shopping_lists (id, kitchen_id, name, is_current, created_at, updated_at)
    VALUES (${newId('lst')}, ${actor.kitchenId}, ${firstName[ctx.language]}, true, ${ctx.now()}, ${ctx.now()})
    ON CONFLICT (kitchen_id) WHERE is_current AND removed_at IS NULL DO NOTHING`
  const [row] = await tx<{ id: string }[]>`
    SELECT id FROM shopping_lists
    WHERE kitchen_id = ${actor.kitchenId} AND is_current AND removed_at IS NULL`
  if (!row) throw new Error('A kitchen has a current list once one was made for it.')
  return row
}

const firstName = { uk: 'Покупки', en: 'Shopping', cs: 'Nákup' } as const
const firstNames: readonly string[] = Object.values(firstName)

/** A list that nobody has named is called in the words of whoever reads; what a person wrote stays. */
export function listName(name: string, language: Language): string {
  return firstNames.includes(name) ? firstName[language] : name
}

/** Two people of one kitchen may call its first list by either word. */
function namesFor(name: string): string[] {
  return (firstNames.includes(name) ? firstNames : [name]).map(plain)
}

function plain(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
}

function isListId(named: string): boolean {
  return /^lst_[0-9a-z]{26}$/.test(named)
}

/** In quotes, since anybody in the kitchen may have written them; programs cannot tell namesakes apart without the id. */
function namesOf(lists: readonly ShoppingListCard[], language: Language, withId: boolean): string {
  const names = lists.map(({ id, name }) => quoted(name, language) + (withId ? ` (${id})` : ''))
  return names.join(', ') || '—'
}
