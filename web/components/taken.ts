import { formatQuantity } from '../../shared/food/amounts/format.ts'
import type { Language } from '../../shared/language/languages.ts'
import type { Dictionary } from '../language/shape.ts'

/** «весь рецепт», «½ рецепта». */
export function shareWords(share: number, language: Language, { recipe }: Dictionary): string {
  if (Math.abs(share - 1) < 0.001) return recipe.taken.whole
  return recipe.taken.share(formatQuantity(share, undefined, language))
}
