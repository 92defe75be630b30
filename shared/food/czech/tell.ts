import { bare } from '../ask/function-words/bare.ts'
import { english as steering } from '../ask/function-words/en.ts'
import { czechNames, foods } from '../lexicon/index.ts'
import { isCommon } from '../text/common.ts'
import { formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { wordsOf } from '../text/phrases.ts'
import { once, remembered } from '../text/remembered.ts'
import { isCyrillic } from '../text/stem.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { anyOf, letters } from '../text/words/letters.ts'
import { labels } from '../units/labels.ts'
import { adjectiveIn } from './adjectives.ts'
import { czechIndex } from './names.ts'
import { czechForm } from './stem.ts'
import { telling } from './words/telling.ts'
import { isSmall, meaningIn } from './words.ts'

/** Whether the words are Czech rather than English: what has letters or words of its own decides. */
export function isCzechText(tokens: readonly Token[]): boolean {
  return czechWeight(tokens) > 0
}

/** The same of a text; one with a word in Cyrillic need not be taken apart for it. */
export function isCzechSaid(text: string): boolean {
  return !cyrillic.test(text) && isCzechText(tokenize(normalise(text)))
}

const cyrillic = /\p{Script=Cyrillic}/u

/** More than nothing speaks for Czech, less for another language. */
export function czechWeight(tokens: readonly Token[]): number {
  let sum = 0
  for (const { kind, low } of tokens) {
    if (kind !== 'word') continue
    if (isCyrillic(low)) return Number.NEGATIVE_INFINITY
    sum += weight(low)
  }
  return sum
}

const onlyCzech = anyOf(letters.onlyCzech)
const accented = anyOf(letters.czechAndOthers)

const weight = remembered((low) => {
  if (/^(?:k?g|mg|[cdm]?l|cm)$/.test(low)) return 0
  const english = isEnglish(low)
  if (onlyCzech.test(low)) return english ? 1 : 4
  const ours = isOurs(low)
  if (accented.test(low)) return english ? 0 : ours ? 3 : 2
  if (english) return ours ? 0 : -2
  // Small words are too short to tell much.
  return ours ? (isSmall(low) && low.length < 4 ? 0.5 : 2) : 0
})

/** A word of a Czech name as it stands, a measure or a small word. */
function isOurs(low: string): boolean {
  if (low.length < 2) return false
  const form = czechForm(low)
  return (
    meaningIn(low) !== undefined ||
    czechIndex.knows(form) ||
    bareNames().has(low) ||
    adjectiveIn(form) !== undefined
  )
}

function isEnglish(low: string): boolean {
  const form = formOf(low)
  return englishNames().has(form.light) || isCommon(form.light) || english().has(low)
}

const english = once(
  () =>
    new Set([
      ...Object.values(labels)
        .flatMap(({ en }) => en.split(/[ |]/))
        .filter((word) => word.length > 2),
      // What steers or fills an English question is English.
      ...Object.values(steering)
        .flatMap((phrases) => phrases.split(/[\s|]+/))
        .filter((word) => word.length > 2 && /^[a-z]+$/.test(word)),
      ...telling.english.words,
    ]),
)

const englishNames = once(
  () =>
    new Set(
      foods.flatMap(({ en }) => en).flatMap((name) => wordsOf(name).map(({ light }) => light)),
    ),
)
const bareNames = once(
  () =>
    new Set(
      [
        ...foods.flatMap(({ cs }) => cs),
        ...Object.values(czechNames).flatMap((names) => names.split('|')),
      ]
        .filter((name) => !name.includes(' ') && bare(name) !== name)
        .map(bare),
    ),
)
