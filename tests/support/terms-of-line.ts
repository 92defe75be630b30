import { searchTerms } from '../../server/domain/search/document.ts'
import { quoted } from '../../server/domain/search/lexemes.ts'
import { parseIngredientLine } from '../../shared/food/line/parse.ts'

/** What a recipe of this line alone is found by, as a filter says it. */
export function termsOfLine(line: string): ReadonlySet<string> {
  const recipe = {
    title: 'Без назви',
    description: '',
    tags: [],
    ingredients: [parseIngredientLine(line)],
    steps: [],
    prepMinutes: null,
    cookMinutes: null,
    pricePerServing: 0,
  }
  return new Set([...searchTerms(recipe).keys()].map(quoted))
}
