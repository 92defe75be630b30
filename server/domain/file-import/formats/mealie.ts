import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { headingLine, lineOf } from './amounts.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { type Reading, readingOf } from './reading.ts'

/** Mealie: one object a recipe, near to schema.org, its keys in one of two spellings. */
export function readMealie(value: SchemaNode): Reading[] | null {
  const of = camelCased(value)
  if (of['slug'] === undefined || !Array.isArray(of['recipeIngredient'])) return null
  return [
    readingOf(
      {
        name: of['name'],
        description: of['description'],
        author: isNode(of['extras']) ? of['extras']['author'] : null,
        tool: of['tools'],
        recipeYield: Number(of['recipeServings']) || of['recipeYield'] || of['recipeYieldQuantity'],
        prepTime: of['prepTime'],
        cookTime: of['performTime'] ?? of['cookTime'],
        totalTime: of['totalTime'],
        recipeCategory: of['recipeCategory'],
        keywords: of['tags'],
        recipeIngredient: listOf(of['recipeIngredient']).flatMap(linesIn),
        recipeInstructions: listOf(of['recipeInstructions']).map(stepOf),
      },
      {
        sourceUrl: of['orgURL'] ?? of['orgUrl'],
        notes: [...listOf(of['notes']).map(noteText), ...listOf(of['comments']).map(commentText)],
        nutrition: nutritionIn(of['nutrition']),
        rating: of['rating'],
        cooked: of['lastMade'],
        created: of['dateAdded'] ?? of['createdAt'],
        key: of['id'],
        lost: listOf(of['assets']).length > 0 ? ['files'] : [],
      },
    ),
  ]
}

/** Exports are written in `snake_case`, answers of its API in `camelCase`. */
export function camelCased(value: SchemaNode): SchemaNode {
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

function textOf(line: SchemaNode): string {
  const { quantity, unit, food, note, display, originalText } = line
  if (isNode(food) || typeof food === 'string') return lineOf({ quantity, unit, food, note })
  const said = [display, note, originalText].find((one) => typeof one === 'string' && one.trim())
  return withPlainDigits(String(said ?? ''))
}

/** It draws a half as ¹/₂. */
function withPlainDigits(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹₀-₉]/gu, (digit) => digit.normalize('NFKC'))
}

function stepOf(value: unknown): unknown {
  if (!isNode(value)) return value
  const text = plainMarkdown(value['text'])
  return { '@type': 'HowToSection', name: value['title'], itemListElement: [text] }
}

function commentText(value: unknown): string {
  return isNode(value) ? plainMarkdown(value['text']) : ''
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
