import { intakeWords } from '../../../../shared/language/intake.ts'
import { besideWords } from '../../../../shared/language/written.ts'
import type { IntakeProblem, LostField } from '../../../../shared/wire/intakes.ts'
import type { RecipeInput } from '../../../../shared/wire/recipes.ts'
import { draftOf } from '../../recipe-reader/draft.ts'
import { lineText, plainText } from '../../recipe-reader/plain-text.ts'
import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'

/** A recipe of a file in our words, or why there is none. */
export type Reading = ReadRecipe | { title: string | null; problem: IntakeProblem }

export interface ReadRecipe {
  recipe: RecipeInput
  /** Addresses of its pictures, or their places beside the file, the best first. */
  images: string[]
  /** A picture that was inside the file itself. */
  photo?: Uint8Array
  /** What it also said, and there is no place for here. */
  lost: readonly LostField[]
}

/** What a format has beyond schema.org. */
export interface Extras {
  source?: unknown
  sourceUrl?: unknown
  notes?: readonly unknown[]
  nutrition?: unknown
  photo?: Uint8Array | undefined
  lost?: readonly LostField[]
}

/** A format says itself in schema.org's words, and the reader of pages does the rest. */
export function readingOf(node: SchemaNode, extras: Extras = {}): Reading {
  // Addresses are never resolved here: the page that they were on is not known.
  const draft = draftOf({ node, resolve: (value) => value }, 'https://nowhere.invalid/')
  if (!draft) {
    const title = lineText(node['name'], 200)
    return { title: title || null, problem: title === '' ? 'no_name' : 'nothing_to_cook' }
  }
  const sourceUrl = webAddress(extras.sourceUrl)
  const recipe = { ...draft.recipe, sourceUrl }
  return {
    recipe: { ...recipe, description: describe(recipe, extras) },
    images: imagesIn(node['image']),
    ...(extras.photo && { photo: extras.photo }),
    lost: [...(draft.servingsSaid ? [] : (['servings'] as const)), ...(extras.lost ?? [])],
  }
}

/** The first that is an address of a page, as ours are stored. */
export function webAddress(...values: unknown[]): string | null {
  const found = values.flatMap(listOf).find((one) => {
    return typeof one === 'string' && /^https?:\/\/[^/]/i.test(one) && URL.canParse(one)
  })
  return typeof found === 'string' && isAddress(found.trim()) ? found.trim() : null
}

/** What a parser would repair or cut off is no address, nor is what Postgres could not keep. */
export function isAddress(text: string): boolean {
  return text.length <= 2000 && text.isWellFormed() && !/\p{Cc}/u.test(text)
}

function describe(recipe: RecipeInput, { source, notes = [], nutrition }: Extras): string {
  const words = intakeWords[besideWords(recipe.language ?? 'uk')]
  const from = lineText(source, 200)
  // A bare host says no more than the address that is kept anyway.
  const known = from === '' || recipe.sourceUrl?.includes(from.replace(/^https?:\/\//, ''))
  const parts = [
    recipe.description,
    ...notes.map((note) => plainText(note, 4000)),
    labelled(words.nutrition, plainText(nutrition, 1000)),
    known ? '' : labelled(words.source, from),
  ]
  return parts.filter(Boolean).join('\n\n').slice(0, 4000).trim().toWellFormed()
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`
}

function imagesIn(value: unknown): string[] {
  const named = listOf(value)
    .flatMap((one) => (isNode(one) ? [one['contentUrl'], one['url']] : [one]))
    .flatMap(listOf)
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
  return [...new Set(named.map((one) => one.trim().slice(0, 2000)))].slice(0, 5)
}
