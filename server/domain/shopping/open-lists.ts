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
  for (const { id, name, current } of await shoppingLists(ctx)) {
    const { open } = await readLists(ctx, { id })
    const rows = open?.rows.filter((row) => !row.ticked) ?? []
    lists.push({ id, name, current, openLines: rows.map(textOf) })
  }
  return lists
}

function textOf({ name, amount, note }: { name: string; amount: string; note: string }): string {
  return [[name, amount].filter(Boolean).join(' '), note].filter(Boolean).join(', ')
}
