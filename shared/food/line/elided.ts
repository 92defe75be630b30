import { isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import type { Form } from '../text/forms.ts'
import { formsIn, tokenize } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { units } from '../units/units.ts'
import { readAmount } from './amount.ts'
import { formsOf } from './region.ts'
import type { ParsedLine } from './types.ts'
import { elisions } from './words/elisions.ts'
import { headingWords } from './words/headings.ts'

const { kinds, or } = elisions

/** Reads other words, as if they were a line. */
type Read = (text: string) => ParsedLine

/** «масло вершкове», whole and with nothing that is not understood. */
function isFood(text: string, read: Read): boolean {
  const { food, understood, goods } = read(text)
  return food !== undefined && understood && goods === undefined
}

function isName(text: string): boolean {
  const words = formsIn(text)
  return names.longest(words, 0)?.length === words.length
}

/** «дріжджі свіжі 25 г або сухі 8 г», "5 sprigs fresh thyme, or 1 tsp dried": the first amount is its own, and the other is of the choice. */
export function withOtherKindInBrackets(line: string, read: Read): string {
  const [, first = '', joiner = '', before = '', kind = '', after = ''] = otherKind.exec(line) ?? []
  const noun = first && !joins.test(first) && !isHalfOfName(first) && nounIn(first, read)
  if (!noun || isFood(kind, read) || !isFood(`${kind} ${noun}`, read)) return line
  return `${first} (${joiner} ${before}${kind} ${noun}${after})`
}
const amount = String.raw`\d[\d.,/]* ?[\p{L}]*\.?`
const otherKind = new RegExp(
  String.raw`^([^()]*\d[^()]*?),? (${or}) (${amount} )?(${kinds})( ${amount})?$`,
  'iu',
)

/** "1 clove garlic or 1/4 tsp garlic powder": the second amount is of the choice alone. */
export function withOtherAmountInBrackets(line: string, read: Read): string {
  const [, first = '', joiner = '', other = '', rest = ''] = otherAmount.exec(line) ?? []
  if (!first || !isFood(first, read) || !isFood(other, read)) return line
  const [one, two] = [first, other].map(nameOf)
  if (!one || !two || [one, two].some((name) => isMeasure(name.at(-1)))) return line
  // Only the food of a choice is kept beside the need, and no more than that may be lost.
  const { quantity, unit, more, mentions, alternatives } = read(other)
  if (quantity === undefined || more || mentions || alternatives) return line
  if (measuresOf(unit) === measuresOf(read(first).unit) && sharesNoun(one, two)) return line
  return `${first} (${joiner} ${other})${rest}`
}
const otherAmount = new RegExp(
  String.raw`^([\d½¼¾⅓⅔⅛][^(),;]*?),? (${or}) ([\d½¼¾⅓⅔⅛][^(),;]*)([,;].*)?$`,
  'iu',
)
const joins = new RegExp(String.raw`(?<!\p{L})(?:${elisions.joins})(?!\p{L})|[+&]`, 'iu')

/** «2 lžičky sladké papriky, 1/2 lžičky pálivé»: of the second the noun is that of the first. */
export function withNounBehindComma(line: string, read: Read): string {
  const [, first = '', other = '', kind = ''] = secondKind.exec(line) ?? []
  const noun = first && nounIn(first.replace(bracket, ' '), read)
  if (!noun || !isFood(`${kind} ${noun}`, read)) return line
  // «pálivé» alone is whatever is hot, and «bílé» is said of a wine.
  const whole = read(`${kind} ${noun}`).food ?? ''
  const isOfIt = [read(noun), read(first)].some(
    ({ food = '' }) => whole !== food && isKindOf(whole, food),
  )
  return isOfIt ? `${first}, ${other}${kind} ${noun}` : line
}
const secondKind = new RegExp(
  String.raw`^(\D*\d.*?), (?:(?:${elisions.andNext}) )?((?:\d[\d.,/]*|[½¼¾⅓⅔⅛]) ?(?:\p{L}{1,9}\.? ?){0,2}? )(${elisions.kindsAlone})$`,
  'iu',
)
const bracket = /\([^()]*\)/gu

/** The words of a name behind its amount; undefined where anything is joined to it. */
function nameOf(text: string): Form[] | undefined {
  const tokens = tokenize(text)
  const end = readAmount(tokens, 0)?.next ?? 0
  const words = tokens.slice(end)
  if (end === 0 || words.length === 0 || joins.test(text)) return undefined
  return words.every(({ kind }) => kind === 'word') ? formsOf(words) : undefined
}

/** "2 large cloves or 1 tsp garlic": of which food they are is said behind. */
function isMeasure(form: Form | undefined): boolean {
  return form !== undefined && unitOf(form) !== undefined
}

/** A clove is counted and a spoon is filled: what is measured otherwise is a thing of its own. */
function measuresOf(unit: ParsedLine['unit']): string | undefined {
  return unit && units[unit].dimension
}

/** "1 chicken or 1 vegetable stock cube", "6 corn or 4 flour tortillas": the noun is said once. */
function sharesNoun(one: readonly Form[], other: readonly Form[]): boolean {
  if (matchFoods(one).every(({ weak }) => weak)) return true
  return other.some((_, at) => {
    const whole = [...one, ...other.slice(at)]
    return at > 0 && (names.longest(whole, 0)?.length ?? 0) > one.length
  })
}

/** «listového těsta, čerstvého nebo mraženého»: the last word alone is another food. */
function isHalfOfName(text: string): boolean {
  const last = formsIn(text).slice(-2)
  const own = new RegExp(`^(?:${kinds})$`, 'iu')
  return names.longest(last, 0)?.length === 2 && !own.test(last[0]?.low ?? '')
}

/** The noun that a kind is said of: of the words that name a food alone the last. */
function nounIn(first: string, read: Read): string | undefined {
  const words = tokenize(first).filter(({ kind }) => kind === 'word')
  return words.findLast(({ text }) => isFood(text, read))?.text.toLowerCase()
}

/** «чорниця свіжа чи заморожена»: either will do, and neither tells which it is. */
export function withStatesInBrackets(line: string): string {
  return line.replace(eitherState, ' ($1)')
}
const { states, orOfStates } = elisions
const eitherState = new RegExp(
  ` ((?:${states}) ?(?:${orOfStates}) ?(?:${states}))(?=$|[,;]|:? [-\\d])`,
  'iu',
)

/** «крохмаль картопляний (кукурудзяний теж піде)»: it would do as well. */
export function withKindThatWillDo(line: string): string {
  return line.replace(willDo, `(${elisions.orIn} $1)`)
}
const willDo = new RegExp(String.raw`\((${kinds}) (?:${elisions.willDo})\)`, 'iu')

/** «3 PL olivového oleje (nebo řepkového)»: the noun is said once. */
export function withCzechNounTwice(line: string, read: Read): string {
  return line.replace(
    ofOneEnding,
    (whole, kind: string, noun: string, joiner: string, other: string) =>
      endingOf(kind) === endingOf(other) && isFood(`${other} ${noun}`, read)
        ? `${kind} ${noun} (${joiner} ${other} ${noun})`
        : whole,
  )
}
const endings = elisions.czechEndings
const ofOneEnding = new RegExp(
  String.raw`(\p{L}+(?:${endings})) (\p{L}{3,}) \((${elisions.czechOr}) (\p{L}+(?:${endings}))\)`,
  'u',
)
const ending = new RegExp(`(?:${endings})$`, 'u')
const endingOf = (word: string) => ending.exec(word)?.[0]

/** «Борошно: пшеничне 300 г, житнє 200 г»: what stands before the colon is said of each. */
export function withNounOfEach(line: string, read: Read): string {
  const [, noun = '', told = ''] = nounAndKinds.exec(line) ?? []
  const parts = told.split(/[,;] ?/)
  if (noun === '' || parts.length < 2 || !isFood(noun, read)) return line
  const whole = parts.map((part) => kindAndAmount.exec(part)?.slice(1, 3))
  if (!whole.every((one) => one !== undefined && isFood(`${one[0]} ${noun}`, read))) return line
  return whole.map((one) => `${one?.[0]} ${noun.toLowerCase()} ${one?.[1]}`).join(', ')
}
const nounAndKinds = /^(\p{L}{3,}): (\p{L}[^:]*)$/u
const kindAndAmount = /^(\p{L}+) [-–—]? ?(\d.*)$/u

/** «Крем: масло вершкове 1 пачка», "TOPPING: 1/3 cup oats", «Зелень на подачу: кінза»: the part of the dish it is for. */
export function withoutPartOfDish(line: string, read: Read): string {
  const [, part = '', aim = '', rest = ''] = partOfDish.exec(line) ?? []
  if (rest === '') return line
  const named = headingWords.part.has(part.toLowerCase())
  const greens = aim !== '' && headingWords.greens.has(part.toLowerCase())
  if (!(named || greens) || !isFood(rest, read)) return line
  // "Sauce: soy 2 tbsp"
  const [kind = ''] = rest.split(' ')
  if (latin.test(part) && isName(`${kind} ${part}`)) return line
  return rest
}
const latin = /^[a-z]/i
const partOfDish = new RegExp(String.raw`^(\p{L}{3,})( (?:${elisions.aims}) \p{L}+)?: (.+)$`, 'u')
