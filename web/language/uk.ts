import { author } from './uk/author.ts'
import { common } from './uk/common.ts'
import { feed } from './uk/feed.ts'
import { form } from './uk/form.ts'
import { mine } from './uk/mine.ts'
import { person } from './uk/person.ts'
import { recipe } from './uk/recipe.ts'
import { states } from './uk/states.ts'

export const uk = { common, feed, mine, recipe, author, form, person, states }
