import { intakeWords } from '../../../../shared/language/intake.ts'
import { besideWords } from '../../../../shared/language/written.ts'
import type { Household } from '../../../../shared/wire/household.ts'
import type { IntakeProblem, LeftField, LostField } from '../../../../shared/wire/intakes.ts'
import { mostMorePhotos } from '../../../../shared/wire/recipe-details.ts'
import type { RecipeInput } from '../../../../shared/wire/recipes.ts'
import { draftOf } from '../../recipe-reader/draft.ts'
import { lineText, plainText } from '../../recipe-reader/plain-text.ts'
import { safeAddress, saysEaters, yieldTextOf } from '../../recipe-reader/said-beside.ts'
import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { type About, momentOf, ratingOf } from './about.ts'

/** A recipe of a file in our words, or why there is none. */
export type Reading =
  | ReadRecipe
  | { title: string | null; problem: IntakeProblem; left?: readonly LeftField[] }
  | { household: Household }

export interface ReadRecipe {
  recipe: RecipeInput
  /** Addresses of its pictures, or their places beside the file, the best first. */
  images: string[]
  /** Pictures that were inside the file itself. */
  photos?: Uint8Array[]
  about?: About
  /** False where nobody says for how many it is. */
  servingsSaid: boolean
  /** What it also said, and there is no place for here. */
  lost: readonly LostField[]
  left?: readonly LeftField[]
}

/** What a format has beyond schema.org. */
export interface Extras {
  source?: unknown
  sourceUrl?: unknown
  notes?: readonly unknown[]
  nutrition?: unknown
  difficulty?: unknown
  favourite?: boolean
  rating?: unknown
  /** A note that was for nobody else. */
  ownNote?: unknown
  created?: unknown
  updated?: unknown
  cooked?: unknown
  key?: unknown
  takes?: About['takes']
  video?: unknown
  photos?: readonly Uint8Array[]
  lost?: readonly LostField[]
  left?: readonly LeftField[]
  /** As a page on the web it is read as pages are. */
  page?: boolean
}

/** A format says itself in schema.org's words, and the reader of pages does the rest. */
export function readingOf(node: SchemaNode, extras: Extras = {}): Reading {
  // Addresses are never resolved here: the page that they were on is not known.
  const said = extras.page ? node : { ...node, recipeYield: eatersOf(node['recipeYield']) }
  const draft = draftOf({ node: said, resolve: (value) => value }, 'https://nowhere.invalid/')
  if (!draft) {
    const title = lineText(node['name'], 200)
    return { title: title || null, problem: title === '' ? 'no_name' : 'nothing_to_cook' }
  }
  const sourceUrl = webAddress(extras.sourceUrl)
  const videoUrl = safeAddress(extras.video) ?? draft.recipe.videoUrl
  const recipe = { ...draft.recipe, sourceUrl, videoUrl }
  const words = intakeWords[besideWords(recipe.language ?? 'uk')]
  const tags = extras.favourite ? [...new Set([...recipe.tags, words.favourite])] : recipe.tags
  const source = sourceIn(recipe, extras.source)
  return {
    recipe: {
      ...recipe,
      yieldText: recipe.yieldText ?? rangeIn(node['recipeYield']),
      tags: tags.slice(0, 30),
      sourceAuthor: recipe.sourceAuthor || source,
      notes: notesOf(recipe, extras),
    },
    images: imagesIn(node['image']),
    ...(extras.photos?.length && { photos: extras.photos.slice(0, mostMorePhotos + 1) }),
    about: aboutOf(extras),
    servingsSaid: draft.servingsSaid,
    lost: extras.lost ?? [],
    left: [...(extras.left ?? []), ...besideAuthor(recipe, source)],
  }
}

/** «12 штук» feed nobody knows how many: of what a program keeps in one field only eaters are counted as such. */
function eatersOf(value: unknown): unknown {
  return listOf(value).map((one) => {
    const text = isNode(one) ? one['text'] : one
    const counts = typeof text === 'string' && yieldTextOf(text) !== null && !saysEaters(text)
    return counts ? { ...(isNode(one) && one), value: '', text } : one
  })
}

/** «8–10»: the larger number would be lost in the one that is counted with. */
function rangeIn(value: unknown): string | undefined {
  return listOf(value)
    .map((one) => lineText(one, 60))
    .find((said) => /^\D{0,20}\d{1,3}\s?(?:[-–—]|до|to|až)\s?\d{1,3}(?!\d)/.test(said))
}

function aboutOf(extras: Extras): About {
  const key =
    typeof extras.key === 'string' || typeof extras.key === 'number' ? `${extras.key}` : null
  const said = {
    key: key?.slice(0, 100),
    rating: ratingOf(extras.rating),
    note: plainText(extras.ownNote, 4000),
    createdAt: momentOf(extras.created),
    updatedAt: momentOf(extras.updated),
    lastCookedAt: momentOf(extras.cooked),
    takes: extras.takes?.length ? extras.takes : null,
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value))
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

/** A book or a grandmother; a bare host says no more than the address that is kept anyway. */
function sourceIn({ sourceUrl }: RecipeInput, source: unknown): string | null {
  const from = lineText(source, 120)
  const known = from === '' || sourceUrl?.includes(from.replace(/^https?:\/\//, ''))
  return known || webAddress(from) !== null ? null : from
}

/** There is one field for who wrote it: of a book besides its author a line is told. */
function besideAuthor({ sourceAuthor }: RecipeInput, source: string | null): LeftField[] {
  const known = !sourceAuthor || source === null || sourceAuthor.includes(source)
  return known ? [] : [{ name: 'source', said: source }]
}

/** What has no field of its own is said in words. */
function notesOf(
  recipe: RecipeInput,
  { notes = [], nutrition, difficulty, video }: Extras,
): string {
  const words = intakeWords[besideWords(recipe.language ?? 'uk')]
  const unsafe = safeAddress(video) === null ? lineText(video, 300) : ''
  const parts = [
    ...notes.map((note) => plainText(note, 8000)),
    labelled(words.nutrition, inWords(plainText(nutrition, 1000), words)),
    labelled(words.difficulty, lineText(difficulty, 60)),
    labelled(words.video, unsafe),
  ]
  return parts.filter(Boolean).join('\n\n').slice(0, 8000).trim().toWellFormed()
}

/** «saturatedFat: 3» is what a program says to itself. */
function inWords(text: string, { nutrients }: (typeof intakeWords)['uk']): string {
  return text.replace(/^([A-Za-z][A-Za-z ]{2,30}):/gm, (whole, name: string) => {
    const bare = name
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/^total|content$/g, '')
    return Object.hasOwn(nutrients, bare) ? `${nutrients[bare]}:` : whole
  })
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`
}

function imagesIn(value: unknown): string[] {
  const named = listOf(value)
    .flatMap((one) => (isNode(one) ? [one['contentUrl'], one['url']] : [one]))
    .flatMap(listOf)
    .filter((one): one is string => typeof one === 'string' && one.trim() !== '')
  return [...new Set(named.map((one) => one.trim().slice(0, 2000)))].slice(0, 16)
}
