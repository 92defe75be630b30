import type { Item } from './item.ts'
import { isNamed } from './marked.ts'
import { small } from './words/small.ts'

/** A food or a dish, which one can wish for. */
export function isWhole(item: Item): boolean
export function isWhole(item: Item | undefined): item is Item
export function isWhole(item: Item | undefined): boolean {
  return item !== undefined && (isNamed(item) || isDish(item))
}

/** «на обід», "for breakfast" */
export function isMeal({ terms }: Item): boolean {
  return terms.some(({ kind, id }) => kind === 'courses' && meals.has(id))
}

const meals: ReadonlySet<string> = new Set(['main', 'breakfast', 'snack'])

/** «який торт», "which cookies", «jaký dort» */
export function isAsking(item: Item | undefined): boolean {
  return small.asking.has(item?.words[0]?.low)
}

export function isDish(item: Item | undefined): boolean {
  return item?.terms.some(({ kind }) => kind === 'dishes' || kind === 'courses') ?? false
}

export function isArticle(item: Item): boolean {
  return small.article.has(item.words[0]?.low)
}
