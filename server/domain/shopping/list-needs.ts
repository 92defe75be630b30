import type { Aisle } from '../../../shared/food/lexicon/types.ts'
import type { Amount } from '../../../shared/food/line/types.ts'
import { qualityNames } from '../../../shared/food/names/told-apart.ts'
import { aisleOf, amountText, capital, keyOf, nameOf } from '../../../shared/food/shop/good.ts'
import { isNotBought } from '../../../shared/food/shop/not-bought.ts'
import { sizeAndCount } from '../../../shared/food/shop/size-and-count.ts'
import { packages } from '../../../shared/food/units/units.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { listLines, readLists } from './read.ts'
import { amountsToBuy, bareOf, type LineRow } from './rows.ts'

/** One thing that is still to be bought. */
export interface ListNeed {
  key: string
  food: string | null
  /** As the list shows it. */
  name: string
  aisle: Aisle
  /** «600 г», in the reader's language. */
  amount: string
  amounts: Amount[]
  /** How large each pack was asked to be: «6 × 1,5 л». */
  size?: Amount
  /** What tells its product from others of the food, written or from a recipe: «lactose-free», «2.5%». */
  qualities: readonly string[]
  /** What people wrote of it in their own words: «молоко 2,5% 2 л». */
  said: string
}

/** What is left to buy on a list of the actor's kitchen, brought up to date with the plan first. */
export async function listNeeds(
  ctx: Context,
  listId: string,
): Promise<{ id: string; name: string; needs: ListNeed[] }> {
  const { open } = await readLists(ctx, { id: listId })
  if (!open) throw new DomainError('list_unknown')
  const lines = (await listLines(ctx, open.id)).filter(
    ({ ticked, food, text }) => !ticked && (food !== null || !isNotBought(text)),
  )
  const groups = Map.groupBy(lines, keyOf)
  return {
    id: open.id,
    name: open.name,
    needs: [...groups].map(([key, some]) => needOf(ctx, key, some)),
  }
}

function needOf(ctx: Context, key: string, lines: readonly LineRow[]): ListNeed {
  const food = lines[0]?.food ?? null
  const amounts = amountsToBuy(food ?? undefined, lines)
  const qualities = food ? (lines[0]?.quality?.split(',') ?? []) : []
  const named = food ? nameOf(food, ctx.language) : ''
  const told = qualityNames(food ? (lines[0]?.quality ?? null) : null, named, ctx.language)
  const size = food === null ? undefined : sizeOf(lines, food)
  return {
    key,
    food,
    name: food ? [named, ...told].join(', ') : capital(lines[0]?.text ?? ''),
    aisle: aisleOf(food ?? undefined, lines[0]?.text ?? ''),
    amount: amountText(amounts, ctx.language, bareOf(lines)),
    // What is no food has its number in its name, and is bought so often all the same.
    amounts: food ? amounts : [...amounts, ...lines.flatMap(countOf)],
    ...(size && { size }),
    qualities,
    said: lines.flatMap((line) => (line.made ? [] : line.text)).join(', '),
  }
}

/** The one size of pack that the lines speak of. */
function sizeOf(lines: readonly LineRow[], food: string): Amount | undefined {
  const sizes = lines.map((line) => (line.made ? undefined : sizeAndCount(line.text, food)?.size))
  const [first] = sizes
  const isSame = (one: Amount | undefined) =>
    one?.quantity === first?.quantity && one?.unit === first?.unit
  return sizes.every(isSame) ? first : undefined
}

function countOf({ made, quantity, unit }: LineRow): Amount[] {
  if (made || quantity === null) return []
  if (unit !== null && unit !== 'piece' && !packages.has(unit)) return []
  return [{ quantity, ...(unit && { unit }) }]
}
