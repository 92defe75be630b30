import { author } from './uk/author.ts'
import { common } from './uk/common.ts'
import { feed } from './uk/feed.ts'
import { form } from './uk/form.ts'
import { mine } from './uk/mine.ts'
import { person } from './uk/person.ts'
import { recipe } from './uk/recipe.ts'
import { states } from './uk/states.ts'

export const text = { common, feed, mine, recipe, author, form, person, states }

export const parts = {
  agents: () => import('./uk/agents.ts'),
  cart: () => import('./uk/cart.ts'),
  comments: () => import('./uk/comments.ts'),
  composer: () => import('./uk/composer.ts'),
  dish: () => import('./uk/dish.ts'),
  entry: () => import('./uk/entry.ts'),
  imports: () => import('./uk/imports.ts'),
  lists: () => import('./uk/lists.ts'),
  plan: () => import('./uk/plan.ts'),
  settings: () => import('./uk/settings.ts'),
}
