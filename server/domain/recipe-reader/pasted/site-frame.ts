import { isSurelyListed } from './line-kinds.ts'
import { siteWords } from './site-words.ts'

const { home, ratings, shares, places, advertises, alsoRead } = siteWords
const step = String.raw`[^>›»→|/.!?\d]{2,40}`
/** «Головна > Рецепти > Випічка», «Рецепти › Супи › Борщ»: the way to a page. */
const path = new RegExp(
  String.raw`^(?:(?:${home})(?:\s?[>›»→|/]\s?${step}){1,6}|${step}(?:\s?[>›»→]\s?${step}){2,6})$`,
  'iu',
)
const stars = String.raw`(?:[★☆⭐✩✭]\ufe0f?\s?)`
const rating = new RegExp(
  String.raw`^${stars}{0,10}\s?\d(?:[.,]\d{1,2})?(?:\s?/\s?\d{1,2})?\s?\(?\s?\d{1,7}\s(?:${ratings})\)?$|^${stars}{3,10}(?:\d(?:[.,]\d{1,2})?)?(?:\s?/\s?\d{1,2})?$`,
  'iu',
)
const sharing = new RegExp(
  String.raw`^(?:${shares})(?:\s\p{L}{1,3})?:?(?:[\s,|]{1,3}(?:${places}))+$`,
  'iu',
)
/** «Читайте також: Найкращий медівник»; "You may also like to add salt" is said of the dish. */
const other = new RegExp(
  String.raw`^(?:(?:${advertises})|(?:${alsoRead})\s?:?|(?:${alsoRead})\s?[:–—]\s?[^.!?;]{3,80})$`,
  'iu',
)

/** A line that is nothing but what a site puts around a recipe: the way to the page, its stars, where to share it. */
export const isOfFrame = (line: string, isFirst: boolean) =>
  line.length <= 120 &&
  (rating.test(line) ||
    sharing.test(line) ||
    (other.test(line) && !saysAmount(line)) ||
    (isFirst && path.test(line)))

/** «Вам також сподобається: 2 ч. л. кориці зверху»: a food may be called by what it goes well with. */
const saysAmount = (line: string) => isSurelyListed(line.replace(/^[^:–—]*[:–—]\s?/u, ''))
