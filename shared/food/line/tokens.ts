import { withMakers } from '../brands/index.ts'
import { spoken } from '../czech/read.ts'
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
  /** Parted and joined, without «за смаком» and «за бажанням». */
  all: readonly Token[]
  tasted: boolean
  opted: boolean
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
  const written = tokenize(source)
  const understood = spoken(withMakers(written))
  const whole = unglue(understood)
  const saysHow = whole.some(opensPhrase)
  const tasted = saysHow ? takePhrase(whole, tasteWords) : undefined
  const opted = saysHow ? takePhrase(tasted ?? whole, optionalWords) : undefined
  const found: LineTokens = {
    written,
    understood,
    all: opted ?? tasted ?? whole,
    tasted: tasted !== undefined,
    opted: opted !== undefined,
  }
  if (lately.size >= enough) lately.clear()
  lately.set(source, found)
  return found
}
