import { terms } from '../../../shared/food/ask/terms.ts'
import { stopWords } from '../../../shared/food/ask/words/stop.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { lexeme } from './lexemes.ts'
import { searchWords } from './words.ts'

const mostWords = 6

/**
 * What the whole of a text names: its words, and the food or dish that they are the name of. A title and
 * a question that share one of these are of the same dish: "guacamole recipe", «гуакамоле», "Guacamole".
 */
export function called(text: string): { words: string[]; named: string[] } {
  const all = searchWords(text)
  const words = all.filter((word) => !stopWords.has(word.low))
  if (words.length === 0 || words.length > mostWords) return { words: [], named: [] }
  const whole = words.map((word) => word.deep).sort()
  const [food] = matchPlainFoods(words)
  const isFood = food?.from === 0 && food.to === words.length && !food.weak
  const dish = terms.longest(words, 0)
  const dishIds = (dish?.values ?? []).flatMap(({ kind, id }) => (kind === 'dishes' ? [id] : []))
  return {
    words: [lexeme.called(whole.join(' '))],
    named: [
      ...(isFood ? [lexeme.called(lexeme.food(food.id))] : []),
      ...(dish?.length === words.length
        ? dishIds.map((id) => lexeme.called(lexeme.facet('dishes', id)))
        : []),
    ],
  }
}
