import { agents } from './en/agents.ts'
import { author } from './en/author.ts'
import { common } from './en/common.ts'
import { entry } from './en/entry.ts'
import { feed } from './en/feed.ts'
import { mine } from './en/mine.ts'
import { recipe } from './en/recipe.ts'
import { settings } from './en/settings.ts'
import { states } from './en/states.ts'
import type { uk } from './uk.ts'

export const en: typeof uk = {
  agents,
  common,
  feed,
  mine,
  recipe,
  author,
  entry,
  settings,
  states,
}
