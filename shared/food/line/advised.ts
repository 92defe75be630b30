import { withoutRefused } from '../names/free-of.ts'
import { matchFoods } from '../names/match.ts'
import type { Form } from '../text/forms.ts'
import { wordsOf } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import { takePhrase, wordForms } from './region.ts'
import { neededWords, orWords } from './words/index.ts'
import { said } from './words/said.ts'

/**
 * "(gluten-free if needed)", «(ще 50 г за потреби)», "(omit if your flour contains it)": advice for some, which neither changes what is bought
 * nor lets anybody leave it out. Returns the words between its marks.
 */
export function advisedIn(tokens: readonly Token[]): readonly Token[] | undefined {
  const segments = tokens.flatMap((token, at) =>
    opens.has(token.low) ? [segmentFrom(tokens, at)] : [],
  )
  return segments.find(
    (segment) =>
      (isForSome(segment) && !asksForFood(tokens, segment)) ||
      isLeftOut(segment) ||
      (opensAdvice(segment) && isBracketed(tokens, segment)),
  )
}

const opens: ReadonlySet<string> = new Set(['(', ','])
const ends: ReadonlySet<string> = new Set([')', ',', '('])

function segmentFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ low }, i) => i > at && ends.has(low))
  return tokens.slice(at + 1, end < 0 ? undefined : end)
}

function isForSome(segment: readonly Token[]): boolean {
  const rest = takePhrase(segment, neededWords)
  return rest !== undefined && rest.length > 0 && rest.at(-1) !== segment.at(-1)
}

/** «(за потреби безлактозне)»; what is needed for something («за потреби для смаження») is the food itself. */
function opensAdvice(segment: readonly Token[]): boolean {
  const [first] = takePhrase(segment, neededWords) ?? []
  if (!first || first === segment[0] || said.purpose.has(first.low)) return false
  // "(if needed gluten-free)" names nothing that may be taken instead.
  const told = segment.filter(({ kind }) => kind === 'word').map(({ low }) => low)
  return !nameFood(wordsOf(withoutRefused(told.join(' '))))
}

function isBracketed(tokens: readonly Token[], [first]: readonly Token[]): boolean {
  return tokens.some(({ low }, at) => low === '(' && tokens[at + 1] === first)
}

function isLeftOut([first, ...more]: readonly Token[]): boolean {
  return said.leavingOut.has(first?.low) && more.some(({ low }) => said.incase.has(low))
}

/** «сіль, перець, молоко за потреби», "butter (or margarine if needed)": what may be left out, or taken instead. */
function asksForFood(tokens: readonly Token[], segment: readonly Token[]): boolean {
  const [first] = segment
  const before = first && tokens[tokens.indexOf(first) - 1]
  return nameFood(wordForms(segment)) && (before?.low === ',' || orWords.has(first?.low ?? ''))
}

function nameFood(words: readonly Form[]): boolean {
  return matchFoods(words).some(({ weak }) => !weak)
}
