import { yieldTextOf } from '../../../recipe-reader/said-beside.ts'
import { isNode, listOf, type SchemaNode } from '../../../recipe-reader/schema.ts'
import { headingLine, lineOf, recipeLine } from '../amounts.ts'
import { leftOf } from '../left.ts'
import { numberOf } from '../numbers.ts'
import { plainMarkdown } from '../plain-markdown.ts'
import { type Reading, readingOf } from '../reading.ts'
import { mealieKeys } from './keys.ts'

/** Mealie: one object a recipe, near to schema.org, its keys in one of two spellings. */
export function readMealie(value: SchemaNode): Reading[] | null {
  const of = camelCased(value)
  if (of['slug'] === undefined || !Array.isArray(of['recipeIngredient'])) return null
  const lines = listOf(of['recipeIngredient'])
  const extras = isNode(of['extras']) ? of['extras'] : {}
  const minutes = listIn(extras['step_minutes'])
  return [
    readingOf(
      {
        name: of['name'],
        description: of['description'],
        author: extras['author'],
        inLanguage: extras['language'],
        tool: of['tools'],
        recipeYield: [numberOf(of['recipeServings']) || null, madeIn(of)],
        prepTime: of['prepTime'],
        cookTime: of['performTime'] ?? of['cookTime'],
        totalTime: of['totalTime'],
        recipeCategory: of['recipeCategory'],
        keywords: of['tags'],
        recipeIngredient: lines.flatMap(linesIn),
        recipeInstructions: listOf(of['recipeInstructions']).map((step, at) =>
          stepOf(step, minutes[at]),
        ),
        image: listIn(extras['photos']),
      },
      {
        sourceUrl: of['orgURL'] ?? of['orgUrl'],
        notes: [...listOf(of['notes']).map(noteText), ...listOf(of['comments']).map(commentText)],
        nutrition: nutritionIn(of['nutrition']),
        rating: of['rating'],
        cooked: of['lastMade'],
        created: createdIn(of),
        video: extras['video'],
        ownNote: extras['own_note'],
        updated: of['dateUpdated'] ?? of['updatedAt'],
        key: of['id'],
        takes: lines.flatMap(takenBy),
        favourite: of['isFavorite'] === true,
        lost: listOf(of['assets']).length > 0 ? ['files'] : [],
        left: leftOf(value, mealieKeys),
      },
    ),
  ]
}

/** Exports are written in `snake_case`, answers of its API in `camelCase`. */
function camelCased(value: SchemaNode): SchemaNode {
  const renamed = Object.entries(value).map(
    ([key, one]) => [key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), one] as const,
  )
  return Object.fromEntries(renamed)
}

function linesIn(value: unknown): string[] {
  if (!isNode(value)) return [String(value ?? '')]
  const line = camelCased(value)
  return [...headingLine(line['title']), textOf(line)].filter(Boolean)
}

/** A line may be another recipe; without a unit its number says how many times. */
function takenBy(value: unknown): { text: string; recipe: string }[] {
  if (!isNode(value)) return []
  const line = camelCased(value)
  const { referencedRecipe: of } = line
  const recipe = isNode(of) ? of['id'] : null
  const text = textOf(line)
  return typeof recipe === 'string' && text ? [{ text, recipe: recipe.slice(0, 100) }] : []
}

function textOf(line: SchemaNode): string {
  const { referencedRecipe } = line
  const written = isNode(referencedRecipe) && line['note'] === line['originalText'] && line['note']
  if (typeof written === 'string' && written !== '') return written
  if (isNode(referencedRecipe) && typeof referencedRecipe['name'] === 'string')
    return recipeLine(line, referencedRecipe['name'].trim())
  const { quantity, unit, food, note, display, originalText } = line
  if (isNode(food) || typeof food === 'string') return lineOf({ quantity, unit, food, note })
  const said = [display, note, originalText].find((one) => typeof one === 'string' && one.trim())
  return withPlainDigits(String(said ?? ''))
}

/** What our own export keeps in one extra for several. */
const listIn = (said: unknown) => (typeof said === 'string' ? said.split(',') : [])

/** It draws a half as ¹/₂. */
function withPlainDigits(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹₀-₉]/gu, (digit) => digit.normalize('NFKC'))
}

function stepOf(value: unknown, minutes: string | undefined): unknown {
  if (!isNode(value)) return value
  const step = {
    timeRequired: minutes,
    '@type': 'HowToStep',
    name: value['summary'],
    text: plainMarkdown(value['text']),
  }
  return { '@type': 'HowToSection', name: value['title'], itemListElement: [step] }
}

/** The day is what its owner sees; the moment of the same day says more. */
function createdIn({ dateAdded, createdAt }: SchemaNode): unknown {
  const same = dateAdded === undefined || String(createdAt).startsWith(String(dateAdded))
  return same ? createdAt : dateAdded
}

/** «12 галушок»: a newer version keeps the number apart. */
function yieldIn(of: SchemaNode): string {
  const said = String(of['recipeYield'] ?? '').trim()
  const count = /^\d/.test(said) ? '' : String(numberOf(of['recipeYieldQuantity']) || '')
  return [count, said].filter(Boolean).join(' ')
}

/** Versions that keep servings apart mean what it makes, and no eaters: «2 банки» feed nobody knows how many. */
function madeIn(of: SchemaNode): unknown {
  const text = yieldIn(of)
  const apart = of['recipeServings'] !== undefined && yieldTextOf(text) !== null
  return apart ? { value: '', text } : text
}

function commentText(value: unknown): string {
  if (!isNode(value)) return ''
  const { fullName, username } = camelCased(isNode(value['user']) ? value['user'] : {})
  const name = [fullName, username].find((one) => typeof one === 'string' && one.trim() !== '')
  return [name, plainMarkdown(value['text'])].filter(Boolean).join(': ')
}

/** `{calories: "250", fatContent: "3"}`: it counts in grams and kilocalories. */
function nutritionIn(value: unknown): string {
  if (!isNode(value)) return ''
  return Object.entries(camelCased(value))
    .filter(
      ([key, one]) => /^calories$|Content$/.test(key) && one != null && `${one}`.trim() !== '',
    )
    .map(([key, one]) => `${key.replace(/Content$/, '')}: ${one}`)
    .join('\n')
}

function noteText(value: unknown): string {
  if (!isNode(value)) return ''
  const [title, text] = [value['title'], value['text']].map((one) => String(one ?? '').trim())
  return plainMarkdown([title, text].filter(Boolean).join(': '))
}
