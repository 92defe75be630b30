import type { agents } from './uk/agents.ts'
import type { author } from './uk/author.ts'
import type { cart } from './uk/cart.ts'
import type { comments } from './uk/comments.ts'
import type { composer } from './uk/composer.ts'
import type { dish } from './uk/dish.ts'
import type { entry } from './uk/entry.ts'
import type { imports } from './uk/imports.ts'
import type { lists } from './uk/lists.ts'
import type { mine } from './uk/mine.ts'
import type { pantry } from './uk/pantry.ts'
import type { plan } from './uk/plan.ts'
import type { settings } from './uk/settings.ts'
import type { text } from './uk.ts'

/** The one key set: Ukrainian names the keys, every other language must have them all. */
export type Dictionary = typeof text & Parts

/** The parts of the dictionary that few pages show; they come with those pages and with no other. */
export interface Parts {
  agents: typeof agents
  author: typeof author
  cart: typeof cart
  comments: typeof comments
  composer: typeof composer
  dish: typeof dish
  entry: typeof entry
  imports: typeof imports
  lists: typeof lists
  mine: typeof mine
  pantry: typeof pantry
  plan: typeof plan
  settings: typeof settings
}
export type PartName = keyof Parts

/** Where a language's parts are read from. It names them itself, so that a page knows those of no other. */
export type PartSources = { [Name in PartName]: () => Promise<{ [Key in Name]: Parts[Name] }> }
