import { isDoing, isSurelyListed } from './line-kinds.ts'
import { siteWords } from './site-words.ts'

const {
  home,
  ratings,
  rated,
  ofVotes,
  buttons,
  otherDishes,
  shares,
  places,
  advertises,
  alsoRead,
} = siteWords
const step = String.raw`[^>›»→|/.!?\d]{2,40}`
/** «Головна > Рецепти > Випічка», «Рецепти › Супи › Борщ»: the way to a page. */
const path = new RegExp(
  String.raw`^(?:(?:${home})(?:\s?[>›»→|/]\s?${step}){1,6}|${step}(?:\s?[>›»→]\s?${step}){2,6})$`,
  'iu',
)
const stars = String.raw`(?:[★☆⭐✩✭]\ufe0f?\s?)`
const many = String.raw`\d{1,3}(?:[.,\s]?\d{3}){0,2}`
const figure = String.raw`\d(?:[.,]\d{1,2})?(?:\s?/\s?\d{1,2})?`
const votes = String.raw`(?:\(|(?:${ofVotes})\s)?\s?${many}\s(?:${ratings})\)?`
/** «★★★★☆ 4.6 (213 оцінок)», «⭐⭐⭐⭐⭐», «Hodnocení: 4,5». */
const rating = new RegExp(
  String.raw`^(?:${stars}{0,10}\s?${figure}\s?${votes}|${stars}{3,10}(?:${figure})?|(?:${rated})\s?:?\s?${figure}(?:\s?${votes})?)$`,
  'iu',
)
const sharing = new RegExp(
  String.raw`^(?:${shares})(?:\s\p{L}{1,3})?:?(?:[\s,|]{1,3}(?:${places}))+$`,
  'iu',
)
/** "Jump to Recipe - Print Recipe", "1x 2x 3x". */
const pressed = new RegExp(
  String.raw`^(?:(?:${buttons})(?:[\s|·•,–/-]{1,3}|$)){1,4}$|^(?:(?:\d{1,2}|½|1/2)\s?[x×х](?:\s|$)){2,6}$`,
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
    pressed.test(line) ||
    (other.test(line) && !saysAmount(line)) ||
    (isFirst && path.test(line)))

/** «Вам також сподобається: 2 ч. л. кориці зверху»: a food may be called by what it goes well with. */
const saysAmount = (line: string) => isSurelyListed(line.replace(/^[^:–—]*[:–—]\s?/u, ''))

const others = new RegExp(
  `^(?:${otherDishes})\\s?:?$|^(?:${alsoRead})\\s?[:–—]\\s?[^.!?;]{3,80}$`,
  'iu',
)
/** No site names more of them below a recipe. */
const mostOthers = 12

/** Without the names of other dishes at its end, where nothing else stands below the words that a site puts over them. */
export function withoutOtherDishes(lines: readonly string[]): readonly string[] {
  const at = lines.findLastIndex((line) => line.length <= 120 && others.test(line))
  const below = at > 0 ? lines.slice(at + 1).filter(Boolean) : []
  return below.length > 0 && below.length <= mostOthers && below.every(isName)
    ? lines.slice(0, at)
    : lines
}

/** «Медівник»; «лавровий лист» begins no name of a dish. */
const isName = (line: string) =>
  line.length <= 80 &&
  /^[^\p{L}]*\p{Lu}/u.test(line) &&
  !/[.!?…;:]$/.test(line) &&
  !isDoing(line) &&
  !isSurelyListed(line)
