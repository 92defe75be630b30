import type { PlanSample, PlanSampled } from '../../../shared/wire/plan.ts'
import type { Queryable } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { keepRecipe } from '../feed/copy.ts'
import { dayLong, dayOf, instantOf } from './days.ts'
import { insertPlanEntry } from './insert.ts'
import { lockPlan } from './lock-plan.ts'
import { sampleDishes } from './sample-dishes.ts'

const days = [0, 1, 2, 3, 4, 5, 6]
const breakfastDays = [0, 2, 5]

/**
 * Seven days with a dinner each and some breakfasts, none of them twice, of what the feed likes best.
 * A meal that has something in it already is left alone.
 */
export async function planSample(ctx: Context, input: PlanSample): Promise<PlanSampled> {
  signedIn(ctx)
  if (!ctx.config.feedEnabled) throw new DomainError('feed_off')
  const dates = days.map((day) => dayOf(new Date(instantOf(input.from) + day * dayLong)))
  const held = await heldMeals(ctx, ctx.sql, dates)
  const free = (slot: string, of: readonly number[]) =>
    of.flatMap((day) => (held.meals.has(`${dates[day]} ${slot}`) ? [] : (dates[day] ?? [])))
  // Fewer dishes are for the morning, and many of them are for the evening too.
  const breakfasts = await choose('breakfast', free('breakfast', breakfastDays), held.publications)
  const taken = [...held.publications, ...breakfasts.map((one) => one.publicationId)]
  const dinners = await choose('dinner', free('dinner', days), taken)
  const meals = [...dinners, ...breakfasts]
  const wanted = free('dinner', days).length + free('breakfast', breakfastDays).length
  // A week that is planned already needs no sample.
  if (meals.length === 0 && wanted > 0) throw new DomainError('sample_empty')

  const kept = await keepAll(ctx, meals)
  const planned = await ctx.sql.begin(async (tx) => {
    await lockPlan(ctx, tx)
    // Pressed twice, or by two people: the week may be planned by now.
    const now = await heldMeals(ctx, tx, dates)
    const open = kept.filter(({ date, slot }) => !now.meals.has(`${date} ${slot}`))
    const fresh = kept.flatMap((meal) => (meal.isNew ? meal.recipeId : []))
    await tx`UPDATE recipes SET sample = true WHERE id = ANY(${fresh})`
    const ids: string[] = []
    for (const { recipeId, date, slot } of open) {
      const { id } = await insertPlanEntry(ctx, tx, {
        recipeId,
        date,
        slot,
        servings: input.servings,
      })
      ids.push(id)
    }
    await tx`UPDATE plan_entries SET sample = true WHERE id = ANY(${ids})`
    return open
  })
  return {
    dinners: planned.filter(({ slot }) => slot === 'dinner').length,
    breakfasts: planned.filter(({ slot }) => slot === 'breakfast').length,
    from: input.from,
    to: dates[6] ?? input.from,
  }

  async function choose(slot: 'breakfast' | 'dinner', at: string[], except: readonly string[]) {
    const found = await sampleDishes(ctx, slot, at.length, except)
    return found.map((publicationId, index) => ({ publicationId, slot, date: at[index] ?? '' }))
  }
}

interface Meal {
  publicationId: string
  date: string
  slot: 'breakfast' | 'dinner'
}

/** One after the other: each becomes a recipe of the person's own, and none of them twice. */
async function keepAll(ctx: Context, meals: readonly Meal[]) {
  const kept: (Meal & { recipeId: string; isNew: boolean })[] = []
  for (const meal of meals) {
    const { id, isNew } = await keepRecipe(ctx, meal.publicationId)
    kept.push({ ...meal, recipeId: id, isNew })
  }
  return kept
}

/** Which meals of these days have something in them, and which publications that is. */
async function heldMeals(ctx: Context, sql: Queryable, dates: readonly string[]) {
  const { kitchenId } = signedIn(ctx)
  // plan_entries_date
  const rows = await sql<{ meal: string; publication: string | null }[]>`
    SELECT to_char(e.date, 'YYYY-MM-DD') || ' ' || e.slot AS meal,
      r.copied_publication_id AS publication
    FROM plan_entries e LEFT JOIN recipes r ON r.id = e.recipe_id
    WHERE e.kitchen_id = ${kitchenId} AND e.date = ANY(${[...dates]}::date[]) AND e.removed_at IS NULL`
  return {
    meals: new Set(rows.map((row) => row.meal)),
    publications: rows.flatMap((row) => row.publication ?? []),
  }
}
