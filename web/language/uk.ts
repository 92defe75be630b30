import { common } from './uk/common.ts'
import { feed } from './uk/feed.ts'
import { form } from './uk/form.ts'
import { person } from './uk/person.ts'
import { recipe } from './uk/recipe.ts'
import { states } from './uk/states.ts'

export const text = { common, feed, recipe, form, person, states }

export const parts = {
  agents: () => import('./uk/agents.ts'),
  author: () => import('./uk/author.ts'),
  cart: () => import('./uk/cart.ts'),
  comments: () => import('./uk/comments.ts'),
  composer: () => import('./uk/composer.ts'),
  dish: () => import('./uk/dish.ts'),
  entry: () => import('./uk/entry.ts'),
  imports: () => import('./uk/imports.ts'),
  lists: () => import('./uk/lists.ts'),
  mine: () => import('./uk/mine.ts'),
  pantry: () => import('./uk/pantry.ts'),
  plan: () => import('./uk/plan.ts'),
  settings: () => import('./uk/settings.ts'),
}
