import type { Beside } from '../../../shared/food/ask/types.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import { formsOf, searchWords } from '../search/words.ts'

/** So many foods or dishes beside it are looked for. */
const most = 3

interface GoesWith {
  /**
   * A description that names one of the dishes: where there is such a recipe, no other is meant, but for what fills a
   * plate beside anything.
   */
  conditions: Condition[]
  /** A description that names one of them speaks for the recipe. */
  rank: string[]
}

/**
 * What descriptions say of recipes that go with something: «М'які булочки до борщу». No recipe is asked to hold it.
 */
export function goesWith(beside: readonly Beside[], isMeal: boolean): GoesWith {
  const told = beside
    .slice(0, most)
    .map(({ words, dish, side }) => ({ text: inDescription(words), dish, side }))
  return {
    conditions: told
      .filter(({ dish, side }) => dish && !(isMeal && side))
      .map(({ text }) => ({ text, atMost: Number.POSITIVE_INFINITY })),
    rank: told.map(({ text }) => text),
  }
}

function inDescription(words: string): string {
  const each = searchWords(words).map((word) => formsOf(word).map((form) => lexeme.told(form)))
  return allOf(each.map((forms) => anyOf(forms.map(quoted))))
}
