import { isMaker, tellsBrand } from '../../brands/index.ts'
import { tellsGoods } from '../../goods/index.ts'
import { isPreparation } from '../../names/modifiers.ts'
import { mayTellApart } from '../../names/quality-table.ts'
import { knownOfForm } from '../../text/forms.ts'
import { isOdd } from '../../text/normalise.ts'
import type { Token } from '../../text/tokens.ts'
import { unitOf } from '../../units/find.ts'
import { saysEach } from '../each.ts'
import { opensErrand } from '../errand.ts'
import { isHalf } from '../glued.ts'
import { opensHeading } from '../heading.ts'
import { isCutShort } from '../receipts.ts'
import { isShortAdjective } from '../shortened.ts'
import { writtenCzech } from '../spoken-czech.ts'
import {
  andWords,
  fullness,
  heaped,
  mixings,
  noteStarts,
  optionalWords,
  orWords,
  sizes,
  tasteWords,
} from '../words/index.ts'
import { said } from '../words/said.ts'

/** Which kinds of characters and words a line may have: a rule names those without which it finds nothing. */
export const kinds = {
  /** Anything that another keyboard or a web page spells otherwise. */
  odd: 1 << 0,
  comma: 1 << 1,
  bracket: 1 << 2,
  colon: 1 << 3,
  dash: 1 << 4,
  slash: 1 << 5,
  dot: 1 << 6,
  percent: 1 << 7,
  plus: 1 << 8,
  ampersand: 1 << 9,
  /** Any other mark. */
  mark: 1 << 10,
  digit: 1 << 11,
  latin: 1 << 12,
  and: 1 << 13,
  or: 1 << 14,
  /** Where a note begins: «для», "without". */
  note: 1 << 15,
  size: 1 << 16,
  /** What was or will be done to it. */
  done: 1 << 17,
  /** A word that household goods are known by. */
  goods: 1 << 18,
  maker: 1 << 19,
  /** What tells one product of a food from another. */
  quality: 1 << 20,
  half: 1 << 21,
  taste: 1 << 22,
  optional: 1 << 23,
  heading: 1 << 24,
  each: 1 << 25,
  pinch: 1 << 26,
  /** How full a spoon is. */
  heap: 1 << 27,
  /** "mixed with": what follows may have an amount of its own. */
  mixing: 1 << 28,
  /** A verb that asks for what comes next. */
  asking: 1 << 29,
  /** What a receipt has left of a word. */
  short: 1 << 30,
  /** Who or what is to be done, and nothing to buy. The last bit that there is. */
  errand: 1 << 31,
} as const

const ofMarks: Readonly<Record<string, number>> = {
  ',': kinds.comma,
  ';': kinds.comma,
  '(': kinds.bracket,
  ')': kinds.bracket,
  '[': kinds.bracket,
  ']': kinds.bracket,
  ':': kinds.colon,
  '-': kinds.dash,
  '/': kinds.slash,
  '.': kinds.dot,
  '%': kinds.percent,
  '+': kinds.plus,
  '&': kinds.ampersand,
}

/** Of the commonest characters; whatever lies beyond them is odd. */
const ofCodes = Int32Array.from({ length: 0x530 }, (_, code) => {
  const sign = String.fromCharCode(code)
  const odd = isOdd(sign) ? kinds.odd : 0
  if (code >= 128 || /[ '"]/.test(sign)) return odd
  if (/\d/.test(sign)) return kinds.digit | odd
  return (/[a-z]/i.test(sign) ? kinds.latin : (ofMarks[sign] ?? kinds.mark)) | odd
})

/** What can be told of a text by its characters alone. */
export function kindsOfText(text: string): number {
  let found = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    found |= code < ofCodes.length ? (ofCodes[code] as number) : kinds.odd
  }
  return found
}

/** What its words add. */
export function kindsOfTokens(tokens: readonly Token[]): number {
  let found = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind === 'word')
      found |= kindsOfWord(token.form) | (token.dotted && token.low.length > 2 ? kinds.short : 0)
    else if (token.kind === 'number')
      found |= kinds.digit | (mayAskAgain(tokens[at - 1]?.low) ? kinds.mixing : 0)
    else found |= kindOfMark(token.low)
  }
  return found
}

function kindOfMark(low: string): number {
  const code = low.charCodeAt(0)
  return code < 128 ? (marked[code] as number) : kinds.mark
}
const marked = Int32Array.from(
  { length: 128 },
  (_, code) => ofMarks[String.fromCharCode(code)] ?? kinds.mark,
)

/** «з 2 ст. л. цукру», "/ 100 g ham": before an amount these may ask for another food. */
function mayAskAgain(before: string | undefined): boolean {
  return before !== undefined && (before === '/' || said.holding.has(before))
}

const kindsOfWord = knownOfForm((form) => {
  const { low, cyrillic } = form
  const unit = unitOf(form)
  const named = isMaker(form) || tellsBrand(form)
  let found = cyrillic ? 0 : kinds.latin
  const add = (kind: number, is: boolean) => {
    if (is) found |= kind
  }
  add(kinds.and, andWords.has(low) || low === 'plus' || low === 'a' || said.shortAnd.has(low))
  add(kinds.or, orWords.has(low) || said.maybe.has(low) || said.insteadOf.has(low))
  add(
    kinds.note,
    [noteStarts, mixings, said.turnedDown, said.theSize, said.money, said.doingWith].some((words) =>
      words.has(low),
    ),
  )
  add(kinds.mixing, mixings.has(low) || said.halves.has(low) || said.mixOf.has(low))
  add(kinds.percent, said.percentInWords.has(low))
  add(kinds.size, sizes.has(low))
  add(kinds.done, isPreparation(form))
  add(kinds.goods, tellsGoods(form))
  add(kinds.maker, named)
  add(kinds.quality, named || mayTellApart(form))
  add(kinds.half, isHalf(low.slice(0, 3)) || said.may.has(low))
  add(kinds.taste, tasteWords.has(low) || said.whatever.has(low))
  add(kinds.optional, optionalWords.has(low))
  add(kinds.heading, opensHeading(low))
  add(kinds.each, saysEach(low))
  add(kinds.pinch, unit === 'pinch' || unit === 'dash' || said.tipOfKnife.has(low))
  add(kinds.heap, heaped.has(low) || fullness.has(low))
  add(kinds.asking, said.asks.has(low) || said.doingWith.has(low))
  add(kinds.short, isCutShort(form) || isShortAdjective(low) || writtenCzech(form) !== undefined)
  add(kinds.errand, opensErrand(low))
  return found
})
