import type { WrittenLanguage } from '../../../shared/language/written.ts'
import { usualServings } from '../../../shared/servings.ts'
import type {
  Ingredient,
  Photo,
  Recipe,
  RecipeDraft,
  RecipeInput,
} from '../../../shared/wire/recipes.ts'
import { type MoreFields, moreInput, moreOf, noMore } from './moreFields.ts'
import { minutes, written } from './numbers.ts'
import { partNameOf } from './partName.ts'

/** What is being written, as the fields hold it: numbers may still be half typed. */
export interface Draft {
  title: string
  description: string
  servings: number
  prep: string
  cook: string
  tags: string[]
  lines: LineRow[]
  steps: StepRow[]
  photo: Photo | null
  sourceUrl: string | null
  sourceAuthor: string | null
  more: MoreFields
  /** As the page that it was read from declares it. */
  language?: WrittenLanguage | undefined
  /** The page that it was read from does not say for how many it is. */
  servingsUnsaid?: boolean
}

export interface Row {
  /** Names the row on the page; those of a draft as it comes are the same on server and browser. */
  key: string
  text: string
}

export interface LineRow extends Row {
  /** Another recipe, of which the line takes a part. */
  recipe?: { id: string; title: string } | undefined
}

export interface StepRow extends Row {
  minutes: string
}

export function emptyDraft(): Draft {
  return {
    title: '',
    description: '',
    servings: usualServings,
    prep: '',
    cook: '',
    tags: [],
    lines: [row('', 'line-0')],
    steps: [stepRow('', null, 'step-0')],
    photo: null,
    sourceUrl: null,
    sourceAuthor: null,
    more: { ...noMore },
  }
}

export function row(text = '', key = newKey()): Row {
  return { key, text }
}

export function stepRow(text = '', minutes?: number | null, key?: string): StepRow {
  return { ...row(text, key), minutes: written(minutes) }
}

export function draftOf(recipe: Recipe | RecipeDraft): Draft {
  const empty = emptyDraft()
  const lines = recipe.ingredients.map((line, at) => lineRow(line, `line-${at}`))
  const steps = recipe.steps.flatMap(({ text, minutes, part }, at) => [
    ...(part ? [stepRow(`${part}:`, null, `part-${at}`)] : []),
    stepRow(text, minutes, `step-${at}`),
  ])
  return {
    title: recipe.title,
    description: recipe.description,
    servings: recipe.servings ?? usualServings,
    prep: written(recipe.prepMinutes),
    cook: written(recipe.cookMinutes),
    tags: [...recipe.tags],
    lines: lines.length > 0 ? lines : empty.lines,
    steps: steps.length > 0 ? steps : empty.steps,
    // A copy of its own: what a query holds cannot be cloned.
    photo: recipe.photo && { ...recipe.photo },
    sourceUrl: recipe.sourceUrl ?? null,
    sourceAuthor: recipe.sourceAuthor ?? null,
    more: moreOf(recipe),
    language: recipe.language,
    ...(recipe.servings === null && { servingsUnsaid: true }),
  }
}

/** What an import has found takes nothing. */
function lineRow(line: Ingredient | { text: string }, key: string): LineRow {
  const taken = 'recipe' in line ? line.recipe : undefined
  return { ...row(line.text, key), ...(taken && { recipe: { id: taken.id, title: taken.title } }) }
}

let made = 0

/** Not a UUID: over plain HTTP, as in a home network, browsers refuse to make one. */
export function newKey(): string {
  made += 1
  return `${Date.now().toString(36)}-${made}`
}

export type DraftInput = Omit<RecipeInput, 'status'>

/** As the server takes it: empty rows left out, minutes as numbers or none. */
export function inputOf(draft: Draft): DraftInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    servings: draft.servings,
    prepMinutes: minutes(draft.prep),
    cookMinutes: minutes(draft.cook),
    tags: [...draft.tags],
    ingredients: draft.lines.flatMap(({ text, recipe }) =>
      text.trim() ? { text: text.trim(), recipeId: recipe?.id ?? null } : [],
    ),
    steps: stepsOf(draft.steps),
    ...moreInput(draft.more),
    photoId: draft.photo?.id ?? null,
    sourceUrl: draft.sourceUrl,
    sourceAuthor: draft.sourceAuthor ?? null,
    language: draft.language,
  }
}

/** Whether two drafts would be saved as the same recipe. */
export function sameDraft(one: Draft, other: Draft): boolean {
  // The language follows the words.
  const words = (draft: Draft) => JSON.stringify({ ...inputOf(draft), language: null })
  return words(one) === words(other)
}

export function isBlank(draft: Draft): boolean {
  return sameDraft(draft, emptyDraft())
}

/** A row that names a part of the method goes before the step that follows it. */
function stepsOf(rows: readonly StepRow[]): RecipeInput['steps'] {
  const steps: RecipeInput['steps'] = []
  let part: string | null = null
  for (const { text, minutes: typed } of rows) {
    const named = partNameOf(text)
    if (named) part = named
    else if (text.trim()) {
      steps.push({ text: text.trim(), minutes: minutes(typed), ...(part && { part }) })
      part = null
    }
  }
  // A name that nothing follows is kept as it was typed.
  if (part) steps.push({ text: `${part}:`, minutes: null })
  return steps
}
