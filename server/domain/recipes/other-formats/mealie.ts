import type { OwnRow } from '../export.ts'
import { authorOf, totalMinutes } from '../rows.ts'

/** A recipe in the words of Mealie's own export. */
export function asMealie(row: OwnRow, slug: string, photos: readonly string[]) {
  let title: string | null = null
  const lines = row.ingredients.flatMap((line) => {
    if (line.heading) {
      title = line.text.replace(/:$/, '')
      return []
    }
    const named = {
      title,
      note: line.text,
      quantity: null,
      unit: null,
      food: null,
      display: line.text,
      original_text: line.text,
      ...(line.recipe && { referenced_recipe: { id: line.recipe.id, name: line.recipe.title } }),
    }
    title = null
    return [named]
  })
  return {
    id: row.id,
    name: row.title,
    slug,
    description: row.description,
    recipe_servings: row.servings,
    recipe_yield: row.yield_text ?? String(row.servings),
    total_time: minutes(totalMinutes(row)),
    prep_time: minutes(row.prep_minutes),
    perform_time: minutes(row.cook_minutes),
    recipe_ingredient: lines,
    recipe_instructions: row.steps.map((step) => ({
      title: step.part ?? '',
      text: step.text,
      ingredient_references: [],
    })),
    tags: row.tags.map((name) => ({ name, slug: name })),
    recipe_category: [],
    org_url: row.source_url,
    date_added: row.created_at.toISOString().slice(0, 10),
    created_at: row.created_at.toISOString(),
    date_updated: row.updated_at.toISOString(),
    notes: row.notes === '' ? [] : [{ title: '', text: row.notes }],
    tools: row.equipment.map((name) => ({ name, slug: name })),
    rating: row.rating,
    last_made: row.last_cooked_at?.toISOString() ?? null,
    // What it has no field for: whoever reads it there finds it, and so does our own reader.
    extras: Object.fromEntries(
      Object.entries({
        author: authorOf(row),
        video: row.video_url,
        language: row.language,
        own_note: row.own_note,
        photos: photos.length > 1 && photos.join(','),
        step_minutes: row.steps.some((step) => step.minutes) && minutesOf(row),
      }).filter(([, said]) => said),
    ),
  }
}

/** One for each step, where it says how long it takes. */
const minutesOf = ({ steps }: OwnRow) => steps.map((step) => step.minutes ?? '').join(',')

function minutes(value: number | null): string | null {
  return value === null ? null : `${value} minutes`
}
