import { besideWords } from '../../../../shared/language/written.ts'
import type { OwnRow } from '../export.ts'
import { authorOf } from '../rows.ts'
import { partsOf } from './line-parts.ts'
import { markdownWords } from './markdown.ts'

/** As much as it takes: of more it refuses the whole recipe. */
const longest = { description: 512, yieldText: 32, step: 128 } as const

/** A recipe in the words of Tandoor's own export. All lines stand together at its beginning, in their order. */
export function asTandoor(row: OwnRow) {
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
      food: {
        name: words,
        ...(line.recipe && { recipe: { id: line.recipe.id, name: line.recipe.title } }),
      },
      unit: unit === '' ? null : { name: unit },
      amount: quantity ?? 0,
      note: '',
      order,
      is_header: false,
      no_amount: quantity === null,
    }
  })
  // Under the name of a part they would all be for that part.
  const apart = row.steps.length === 0 || row.steps[0]?.part
  const first = apart ? [{ text: '', minutes: null, part: '' }] : []
  const steps = [...first, ...row.steps]
  const aside = besides(row)
  const last = aside === null ? [] : [{ ...aside, minutes: null }]
  return {
    id: row.id,
    name: row.title,
    description: row.description.slice(0, longest.description),
    keywords: row.tags.map((name) => ({ name, description: '' })),
    steps: [...steps, ...last].map((step, order) => ({
      name: (step.part ?? '').slice(0, longest.step),
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
    servings_text: (row.yield_text ?? '').slice(0, longest.yieldText),
    source_url: row.source_url,
    // It leaves these out, and our own reader does not.
    rating: row.rating,
    last_cooked: row.last_cooked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** What it has no field for stands in a last step, under the word for notes. */
function besides(row: OwnRow): { part: string; text: string } | null {
  const say = markdownWords[besideWords(row.language)]
  const text = [
    row.description.length > longest.description && row.description.replace(/\n+/g, ' '),
    (row.yield_text ?? '').length > longest.yieldText && `${say.yield}: ${row.yield_text}`,
    authorOf(row) && `${say.author}: ${authorOf(row)}`,
    row.equipment.length > 0 && `${say.equipment}: ${row.equipment.join(', ')}`,
    row.video_url && `${say.video}: ${row.video_url}`,
    row.own_note && `${say.ownNote}: ${row.own_note.replace(/\n+/g, ' ')}`,
    row.notes,
  ]
  const said = text.filter(Boolean).join('\n')
  return said === '' ? null : { part: say.notes, text: said }
}
