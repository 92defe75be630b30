import { common } from './en/common.ts'
import { feed } from './en/feed.ts'
import { form } from './en/form.ts'
import { person } from './en/person.ts'
import { recipe } from './en/recipe.ts'
import { states } from './en/states.ts'
import type { PartSources } from './shape.ts'
import type { text as uk } from './uk.ts'

export const text: typeof uk = {
  common,
  feed,
  recipe,
  form,
  person,
  states,
}

export const parts: PartSources = {
  agents: () => import('./en/agents.ts'),
  author: () => import('./en/author.ts'),
  cart: () => import('./en/cart.ts'),
  comments: () => import('./en/comments.ts'),
  composer: () => import('./en/composer.ts'),
  dish: () => import('./en/dish.ts'),
  entry: () => import('./en/entry.ts'),
  imports: () => import('./en/imports.ts'),
  lists: () => import('./en/lists.ts'),
  mine: () => import('./en/mine.ts'),
  pantry: () => import('./en/pantry.ts'),
  plan: () => import('./en/plan.ts'),
  settings: () => import('./en/settings.ts'),
}
