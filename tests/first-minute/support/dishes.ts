import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { YAML } from 'bun'

const folder = join(import.meta.dir, '../../../server/demo')

/** A dish as its author wrote it down. What is right to answer follows from this and nothing else. */
export interface Dish {
  title: string
  author: string
  language: 'uk' | 'en' | 'cs'
  description: string
  servings: number
  prepMinutes: number
  cookMinutes: number
  tags: string[]
  likes: number
  daysAgo: number
  ingredients: string[]
  steps: { text: string; minutes?: number }[]
}

/** Everything that was put into the feed: the demo's dishes, and later what the walks add. */
export const feedBook: Dish[] = readDemo()

/** From the first knife to the table. */
export const totalMinutes = (dish: Dish): number => dish.prepMinutes + dish.cookMinutes

export function dishCalled(title: string): Dish | undefined {
  return feedBook.find((dish) => dish.title === title)
}

/** What may be said about a dish: that it has some food, is quick, is sweet. */
export type Rule = (dish: Dish) => boolean

/**
 * The name or a line of the dish has a word that begins so. Names that hold the word and mean
 * another thing («кокосове молоко» is no milk) are put aside first.
 */
export function says(words: string, except = ''): Rule {
  const sought = beginnings(words)
  const aside = beginnings(except || '$.')
  return (dish) =>
    [dish.title, ...dish.ingredients].some((text) => sought.test(text.replace(aside, '')))
}

export const isCalled = (words: string): Rule => {
  const sought = beginnings(words)
  return (dish) => sought.test(dish.title)
}

export const isTagged = (...tags: string[]): Rule => {
  return (dish) => dish.tags.some((tag) => tags.includes(tag))
}

export const takesAtMost = (minutes: number): Rule => {
  return (dish) => totalMinutes(dish) <= minutes
}

export const not = (rule: Rule): Rule => {
  return (dish) => !rule(dish)
}

export const both = (first: Rule, second: Rule): Rule => {
  return (dish) => first(dish) && second(dish)
}

/** Beginnings of words with "|" between them; JavaScript's \b knows no Cyrillic. */
function beginnings(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')
}

function readDemo(): Dish[] {
  const authors = YAML.parse(readText('authors.yaml')) as { id: string; displayName: string }[]
  const nameOf = new Map(authors.map(({ id, displayName }) => [id, displayName]))
  return [...new Bun.Glob('recipes/*.yaml').scanSync(folder)].sort().map((file) => {
    const dish = YAML.parse(readText(file)) as Dish
    return { ...dish, author: nameOf.get(dish.author) ?? dish.author }
  })
}

function readText(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}
