import type { WrittenLanguage } from '../../../shared/language/written.ts'
import { usualServings } from '../../../shared/servings.ts'
import type { Photo, Recipe, RecipeDraft, RecipeInput } from '../../../shared/wire/recipes.ts'

/** What is being written, as the fields hold it: numbers may still be half typed. */
export interface Draft {
  title: string
  description: string
  servings: number
  prep: string
  cook: string
  tags: string[]
  lines: Row[]
  steps: StepRow[]
  photo: Photo | null
  sourceUrl: string | null
  sourceAuthor: string | null
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
  const lines = recipe.ingredients.map((line, at) => row(line.text, `line-${at}`))
  const steps = recipe.steps.map((step, at) => stepRow(step.text, step.minutes, `step-${at}`))
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
    language: recipe.language,
    ...(recipe.servings === null && { servingsUnsaid: true }),
  }
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
    ingredients: draft.lines.flatMap(({ text }) => (text.trim() ? { text: text.trim() } : [])),
    steps: draft.steps.flatMap((step) =>
      step.text.trim() ? { text: step.text.trim(), minutes: minutes(step.minutes) } : [],
    ),
    photoId: draft.photo?.id ?? null,
    sourceUrl: draft.sourceUrl,
    sourceAuthor: draft.sourceUrl === null ? null : (draft.sourceAuthor ?? null),
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

const mostMinutes = 100_000

function minutes(text: string): number | null {
  const value = Number.parseInt(text, 10)
  return Number.isFinite(value) && value >= 0 ? Math.min(value, mostMinutes) : null
}

const written = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)
