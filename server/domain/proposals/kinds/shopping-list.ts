import { DomainError } from '../../../kernel/errors.ts'
import { insertLines } from '../../shopping/lines.ts'
import { currentList, findList } from '../../shopping/lists.ts'
import type { Kind } from '../kind.ts'

export interface ShoppingListRequest {
  /** An id or a name; the kitchen's current list without it. */
  list?: string | undefined
  lines: readonly string[]
}

interface ShoppingListPayload {
  /** null: the kitchen had no list yet. */
  list: { id: string; name: string } | null
  lines: string[]
}

/** Adds lines to one shopping list of the kitchen. */
export const shoppingList: Kind<ShoppingListRequest, ShoppingListPayload> = {
  editable: ['lines'],

  async prepare(ctx, sql, { list, lines }) {
    const found = await findList(ctx, list, sql)
    return { list: found && { id: found.id, name: found.name }, lines: [...lines] }
  },

  title: (payload) => payload.list?.name ?? '',

  async preview(ctx, sql, { list, lines }) {
    const found = list && (await findList(ctx, list.id, sql))
    return { kind: 'shopping_list', list: found && { id: found.id, name: found.name }, lines }
  },

  async base(ctx, sql, { list }) {
    const found = list && (await findList(ctx, list.id, sql))
    return found && { id: found.id, name: found.name }
  },

  edit(payload, { lines }) {
    const kept = new Set(lines ?? payload.lines.keys())
    const left = payload.lines.filter((_, index) => kept.has(index))
    if (left.length === 0) throw new DomainError('proposal_empty')
    return { ...payload, lines: left }
  },

  async apply(ctx, tx, payload) {
    const { id } = payload.list ?? (await currentList(ctx, tx))
    await insertLines(ctx, tx, id, payload.lines)
    return { kind: 'shopping_list', id, url: `${ctx.config.baseUrl}/lists/${id}` }
  },
}
