import { author } from './en/author.ts'
import { common } from './en/common.ts'
import { feed } from './en/feed.ts'
import { form } from './en/form.ts'
import { mine } from './en/mine.ts'
import { person } from './en/person.ts'
import { recipe } from './en/recipe.ts'
import { states } from './en/states.ts'
import type { uk } from './uk.ts'

export const en: typeof uk = {
  common,
  feed,
  mine,
  recipe,
  author,
  form,
  person,
  states,
}
