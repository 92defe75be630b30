import { adjectiveIn } from '../czech/adjectives.ts'
import { formsOfCzech, named, plainLongest } from '../czech/names.ts'
import { questionPhrases } from '../czech/questions.ts'
import { czechForm } from '../czech/stem.ts'
import { czechWeight } from '../czech/tell.ts'
import { names } from '../names/index.ts'
import { isCommon } from '../text/common.ts'
import { type Form, formOf } from '../text/forms.ts'
import { normalise } from '../text/normalise.ts'
import { indexPhrases } from '../text/phrases.ts'
import { remembered } from '../text/remembered.ts'
import { step } from '../text/steps.ts'
import { type Token, tokenize, wordsIn } from '../text/tokens.ts'
import { exchange, swapped } from './czech-exchange.ts'
import { bare } from './function-words/bare.ts'
import { czechGlossary } from './function-words/cs.ts'
import { onlyCzechWords } from './function-words/index.ts'
import { terms } from './terms.ts'
import { czechPatterns, czechWords } from './words/czech.ts'
import { small } from './words/small.ts'

/** Czech questions are read by the cues of English: each small word becomes what it means. */
const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  czechGlossary.flatMap(([forms, meaning]) =>
    forms.split(' ').map((form) => [form, meaning.split(' ')] as const),
  ),
)

/** Whether a word without its accents has a meaning of its own: «nedávat» is a refusal, whatever the verb. */
export function isGlossed(low: string): boolean {
  return meanings.has(low) || negated.test(low) || phrases.knows(czechForm(low))
}

/** Phrases are compared without accents, as half of the people type them. */
const phrases = indexPhrases(
  questionPhrases
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', czech = ''] = row.split(':')
      return czech.split('|').map((phrase) => [phrase.trim(), english.trim()] as const)
    }),
  { wordsOf: (phrase) => wordsIn(normalise(bare(phrase))).map(czechForm), anyOrder: false },
)

/** Whether a question is Czech, or has a sentence that is. */
export function isCzech(tokens: readonly Token[]): boolean {
  return sentencesOf(tokens).some((sentence) => weightOf(sentence) > 0)
}

function weightOf(tokens: readonly Token[]): number {
  let told = 0
  for (const { kind, text } of tokens) if (kind === 'word' && tells(bare(text))) told++
  return czechWeight(tokens) + told * 2 + (isLimit(tokens) ? 3 : 0) + (isDishAlone(tokens) ? 3 : 0)
}

const tells = remembered(
  (low) =>
    czechWords.telling.has(low) ||
    isEveryday(low) ||
    (meanings.has(low) && !czechWords.shared.has(low)),
)

/** «V mrazaku mam kilo boruvek»: a word of every day that is no English one, nor the name of anything. */
const isEveryday = remembered((low) => {
  if (!onlyCzechWords().has(low) || isCommon(low) || czechWords.shared.has(low)) return false
  const form = formOf(low)
  return names.single(form).length === 0 && terms.single(form).length === 0
})

/** «koprovka» alone is Czech: it has a meaning there, and in English none. */
function isDishAlone(tokens: readonly Token[]): boolean {
  const [token, another] = tokens.filter(({ kind }) => kind === 'word')
  if (!token || another || phrases.longest([czechForm(bare(token.low))], 0) === undefined)
    return false
  const form = formOf(token.low)
  return names.single(form).length === 0 && terms.single(form).length === 0
}

/** «do 25 minut» alone is Czech. */
function isLimit(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      czechWords.limiting.has(bare(text)) &&
      tokens[at + 1]?.kind === 'number' &&
      czechWords.counted.has(bare(tokens[at + 2]?.text ?? '')),
  )
}

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const token of tokens) {
    sentences.at(-1)?.push(token)
    if (token.kind === 'mark' && /^[.!?;,]$/.test(token.low)) sentences.push([])
  }
  return sentences
}

/** A word that says only what state a food is in. */
const rawly = 'fresh'

const negated = new RegExp(`^(?:${czechPatterns.negated})$`, 'u')
const dear = new RegExp(`(?:${czechPatterns.dear})$`, 'u')
const caseEnding = new RegExp(`(?:${czechPatterns.caseEnding})$`, 'u')

/** The tokens with their Czech words put into those that the reader knows, and each name of a food one word. */
export function fromCzech(tokens: readonly Token[]): Token[] {
  const well = czechWords.well.has(tokens[0]?.low) && tokens[1]?.low === ','
  const read = sentencesOf(well ? tokens.slice(2) : tokens).flatMap((one) =>
    weightOf(one) < 0 ? one : sentenceFrom(one),
  )
  // «vyměň mi máslo za olej»
  const plain = read.filter(
    ({ text }, at) => read[at - 1]?.low !== 'replace' || !small.toMe.has(text.toLowerCase()),
  )
  const exchanged = plain.flatMap((_, at) => exchange(plain, at))
  return exchanged.flatMap((_, at) => swapped(exchanged, at))
}

