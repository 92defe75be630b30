import { isOfBrand, withMakers } from '../brands/index.ts'
import { asMaker } from '../brands/sign.ts'
import { spoken } from '../czech/read.ts'
import { isOfGoods } from '../goods/index.ts'
import { tellsApart } from '../names/told-apart.ts'
import { knownOfForm } from '../text/forms.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { unglue } from './glued.ts'
import { takePhrase } from './region.ts'
import { optionalWords, tasteWords } from './words.ts'

export interface LineTokens {
  /** As the person wrote them. */
  written: readonly Token[]
  /** In the reader's words, where the line is Czech. */
  understood: readonly Token[]
  /** The same parted and joined. */
  whole: readonly Token[]
  /** And without «за смаком» and «за бажанням». */
  all: readonly Token[]
  tasted: boolean
  opted: boolean
  has: Kinds
}

/** Which kinds of words and marks a line has: a rule whose kind is missing is not asked. */
export interface Kinds {
  comma: boolean
  bracket: boolean
  /** A word of the name of household goods. */
  goods: boolean
  /** A word of a maker's name. */
  maker: boolean
  /** A word or a mark that tells one product of a food from another. */
  quality: boolean
}

function isBracket(low: string): boolean {
  return low === '(' || low === ')' || low === '[' || low === ']'
}

function kindsIn(written: readonly Token[], all: readonly Token[]): Kinds {
  const has = { comma: false, bracket: false, goods: false, maker: false, quality: false }
  for (const { kind, form } of written) {
    if (kind !== 'word') continue
    has.goods ||= isOfGoods(form)
    has.maker ||= isOfBrand(form)
    has.quality ||= tellsApart(form)
  }
  for (const { kind, low } of all) {
    if (kind !== 'mark') continue
    has.comma ||= low === ',' || low === ';'
    has.bracket ||= isBracket(low)
    has.quality ||= low === '%'
  }
  has.quality ||= has.maker
  return has
}

/** Few words begin «за смаком» or «за бажанням». */
function opensPhrase(token: Token): boolean {
  return token.kind === 'word' && opensOne(token.form)
}
const opensOne = knownOfForm(({ low }) => tasteWords.has(low) || optionalWords.has(low))

/** The rules that look for several foods and those that read one share what was found in the same text. */
const lately = new Map<string, LineTokens>()
const enough = 16

export function tokensOf(source: string): LineTokens {
  const before = lately.get(source)
  if (before) return before
  const found = readTokens(source)
  if (lately.size >= enough) lately.clear()
  lately.set(source, found)
  return found
}

/** The same, where the words that begin at some places are taken for names of makers. */
export function readTokens(source: string, makers?: ReadonlySet<number>): LineTokens {
  const written = tokenize(source)
  const named = makers
    ? written.map((token) => (makers.has(token.start) ? asMaker(token) : token))
    : written
  const understood = spoken(withMakers(named))
  const whole = unglue(understood)
  const saysHow = whole.some(opensPhrase)
  const tasted = saysHow ? takePhrase(whole, tasteWords) : undefined
  const opted = saysHow ? takePhrase(tasted ?? whole, optionalWords) : undefined
  const all = opted ?? tasted ?? whole
  return {
    written,
    understood,
    whole,
    all,
    has: kindsIn(written, whole),
    tasted: tasted !== undefined,
    opted: opted !== undefined,
  }
}
