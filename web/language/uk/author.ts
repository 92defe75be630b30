import { plurals } from '../plural.ts'

const plural = plurals('uk')

export const author = {
  description: (name: string) => `Рецепти, які опублікував автор ${name}.`,
  recipes: (count: number) =>
    plural(count, { one: 'рецепт', few: 'рецепти', many: 'рецептів', other: 'рецепта' }),
  followers: (count: number) =>
    plural(count, { one: 'читач', few: 'читачі', many: 'читачів', other: 'читача' }),
  gone: 'Такого автора немає',
  goneHint: 'Можливо, цей обліковий запис видалено.',
}