/** What a Czech title, tag or step says in the words that terms are known by: «polévka» is a soup. */
export function wordsOfCzech(text: string): Form[] {
  return fromCzech(tokenize(normalise(text)))
    .filter(({ kind, low }) => kind === 'word' && low.length <= 40)
    .map(({ low }) => formOf(low))
}

function sentenceFrom(tokens: readonly Token[]): Token[] {
  const forms = formsOfCzech(tokens)
  const plain = tokens.map(({ low }) => czechForm(bare(low)))
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    step()
    if (token.kind !== 'word') {
      read.push(token)
      at++
      continue
    }
    const food = plainLongest(forms, at)
    const phrase = phrases.longest(plain, at)
    const [reach, said] = [food?.length ?? 0, phrase?.length ?? 0]
    if (phrase && said >= reach && (said > 1 || !isFoodItself(token, reach))) {
      read.push(...asSaid(tokens.slice(at, at + said), phrase.values[0]?.split(' ') ?? []))
      at += said
    } else if (food && (reach > 1 || !meanings.has(bare(token.text)))) {
      const end = tokens[at + reach - 1]?.end ?? token.end
      read.push(token.as({ low: named + food.values[0], end }))
      at += reach
    } else {
      const isFoodNext = plainLongest(forms, at + 1) !== undefined
      // «nemám mléko»: it is missing, and nobody is against it.
      if (isFoodNext && czechWords.lacking.has(bare(token.low)))
        read.push(...['dont', 'have'].map((low) => token.as({ low })))
      else read.push(...(preferring(tokens, token, isFoodNext) ?? meant(token, forms[at])))
      at++
    }
  }
  return read
}

/** «radši krůtu než kuře»: what stands after «než» is not wanted; «nechci rýži, radši brambory». */
function preferring(
  tokens: readonly Token[],
  token: Token,
  isFoodNext: boolean,
): Token[] | undefined {
  const low = bare(token.low)
  if (!czechWords.rather.has(low) && !czechWords.than.has(low)) return undefined
  const lows = tokens.map(({ low }) => bare(low))
  if (
    czechWords.rather.has(low) &&
    isFoodNext &&
    !lows.some((word) => czechWords.refusing.has(word))
  )
    return [token.as({ low: 'prefer' })]
  if (
    !lows.some((word) => czechWords.than.has(word)) ||
    !lows.some((word) => czechWords.rather.has(word))
  )
    return undefined
  if (czechWords.rather.has(low)) return [token.as({ low: 'prefer' })]
  return czechWords.than.has(low)
    ? ['rather', 'than'].map((word) => token.as({ low: word }))
    : undefined
}

/** A name as it stands is a food, though its stem is a word of questions too. */
function isFoodItself(token: Token, reach: number): boolean {
  return reach > 0 && phrases.single(czechForm(token.low)).length === 0
}

/** As many words as the reader's phrase has; numbers are numbers. */
function asSaid(tokens: readonly Token[], english: readonly string[]): Token[] {
  const [first] = tokens
  if (!first) return []
  return english.map((low, at) => {
    const token = tokens[Math.min(at, tokens.length - 1)] ?? first
    const value = Number(low)
    if (Number.isFinite(value)) return token.as({ low, text: low, kind: 'number', value })
    return token.as({ low })
  })
}

function meant(token: Token, form: Form | undefined): Token[] {
  if (czechWords.raw.has(token.low)) return [token.as({ low: rawly })]
  const low = bare(token.text)
  const meaning = meanings.get(low) ?? (negated.test(low) ? ['dont'] : undefined)
  if (meaning) return meaning.map((word) => token.as({ low: word }))
  // «bez dýňového koláče»
  const adjective = form && adjectiveIn(form)
  return [token.as({ low: adjective === undefined ? asTerm(token.low) : named + adjective })]
}

/** «pizzu»: a dish that is called alike in English, back in the form that is known. */
function asTerm(low: string): string {
  if (low.length < 5) return low
  const stem = low.replace(caseEnding, '')
  for (const name of [stem, `${stem}a`, `${stem}o`]) {
    step()
    if (name !== low && terms.single(formOf(name)).length > 0) return name
  }
  return asTermOfSmall(low) ?? low
}

/** «gulášek», «salátek», «dortík»: a dear little one of what is known. */
function asTermOfSmall(low: string): string | undefined {
  const whole = low.replace(dear, '')
  if (whole === low || whole.length < 4) return undefined
  return phrases.single(czechForm(bare(whole)))[0]
}
