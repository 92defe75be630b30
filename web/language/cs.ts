import { common } from './cs/common.ts'
import { feed } from './cs/feed.ts'
import { form } from './cs/form.ts'
import { person } from './cs/person.ts'
import { recipe } from './cs/recipe.ts'
import { states } from './cs/states.ts'
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
  agents: () => import('./cs/agents.ts'),
  author: () => import('./cs/author.ts'),
  cart: () => import('./cs/cart.ts'),
  comments: () => import('./cs/comments.ts'),
  composer: () => import('./cs/composer.ts'),
  dish: () => import('./cs/dish.ts'),
  entry: () => import('./cs/entry.ts'),
  imports: () => import('./cs/imports.ts'),
  lists: () => import('./cs/lists.ts'),
  mine: () => import('./cs/mine.ts'),
  pantry: () => import('./cs/pantry.ts'),
  plan: () => import('./cs/plan.ts'),
  settings: () => import('./cs/settings.ts'),
}
