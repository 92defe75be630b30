import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('en')

export const author: Dictionary['author'] = {
  description: (name) => `Recipes published by ${name}.`,
  recipes: (count) => plural(count, { one: 'recipe', other: 'recipes' }),
  followers: (count) => plural(count, { one: 'reader', other: 'readers' }),
  gone: 'There is no such author',
  goneHint: 'The account may have been deleted.',
}
