import { findFood } from '../../../../shared/food/names/match.ts'
import { stem } from '../../../../shared/food/text/stem.ts'
import { wordsIn } from '../../../../shared/food/text/tokens.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { namesOf } from './names.ts'

const shortest = 4

/** What a person wrote besides the food's own names: «варена» of «варена згущонка». */
export function wordsBeside(need: ListNeed): string[] {
  if (need.food === null) return []
  const own = new Set(namesOf(need.food).map(stem))
  return content(need.said).filter((word) => !own.has(stem(word)))
}

/** Those of them by which products on this shelf are told apart: one has the word, another has not. */
export function tellingWords(need: ListNeed, titles: readonly string[]): string[] {
  return wordsBeside(need).filter((word) => titles.some((title) => says(title, word)))
}

/** «без лактози» is said by «безлактозне» too. */
export function says(title: string, word: string): boolean {
  const root = stem(word)
  return wordsIn(title).some((one) => stem(one) === root || (root.length > 4 && one.includes(root)))
}

/** Every word that was written stands in the title, and what else is there is no food: a brand, a size. */
export function isTitledSo(need: ListNeed, title: string): boolean {
  const written = content(need.said)
  if (written.length === 0 || !written.every((word) => says(title, word))) return false
  const roots = new Set(written.map(stem))
  const rest = content(title).filter((word) => !roots.has(stem(word)))
  return rest.every((word) => findFood(word) === undefined)
}

const content = (text: string) =>
  wordsIn(text).filter((word) => word.length >= shortest && !/\d/.test(word))
