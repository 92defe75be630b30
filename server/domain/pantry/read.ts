import { type Aisle, aisles } from '../../../shared/food/lexicon/types.ts'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'
import { aisleOf, amountText, capital, nameOf } from '../../../shared/food/shop/good.ts'
import { type Kept, keptText, nothingKept } from '../../../shared/food/shop/kept.ts'
import type { Language } from '../../../shared/language/languages.ts'
import type { PantryItem, PantryPage } from '../../../shared/wire/pantry.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { believed } from './believed.ts'
import { followKitchen } from './follow.ts'
import { type PantryRow, pantryRows } from './moves.ts'

/** What the actor's kitchen has at home: what is to be asked about first, then by shelf and name. */
export async function readPantry(ctx: Context): Promise<PantryPage> {
  const { kitchenId } = signedIn(ctx)
  await followKitchen(ctx, kitchenId)
  const rows = await pantryRows(ctx.sql, kitchenId)
  const now = ctx.now()
  const items = rows
    .filter((row) => believed(row, now) !== 'gone')
    .map((row) => itemOf(row, ctx.language, now))
  return { items: items.sort(inOrder(ctx.language)) }
}

/** What is believed to be there, in a kitchen that was brought up to date. */
export async function freshAtHome(
  ctx: { sql: Queryable } & Pick<Context, 'now'>,
  kitchenId: string,
): Promise<PantryRow[]> {
  const rows = await pantryRows(ctx.sql, kitchenId)
  const now = ctx.now()
  return rows.filter((row) => believed(row, now) === 'fresh')
}

export function itemOf(
  row: Omit<PantryRow, 'kept'> & { kept?: Kept },
  language: Language,
  now: Date,
): PantryItem {
  const { key, food, quality, quantity, unit, seenAt, said, kept = nothingKept } = row
  const amount =
    quantity === null ? '' : amountText([{ quantity, ...(unit && { unit }) }], language, food)
  const name = food ? nameOf(food, language) : capital(row.text)
  const note = qualityNames(quality, food ? name : '', language).join(', ')
  const words = food ? [name.toLowerCase(), note, amount].filter(Boolean).join(' ') : row.text
  return {
    ...{ key, food, name, amount, note, said },
    ...kept,
    text: [words, keptText(kept, language)].filter(Boolean).join(', '),
    aisle: aisleOf(food ?? undefined, row.text),
    seenAt: seenAt.toISOString(),
    old: believed(row, now) === 'old',
  }
}

function inOrder(language: Language) {
  const place = (aisle: Aisle) => aisles.indexOf(aisle)
  return (a: PantryItem, b: PantryItem) =>
    Number(b.old) - Number(a.old) ||
    place(a.aisle) - place(b.aisle) ||
    a.name.localeCompare(b.name, language) ||
    (a.key < b.key ? -1 : 1)
}
