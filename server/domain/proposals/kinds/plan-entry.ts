import type { MealSlot } from '../../../../shared/meals.ts'
import type { ProposedEntry } from '../../../../shared/wire/proposals.ts'
import type { Queryable } from '../../../db/client.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import { heldRecipe, keepRecipeWithin } from '../../feed/copy.ts'
import { publicationRow } from '../../feed/publication.ts'
import { insertPlanEntry } from '../../plan/insert.ts'
import { plannedOn } from '../../plan/list.ts'
import { ownRecipe } from '../../recipes/read.ts'
import type { Kind } from '../kind.ts'

export interface PlanEntryRequest {
  /** One of the person's own, or a publication, of which a copy is saved. */
  recipeId: string
  date: string
  slot: MealSlot
  /** As many as the recipe is for, unless told otherwise. */
  servings?: number | undefined
  note?: string | undefined
}

interface PlanEntry {
  recipeId: string
  title: string
  date: string
  slot: MealSlot
  servings: number
  note: string
}

/** Puts dishes on the kitchen's plan: own recipes, or copies of published ones that are saved with it. */
export const planEntry: Kind<readonly PlanEntryRequest[], { entries: PlanEntry[] }> = {
  editable: ['date', 'slot', 'servings', 'lines'],

  async prepare(ctx, sql, requests) {
    const entries: PlanEntry[] = []
    for (const [index, { recipeId, date, slot, servings, note }] of requests.entries()) {
      const dish = await dishOf(ctx, sql, recipeId).catch((error) => {
        throw requests.length > 1 ? nameEntry(error, index, recipeId) : error
      })
      const { title } = dish
      entries.push({
        ...{ recipeId, title, date, slot, note: note ?? '' },
        servings: servings ?? dish.servings,
      })
    }
    return { entries }
  },

  title({ entries }) {
    const named = entries.slice(0, mostNamed).map((one) => one.title)
    const rest = entries.length - named.length
    return named.join(', ') + (rest > 0 ? ` +${rest}` : '')
  },

  async preview(ctx, sql, { entries }) {
    const dates = [...new Set(entries.map((one) => one.date))]
    const planned = await plannedOn(ctx, sql, dates)
    const [only] = entries
    if (only && entries.length === 1) {
      const { recipeId: id, date, slot, servings, note } = only
      const { title, saves } = await dishOf(ctx, sql, id)
      const sameDay = planned.map((one) => ({ slot: one.slot, title: one.title }))
      return {
        kind: 'plan_entry',
        ...{ recipe: { id, title }, saves, date, slot, servings, note, sameDay },
      }
    }
    const proposed: ProposedEntry[] = []
    for (const { title, date, slot, servings, note, recipeId } of entries) {
      const dish = await dishIfThere(ctx, sql, recipeId)
      proposed.push({
        ...{ title: dish?.title ?? title, date, slot, servings, note },
        saves: dish?.saves ?? false,
        gone: dish === null,
      })
    }
    if (proposed.every((one) => one.gone)) throw new DomainError('recipe_unknown')
    return { kind: 'plan_entries', entries: proposed, planned }
  },

  async base(ctx, sql, { entries }) {
    // Of several, one that is gone can be left out; alone, it leaves nothing to confirm.
    const find = entries.length > 1 ? dishIfThere : dishOf
    const bases: unknown[] = []
    for (const { recipeId } of entries) bases.push((await find(ctx, sql, recipeId))?.base)
    return bases
  },

  edit({ entries }, { lines, ...words }) {
    const [field] = Object.keys(words)
    const [only] = entries
    if (field !== undefined && (entries.length > 1 || !only))
      throw new DomainError('proposal_edit_invalid', { field })
    if (lines === undefined && only) return { entries: [{ ...only, ...given(words) }] }
    const kept = new Set(lines)
    const left = entries.filter((_, index) => kept.has(index))
    if (left.length === 0) throw new DomainError('proposal_empty')
    return { entries: left }
  },

  async apply(ctx, tx, { entries }) {
    // All copies before all entries: whoever takes the same locks takes them in this order.
    const recipeIds: string[] = []
    for (const { recipeId } of entries)
      recipeIds.push(
        isPublication(recipeId) ? (await keepRecipeWithin(ctx, tx, recipeId)).id : recipeId,
      )
    const ids: string[] = []
    for (const [index, entry] of entries.entries()) {
      const recipeId = recipeIds[index] ?? entry.recipeId
      ids.push((await insertPlanEntry(ctx, tx, { ...entry, recipeId })).id)
    }
    const first = entries.map((one) => one.date).toSorted()[0]
    const [id = ''] = ids
    const url = `${ctx.config.baseUrl}/plan?date=${first}`
    return { kind: 'plan_entry', id, url, ...(ids.length > 1 && { ids }) }
  },
}

/** A title of more would be a paragraph. */
const mostNamed = 3

interface Dish {
  title: string
  servings: number
  /** A copy of it is saved when it is planned. */
  saves: boolean
  /** What has to stay as it was shown. */
  base: unknown
}

async function dishOf(ctx: Context, sql: Queryable, id: string): Promise<Dish> {
  const held = isPublication(id) ? await heldRecipe(ctx, sql, id) : { id }
  if (held) {
    const { title, servings, version } = await ownRecipe(ctx, sql, held.id)
    return { title, servings, saves: false, base: { version, title } }
  }
  const { title, servings, ingredients, steps } = await publicationRow(ctx, id, sql)
  const lines = ingredients.map((line) => line.text)
  return { title, servings, saves: true, base: { title, servings, lines, steps } }
}

async function dishIfThere(ctx: Context, sql: Queryable, id: string): Promise<Dish | null> {
  try {
    return await dishOf(ctx, sql, id)
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return null
    throw error
  }
}

/** Which of several could not be found: a model has to know which one to ask for otherwise. */
function nameEntry(error: unknown, index: number, id: string): unknown {
  if (!(error instanceof DomainError) || error.kind !== 'not_found') return error
  return new DomainError('proposal_entry_unknown', { field: `entries[${index}].recipe_id`, id })
}

function isPublication(id: string): boolean {
  return id.startsWith('pub_')
}

function given<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as never
}
