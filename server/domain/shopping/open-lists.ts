import type { ListRow } from '../../../shared/wire/shopping.ts'
import type { Context } from '../../kernel/context.ts'
import { shoppingLists } from './lists.ts'
import { readLists } from './read.ts'

interface OpenList {
  id: string
  name: string
  current: boolean
  /** What is still to be bought: «Молоко 2 л». */
  openLines: string[]
}

/** The kitchen's lists in a few words, each brought up to date with the plan as when a person opens it. */
export async function openLists(ctx: Context): Promise<OpenList[]> {
  const lists: OpenList[] = []
  for (const card of await shoppingLists(ctx)) lists.push(await openList(ctx, card))
  return lists
}

/** One of them, of the actor's own kitchen. */
export async function openList(
  ctx: Context,
  { id, name, current }: Omit<OpenList, 'openLines'>,
): Promise<OpenList> {
  const { open } = await readLists(ctx, { id })
  const rows = open?.rows.filter((row) => !row.ticked) ?? []
  return { id, name, current, openLines: rows.map(textOf) }
}

function textOf({ name, amount, note, remark }: ListRow): string {
  return [[name, amount].filter(Boolean).join(' '), note, remark].filter(Boolean).join(', ')
}
