import type { Dictionary } from './dictionary.ts'
import { author } from './en/author.ts'
import { common } from './en/common.ts'
import { entry } from './en/entry.ts'
import { feed } from './en/feed.ts'
import { recipe } from './en/recipe.ts'
import { settings } from './en/settings.ts'
import { states } from './en/states.ts'

export const en: Dictionary = { common, feed, recipe, author, entry, settings, states }
