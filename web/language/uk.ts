import { agents } from './uk/agents.ts'
import { author } from './uk/author.ts'
import { common } from './uk/common.ts'
import { entry } from './uk/entry.ts'
import { feed } from './uk/feed.ts'
import { mine } from './uk/mine.ts'
import { recipe } from './uk/recipe.ts'
import { settings } from './uk/settings.ts'
import { states } from './uk/states.ts'

export const uk = { agents, common, feed, mine, recipe, author, entry, settings, states }
