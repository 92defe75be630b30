import { z } from 'zod'
import { keyInFile } from '../../../../shared/wire/household.ts'
import { idInput } from '../../../../shared/wire/ids.ts'
import type { LeftField } from '../../../../shared/wire/intakes.ts'
import { mostMorePhotos } from '../../../../shared/wire/recipe-details.ts'
import { opinionInput, type RecipeInput, recipeInput } from '../../../../shared/wire/recipes.ts'
import { filledLine, text } from '../../../../shared/wire/text.ts'
import { minutesOf } from '../../recipe-reader/durations.ts'
import { lineText } from '../../recipe-reader/plain-text.ts'
import { isNode, isOfType, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { fileOfPhoto, photosOfVersions, readVersions } from '../../recipes/brought-versions.ts'
import { type About, momentOf } from './about.ts'
import { brief } from './left.ts'
import { type Reading, webAddress } from './reading.ts'
import { salvage } from './salvage.ts'

/** Everything that a person took along in the settings: their recipes among it. */
export function readOwnEverything(value: SchemaNode): Iterable<Reading> | null {
  if (typeof value['exportedAt'] !== 'string' || !Array.isArray(value['recipes'])) return null
  return value['recipes']
    .values()
    .filter(isNode)
    .filter((recipe) => recipe['removedAt'] == null)
    .map((recipe) => {
      const photos = [recipe['photo'], ...listOf(recipe['morePhotos'])]
      const images = photos.map((photo) => (isNode(photo) ? photo['large'] : null))
      return reading(recipe, images, {
        ...{ key: recipe['id'], createdAt: recipe['createdAt'], updatedAt: recipe['updatedAt'] },
        ...{ lastCookedAt: recipe['lastCookedAt'], copiedFrom: recipe['copiedFrom'] },
        published: typeof recipe['publicationId'] === 'string',
        ...(isNode(recipe['opinion']) && recipe['opinion']),
        takes: listOf(recipe['ingredients'])
          .filter(isNode)
          .flatMap(({ text, recipe: of }) => (isNode(of) ? { text, recipe: of['id'] } : [])),
      })
    })
}

/** A recipe of ours as schema.org: every field comes back as it was, where a page's would be guessed at. */
export function readOwnRecipe(value: SchemaNode): Reading[] | null {
  const { identifier, creativeWorkStatus: status } = value
  const own = typeof identifier === 'string' && /^rec_[0-9a-z]{26}$/.test(identifier)
  if (!own || !isOfType(value, 'Recipe') || typeof status !== 'string') return null
  // What schema.org has no word for. Files of the first version have no such part.
  const more = isNode(value['komora']) ? value['komora'] : {}
  const recipe = {
    title: value['name'],
    description: value['description'],
    language: value['inLanguage'],
    servings: value['recipeYield'],
    prepMinutes: minutesIn(value['prepTime']),
    cookMinutes: minutesIn(value['cookTime']),
    status: status === 'Draft' ? 'draft' : 'ready',
    tags: listOf(value['keywords']),
    ingredients: listOf(value['recipeIngredient']).map((line) => ({ text: line })),
    steps: listOf(value['recipeInstructions']).flatMap(stepsIn),
    sourceUrl: webAddress(value['isBasedOn']),
    sourceAuthor: isNode(value['author']) ? value['author']['name'] : null,
    notes: isNode(value['comment']) ? value['comment']['text'] : undefined,
    yieldText: more['yieldText'],
    restMinutes: more['restMinutes'],
    replaced: more['replaced'],
    equipment: listOf(value['tool']).map((tool) => (isNode(tool) ? tool['name'] : tool)),
    videoUrl: isNode(value['video']) ? value['video']['url'] : null,
  }
  return [
    reading(recipe, listOf(value['image']), {
      ...{ key: identifier, createdAt: value['dateCreated'], updatedAt: value['dateModified'] },
      ...{ rating: more['rating'], note: more['note'] },
      ...{
        lastCookedAt: more['lastCookedAt'],
        copiedFrom: more['copiedFrom'],
        takes: more['takes'],
        versions: more['versions'],
        savings: more['savings'],
      },
      // Only what stands in the feed has a page there.
      published: typeof value['@id'] === 'string' && value['@id'] !== '',
    }),
  ]
}

function stepsIn(step: unknown): unknown[] {
  if (!isNode(step)) return [step]
  if (!isOfType(step, 'HowToSection')) return [stepOf(step)]
  return listOf(step['itemListElement']).map((one, at) => ({
    ...stepOf(isNode(one) ? one : {}),
    ...(at === 0 && { part: step['name'] }),
  }))
}

const stepOf = (step: SchemaNode) => ({
  text: step['text'],
  minutes: minutesIn(step['timeRequired']),
})

const takes = z.array(z.object({ text: filledLine(300), recipe: keyInFile })).max(200)

const copied = z.object({
  publicationId: idInput.nullable().catch(null),
  author: text(200),
  title: text(200),
})

function reading(
  fields: Readonly<Record<string, unknown>>,
  images: readonly unknown[],
  said: Readonly<Record<string, unknown>>,
): Reading {
  // A photo's id belongs to the account that it was made in.
  const parsed = salvage(recipeInput, { ...fields, photoId: null, morePhotoIds: [] })
  if (!parsed) return { title: lineText(fields['title'], 200) || null, problem: 'unreadable' }
  const recipe: RecipeInput = parsed.read
  const about = aboutOf(said)
  const left = [...parsed.left, ...unlike(said, about)]
  return {
    recipe,
    images: [
      ...images.filter((one) => typeof one === 'string').slice(0, 2 * (1 + mostMorePhotos)),
      ...(about.photosOfVersions ?? []),
    ],
    about: {
      ...about,
      ...(about.photosOfVersions && {
        photosOfVersions: about.photosOfVersions.filter((one) => !images.includes(one)),
      }),
    },
    servingsSaid: !left.some((one) => one.name === 'servings'),
    ...(left.length > 0 && { left }),
    // Nothing is shown to everybody without being asked: here its owner publishes it again.
    lost: said['published'] === true ? ['feed'] : [],
  }
}

/** Each by itself: what is wrong with one is no reason to leave out the others. */
function aboutOf(said: Readonly<Record<string, unknown>>): About {
  const { rating, note } = opinionInput.shape
  const from = copied.safeParse(said['copiedFrom'])
  const about = {
    key: keyInFile.catch('').parse(said['key']),
    rating: rating.catch(null).parse(said['rating']),
    note: note.catch('').parse(said['note'] ?? ''),
    createdAt: momentOf(said['createdAt']),
    updatedAt: momentOf(said['updatedAt']),
    lastCookedAt: momentOf(said['lastCookedAt']),
    takes: takes.catch([]).parse(said['takes']),
    copiedFrom: from.success && from.data.title !== '' ? from.data : null,
  }
  const { takes: taken, ...rest } = about
  const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value))
  return { ...told, ...(taken.length > 0 && { takes: taken }), ...historyOf(said) }
}

/** What was said of a recipe, and could not be taken for what it should be. */
function unlike(said: Readonly<Record<string, unknown>>, about: About): LeftField[] {
  const names = ['rating', 'note', 'createdAt', 'updatedAt', 'lastCookedAt'] as const
  return names.flatMap((name) => {
    const given = said[name]
    return given == null || given === '' || about[name] ? [] : [{ name, said: brief(given, 0) }]
  })
}

function historyOf(said: Readonly<Record<string, unknown>>): About {
  const versions = readVersions(said['versions'])
  if (versions.length === 0) return {}
  const last = Math.max(...versions.map((one) => one.number))
  const savings = z.number().int().min(last).max(1_000_000).catch(last).parse(said['savings'])
  return { versions, savings, photosOfVersions: photosOfVersions(versions).map(fileOfPhoto) }
}

/** PT0M is a time too: nothing has to be prepared. */
function minutesIn(value: unknown): unknown {
  if (value === undefined || value === null) return null
  // What is no time is told as it was written.
  const plain = typeof value !== 'string' || /^P[\dTDHMS.,]+$/.test(value)
  return value === 'PT0M' ? 0 : plain ? (minutesOf(value) ?? value) : value
}
