import { lineText, plainText } from '../../recipe-reader/plain-text.ts'
import { isNode, isOfType, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { headingLine } from './amounts.ts'
import { leftOf } from './left.ts'
import { plainMarkdown } from './plain-markdown.ts'
import { type Reading, readingOf, webAddress } from './reading.ts'
import { recipeSageKeys, schemaKeys } from './schema-keys.ts'

/** schema.org as pages, Nextcloud Cookbook, RecipeSage and many others write it. */
export function readSchemaOrg(value: SchemaNode): Reading[] | null {
  return readNodes(value, false)
}

/** The same of a page: what its maker wrote for everybody, and no program for its owner. */
export const readSchemaOfPage = (value: SchemaNode) => readNodes(value, true) ?? []

function readNodes(value: SchemaNode, page: boolean): Reading[] | null {
  if (isOfType(value, 'Recipe')) return [recipe(value, page)]
  const listed = [...listOf(value['@graph']), ...listOf(value['itemListElement'])]
    .map((one) => (isNode(one) && isNode(one['item']) ? one['item'] : one))
    .filter((one): one is SchemaNode => isNode(one) && isOfType(one, 'Recipe'))
  if (listed.length > 0) return listed.map((one) => recipe(one, page))
  const untyped = value['@type'] === undefined && value['name'] !== undefined
  return untyped && (value['recipeIngredient'] ?? value['recipeInstructions']) !== undefined
    ? [recipe(value, page)]
    : null
}

function recipe(node: SchemaNode, page: boolean): Reading {
  return readingOf(
    {
      ...node,
      recipeIngredient: withHeadings(node['recipeIngredient'] ?? node['ingredients']),
      recipeInstructions: withSections(
        page ? node['recipeInstructions'] : plainIn(node['recipeInstructions']),
      ),
    },
    {
      source: node['creditText'],
      sourceUrl: webAddress(node['isBasedOn'], node['url'], node['@id'], node['mainEntityOfPage']),
      notes: listOf(node['comment']).map((one) => (isNode(one) ? one['text'] : one)),
      nutrition: nutritionIn(node['nutrition']),
      created: node['dateCreated'] ?? (ofRecipeSage(node) ? node['datePublished'] : null),
      updated: node['dateModified'],
      key: node['identifier'],
      rating: ownRating(node),
      difficulty: node['difficulty'],
      // One that is no address of a film is told in words.
      video: listOf(node['video']).find((one) => typeof one === 'string'),
      page,
      left: leftOf(
        isDrawn(node['aggregateRating']) ? { ...node, aggregateRating: null } : node,
        ofRecipeSage(node) ? recipeSageKeys : schemaKeys,
      ),
    },
  )
}

/** RecipeSage keeps its owner's stars where pages say what everybody gave, and so does Paprika, which draws them. */
function ownRating(node: SchemaNode): unknown {
  const { aggregateRating: stars } = node
  if (isDrawn(stars)) return lineText(stars, 20)
  return ofRecipeSage(node) && isNode(stars) ? stars['ratingValue'] : null
}

const isDrawn = (stars: unknown) => /^[★☆]{5}$/.test(lineText(stars, 20))

const ofRecipeSage = (node: SchemaNode) => 'creditText' in node && 'isBasedOn' in node

/** Nextcloud and others fill it by hand; «calories: 250 kcal» is a line. */
function nutritionIn(value: unknown): string {
  if (typeof value === 'string' || Array.isArray(value)) return plainText(value, 1000)
  if (!isNode(value)) return ''
  return Object.entries(value)
    .filter(
      ([key, one]) =>
        !key.startsWith('@') &&
        (typeof one === 'number' || (typeof one === 'string' && one.trim() !== '')),
    )
    .map(([key, one]) => `${key.replace(/Content$/, '')}: ${one}`)
    .join('\n')
}

/** RecipeSage writes the name of a part as a line in brackets. */
function withHeadings(lines: unknown): unknown {
  if (!Array.isArray(lines)) return lines
  return lines.flatMap((line) => {
    const name = bracketed(line)
    return name === null ? [line] : headingLine(name)
  })
}

/** Programs write their steps in Markdown; the names of parts are still to be read. */
function plainIn(steps: unknown): unknown {
  if (!Array.isArray(steps)) return steps
  return steps.map((step) =>
    typeof step === 'string' && bracketed(step) === null ? plainMarkdown(step) : step,
  )
}

/** And as a section that holds nothing: the steps after it are what it means. */
function withSections(steps: unknown): unknown {
  if (!Array.isArray(steps)) return steps
  let pending: string | null = null
  return steps.flatMap((step) => {
    const name = emptySection(step)
    if (name !== null) {
      pending = name
      return []
    }
    if (pending === null) return [step]
    const named = { '@type': 'HowToSection', name: pending, itemListElement: [step] }
    pending = null
    return [named]
  })
}

function emptySection(step: unknown): string | null {
  if (!isNode(step) || !isOfType(step, 'HowToSection')) return bracketed(step)
  if ((step['itemListElement'] ?? step['steps']) !== undefined) return null
  const said = step['name'] ?? step['text']
  return typeof said === 'string' ? (bracketed(said) ?? said) : null
}

function bracketed(line: unknown): string | null {
  if (typeof line !== 'string' || line.length > 80) return null
  // Nextcloud Cookbook shows Markdown.
  const marked = /^\s{0,3}#{1,6}\s{1,3}(\S.{0,60})$/.exec(line)?.[1]
  if (marked !== undefined) return marked
  return /^\s{0,3}\[([^[\]]{1,60})\]\s{0,3}$/.exec(line)?.[1] ?? null
}
