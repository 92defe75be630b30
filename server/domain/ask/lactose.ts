import { refusesMilk } from '../../../shared/food/ask/lactose.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf, type Condition } from '../search/query.ts'
import type { Asked } from './candidates.ts'

/** The same without what it refuses of milk, where that is lactose alone: `withoutLactose` asks for it in its place. */
export function asLactoseFree(asked: Asked): Asked {
  if (!asked.onlyLactose || !refusesMilk(asked)) return asked
  return {
    ...asked,
    exclude: asked.exclude.filter((id) => !isKindOf(id, 'dairy')),
    allergies: asked.allergies.filter((one) => one !== 'milk'),
    diets: asked.diets.filter((diet) => diet !== 'dairy-free'),
  }
}

/** What has no milk, or milk without lactose. */
export function withoutLactose(asked: Asked): Condition[] {
  if (!asked.onlyLactose || !refusesMilk(asked)) return []
  const marks = [lexeme.lactoseFree, lexeme.diet('dairy-free')]
  return [{ text: anyOf(marks.map(quoted)), atMost: Number.POSITIVE_INFINITY }]
}
