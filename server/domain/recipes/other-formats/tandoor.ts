import type { RecipeRow } from '../rows.ts'
import { partsOf } from './line-parts.ts'

/** A recipe in the words of Tandoor's own export. All lines stand with the first step, in their order. */
export function asTandoor(row: RecipeRow) {
  const ingredients = row.ingredients.map((line, order) => {
    if (line.heading) {
      return {
        food: null,
        unit: null,
        amount: 0,
        note: line.text,
        order,
        is_header: true,
        no_amount: true,
      }
    }
    const { quantity, unit, words } = partsOf(line)
    return {
      food: { name: words },
      unit: unit === '' ? null : { name: unit },
      amount: quantity ?? 0,
      note: '',
      order,
      is_header: false,
      no_amount: quantity === null,
    }
  })
  const steps = row.steps.length > 0 ? row.steps : [{ text: '', minutes: null, part: '' }]
  return {
    name: row.title,
    description: [row.description, row.notes].filter(Boolean).join('\n\n'),
    keywords: row.tags.map((name) => ({ name, description: '' })),
    steps: steps.map((step, order) => ({
      name: step.part ?? '',
      instruction: step.text,
      ingredients: order === 0 ? ingredients : [],
      time: step.minutes ?? 0,
      order,
      show_as_header: false,
    })),
    working_time: row.prep_minutes ?? 0,
    waiting_time: (row.cook_minutes ?? 0) + (row.rest_minutes ?? 0),
    internal: true,
    nutrition: null,
    servings: row.servings,
    servings_text: row.yield_text ?? '',
    source_url: row.source_url,
  }
}
