import type { MealSlot } from '../../../../shared/meals.ts'
import { insertPlanEntry } from '../../plan/insert.ts'
import { listPlan } from '../../plan/list.ts'
import { ownRecipe } from '../../recipes/read.ts'
import type { Kind } from '../kind.ts'

export interface PlanEntryRequest {
  recipeId: string
  date: string
  slot: MealSlot
  /** As many as the recipe is for, unless told otherwise. */
  servings?: number | undefined
  note?: string | undefined
}

interface PlanEntryPayload {
  recipeId: string
  title: string
  date: string
  slot: MealSlot
  servings: number
  note: string
}

/** Puts one of the person's own recipes on a date of the kitchen's plan. */
export const planEntry: Kind<PlanEntryRequest, PlanEntryPayload> = {
  scope: 'service.plan',
  editable: ['date', 'slot', 'servings'],

  async prepare(ctx, sql, { recipeId, date, slot, servings, note }) {
    const recipe = await ownRecipe(ctx, sql, recipeId)
    return {
      recipeId,
      title: recipe.title,
      date,
      slot,
      servings: servings ?? recipe.servings,
      note: note ?? '',
    }
  },

  title: (payload) => payload.title,

  async preview(ctx, sql, { recipeId, date, slot, servings, note }) {
    const recipe = await ownRecipe(ctx, sql, recipeId)
    const { entries } = await listPlan(ctx, { from: date, to: date })
    return {
      kind: 'plan_entry',
      recipe: { id: recipe.id, title: recipe.title },
      date,
      slot,
      servings,
      note,
      sameDay: entries.map((entry) => ({ slot: entry.slot, title: entry.title })),
    }
  },

  async base(ctx, sql, { recipeId }) {
    const { version, title } = await ownRecipe(ctx, sql, recipeId)
    return { version, title }
  },

  edit(payload, { date, slot, servings }) {
    return {
      ...payload,
      date: date ?? payload.date,
      slot: slot ?? payload.slot,
      servings: servings ?? payload.servings,
    }
  },

  async apply(ctx, tx, payload) {
    const { id } = await insertPlanEntry(ctx, tx, payload)
    return { kind: 'plan_entry', id, url: `${ctx.config.baseUrl}/plan?date=${payload.date}` }
  },
}
