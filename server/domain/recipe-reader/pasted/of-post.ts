import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { isGoodbye, isOfSiteItself } from '../visible/endings.ts'
import { isSurelyListed } from './line-kinds.ts'
import { bareOf, nutritionIn } from './nutrition-lines.ts'
import { postWords } from './post-words.ts'
import { isOfFrame, withoutOtherDishes } from './site-frame.ts'

const { calls } = postWords
const call = new RegExp(`^(?:${calls})`, 'iu')
/** Nothing of the kind is longer. */
const longest = 240

/** Without what a post says of itself: who is to follow whom, wishes, energy, lines that are drawn, what a site puts around it. */
export function withoutPost(said: readonly string[]): string[] {
  const lines = withoutOtherDishes(said)
  const kept: string[] = []
  const nutrition = nutritionIn(lines)
  for (const [at, line] of lines.entries()) {
    const isFirst = kept.every((one) => one === '')
    if (line === '') kept.push(line)
    else if (isOfFrame(line, isFirst)) continue
    else if (!isDrawn(line) && !nutrition.has(at)) {
      const rest = withoutCalls(line)
      if (rest !== '') kept.push(rest)
    }
  }
  return kept
}

/** «~~~~», «———», «❤️❤️❤️». */
const isDrawn = (line: string) => !/[\p{L}\d]/u.test(line)

const brackets = /\s?[([]([^()[\]]{1,80})[)\]]/g

/** «Спекти. Смачного!» is to be baked, and nothing else has to be done; "2 eggs (buy here)" are two eggs. */
function withoutCalls(said: string): string {
  const line = said.replace(brackets, (all, content: string) =>
    isOfSiteItself(content) ? '' : all,
  )
  const sentences = line.split(/(?<=[.!?…👇❤)]\ufe0f?)\s+/u)
  const kept = sentences.filter(
    (sentence, at) => !isCall(sentence) && !asks(sentence, sentences[at + 1]),
  )
  const rest =
    kept.length === sentences.length ? line : kept.filter((one) => !isDrawn(one)).join(' ')
  // «виходить 15 штук, смачного!»
  const [, before, last = ''] = /^(.+),\s([^,]{3,40})$/u.exec(rest) ?? []
  return before !== undefined && isGoodbye(bareOf(last)) ? before : rest
}

/** «А ви любите вишні? Пишіть у коментарях» */
const asks = (sentence: string, next: string | undefined) =>
  sentence.endsWith('?') && next !== undefined && isCall(next)

function isCall(sentence: string): boolean {
  const said = bareOf(sentence)
  if (said === '' || said.length > longest) return false
  return call.test(said) || isGoodbye(said) || (isOfSiteItself(said) && !tellsAmount(said))
}

/** «2 яйця – у коментарях питали, чи можна 3»: what is needed is needed, whatever else is said with it. */
function tellsAmount(said: string): boolean {
  if (isSurelyListed(said.split(/\s[–—-]\s|, |\s?[([]/u)[0] ?? '')) return true
  const at = said.search(/[\d½⅓⅔¼¾⅛]/)
  if (at < 0) return false
  const { food, quantity, unit } = parseIngredientLine(said.slice(at))
  return food !== undefined && quantity !== undefined && unit !== undefined
}
