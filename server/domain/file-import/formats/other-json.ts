import { isNode, listOf, type SchemaNode } from '../../recipe-reader/schema.ts'
import { recipeInState } from '../../recipe-reader/script-state.ts'
import { leftOf } from './left.ts'
import { numberOf } from './numbers.ts'
import { otherKeys } from './other-keys.ts'
import { type Reading, readingOf, webAddress } from './reading.ts'

/** Norish, AnyList and any other program whose recipes have a name, lines and steps by whatever words. */
export function readOtherJson(value: SchemaNode): Reading[] | null {
  const one = inOneSystem(value)
  const node = recipeInState(one)
  if (!node) return null
  const seconds = Array.isArray(value['preparationSteps'])
  return [
    readingOf(
      {
        ...node,
        ...(seconds && anyListTimes(value)),
        description: node['description'] ?? value['text'],
        image: [
          ...listOf(node['image']).filter((one) => !isInside(one)),
          ...listOf(value['images'])
            .filter((one) => !isInside(one))
            .map(pictureIn),
          ...listOf(value['photoUrls']),
          ...listOf(value['pictures']),
          value['originalPicture'],
        ],
        ...(isBoxed(value) && { recipeYield: value['quantity'] }),
        tool: listOf(value['cookware'] || null),
        author: node['author'] ?? value['authorName'],
        keywords: tagsOf(value),
        recipeIngredient: listOf(node['recipeIngredient']).flatMap(linesIn).map(asHeading),
        recipeInstructions: inSections(listOf(node['recipeInstructions']).flatMap(linesIn)),
      },
      {
        source: value['sourceName'] ?? value['source'],
        sourceUrl: webAddress(
          value['sourceUrl'],
          value['source_url'],
          value['url'],
          value['source'],
          value['link'],
        ),
        photos: listOf(value['images'])
          .filter(isInside)
          .map((one) => Buffer.from(one, 'base64')),
        notes: listOf(value['notes'] ?? value['note']).map((one) =>
          isNode(one) ? one['text'] : one,
        ),
        rating: value['rating'],
        nutrition: nutritionIn(value),
        created: value['createdAt'] ?? value['creationTimestamp'],
        updated: value['updatedAt'],
        video: listOf(value['videos'] ?? value['video']).map((one) =>
          isNode(one) ? one['video'] : one,
        )[0],
        favourite: [value['favorite'], value['favourite']].includes(true),
        key: value['id'] ?? value['identifier'],
        left: leftOf(withoutTaken(value, node), otherKeys),
      },
    ),
  ]
}

/** Where another field says the same thing, these are told. */
function withoutTaken(value: SchemaNode, { description }: SchemaNode): SchemaNode {
  const address = webAddress(value['sourceUrl'], value['source_url'], value['url'], value['source'])
  return {
    ...value,
    ...(!description && { text: null }),
    ...((address === null || address === value['link']) && { link: null }),
  }
}

/** Norish keeps each line twice, in grams and in cups: those that its owner sees count. */
function inOneSystem(value: SchemaNode): SchemaNode {
  const { systemUsed: system, recipeIngredients: lines, steps } = value
  if (typeof system !== 'string' || !Array.isArray(lines)) return headingsTold(value)
  const own = (all: readonly unknown[]) => {
    const rows = all.filter(isNode)
    const seen = rows.filter((row) => (row['systemUsed'] ?? system) === system)
    const placed = seen.length > 0 ? seen : rows
    return placed.toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0))
  }
  return {
    ...value,
    recipeIngredients: own(lines),
    ...(Array.isArray(steps) && { steps: own(steps) }),
  }
}

/** AnyList says of a line that it is a heading. */
function headingsTold(value: SchemaNode): SchemaNode {
  if (!Array.isArray(value['preparationSteps'])) return value
  const lines = listOf(value['ingredients']).map((line) =>
    isNode(line) && line['isHeading'] === true
      ? { rawIngredient: `# ${line['rawIngredient'] ?? line['name'] ?? ''}` }
      : line,
  )
  return { ...value, ingredients: lines }
}

/** «# Для тіста»: both mark the name of a part so. */
const part = /^\s{0,3}#{1,3}\s{0,3}(\S.{0,60})$/

function asHeading(line: unknown): unknown {
  const name = typeof line === 'string' ? part.exec(line)?.[1] : undefined
  return name === undefined ? line : `${name.trim().replace(/:$/, '')}:`
}

function inSections(steps: readonly unknown[]): unknown[] {
  let name: string | undefined
  return steps.flatMap((step) => {
    const said = isNode(step) ? step['text'] : step
    const heading = typeof said === 'string' ? part.exec(said)?.[1] : undefined
    if (heading !== undefined) {
      name = heading.trim()
      return []
    }
    const section = { '@type': 'HowToSection', name, itemListElement: [step] }
    const named = name !== undefined
    name = undefined
    return [named ? section : step]
  })
}

/** Mela keeps lines and steps as texts of many lines, with the names of parts among them. */
const linesIn = (one: unknown): unknown[] => {
  const lines = typeof one === 'string' ? one.split('\n') : []
  return lines.some((line) => part.test(line)) ? lines : [one]
}

/** Mela writes its pictures into the file. */
const isInside = (one: unknown): one is string =>
  typeof one === 'string' && one.length > 100 && /^[\w+/=\s-]+$/.test(one.slice(0, 400))

/** My Recipe Box: its lines and steps are texts, and for how many it is a quantity. */
const isBoxed = (value: SchemaNode) =>
  typeof value['quantity'] === 'string' && typeof value['ingredients'] === 'string'

function nutritionIn(value: SchemaNode): string {
  if (typeof value['nutrition'] === 'string') return value['nutrition']
  if (typeof value['nutritionalInfo'] === 'string') return value['nutritionalInfo']
  return ['calories', 'fat', 'carbs', 'protein']
    .flatMap((name) => (value[name] == null ? [] : [`${name}: ${value[name]}`]))
    .join('\n')
}

function pictureIn(one: unknown): unknown {
  return isNode(one) ? (one['image'] ?? one['url'] ?? one['src']) : one
}

/** AnyList counts in seconds. */
function anyListTimes(value: SchemaNode) {
  const minutes = (seconds: unknown) => Math.round(numberOf(seconds) / 60) || undefined
  return { prepTime: minutes(value['prepTime']), cookTime: minutes(value['cookTime']) }
}

function tagsOf(value: SchemaNode): unknown[] {
  return ['tags', 'categories', 'cuisines', 'labels']
    .flatMap((name) => listOf(value[name]))
    .map((tag) => (isNode(tag) ? (tag['name'] ?? tag['title']) : tag))
}
