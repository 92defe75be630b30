import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')

export const author: Dictionary['author'] = {
  description: (name) => `Zveřejněné recepty, autor ${name}.`,
  recipes: (count) =>
    plural(count, { one: 'recept', few: 'recepty', many: 'receptu', other: 'receptů' }),
  followers: (count) =>
    plural(count, { one: 'čtenář', few: 'čtenáři', many: 'čtenáře', other: 'čtenářů' }),
  gone: 'Takový autor neexistuje',
  goneHint: 'Účet byl možná smazán.',
}
