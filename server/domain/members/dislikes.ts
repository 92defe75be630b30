import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { matchFoods } from '../../../shared/food/names/match.ts'
import { wordsOf } from '../../../shared/food/text/phrases.ts'

/**
 * The foods and groups that somebody means by what they do not eat: as a question's «без …» would read it,
 * so that «сир» is every cheese. Empty where nothing is understood.
 */
export function foodsRefusedBy(text: string): string[] {
  const { exclude } = understandQuery(`без ${text}`)
  return exclude.length > 0 ? exclude : matchFoods(wordsOf(text)).map((match) => match.id)
}
