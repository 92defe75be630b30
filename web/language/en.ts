import type { Dictionary } from './dictionary.ts'
import { agents } from './en/agents.ts'
import { author } from './en/author.ts'
import { common } from './en/common.ts'
import { composer } from './en/composer.ts'
import { entry } from './en/entry.ts'
import { feed } from './en/feed.ts'
import { mine } from './en/mine.ts'
import { recipe } from './en/recipe.ts'
import { settings } from './en/settings.ts'
import { states } from './en/states.ts'

export const en: Dictionary = {
  agents,
  common,
  composer,
  feed,
  mine,
  recipe,
  author,
  entry,
  settings,
  states,
}
