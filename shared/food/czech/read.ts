import { isMakerToken } from '../brands/sign.ts'
import { said } from '../line/words/said.ts'
import { names } from '../names/index.ts'
import { isQuality } from '../names/qualities.ts'
import { type Form, formOf } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import { adjectiveIn } from './adjectives.ts'
import { czechIndex, formsOfCzech, nameAt, named, saidBare } from './names.ts'
import { isCzechText } from './tell.ts'
import { isSmall, joinsKinds, meaningIn, partIn, phraseIn, unitIn } from './words.ts'

/**
 * The words of a Czech line as the reader knows them: each name of a food is one word, and the words around it are
 * what they mean in English. What a person sees is cut from their own text, by the places that the tokens keep.
 * Of another language the tokens stay as they are.
 */
export function spoken(tokens: readonly Token[]): readonly Token[] {
  return isCzechText(tokens) ? inReadersWords(makersLast(tokens)) : tokens
}

/** «sladké papriky, mleté», «kmín (mletý)»: an adjective alone behind a food tells of it, though mince is called so too. */
function isTold(tokens: readonly Token[], at: number, read: readonly Token[]): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  const begins = before?.low === ',' || before?.low === '('
  if (!begins || !token || next?.kind === 'word') return false
  return (
    isQuality(formOf(token.text.toLowerCase())) && read.some(({ low }) => low.startsWith(named))
  )
}

/** «čaj Pickwick ovocný»: who made it stands behind what it is called. */
function makersLast(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isMakerToken)) return tokens
  const moved = [...tokens]
  for (let at = 0; at < moved.length - 1; at++) {
    const [one, other] = [moved[at] as Token, moved[at + 1] as Token]
    if (isMakerToken(one) && other.kind === 'word' && !isMakerToken(other) && other.low.length > 3)
      moved.splice(at, 2, other, one)
  }
  return moved
}

function inReadersWords(tokens: readonly Token[]): Token[] {
  const forms = formsOfCzech(tokens)
  const lows = tokens.map(({ low }) => low)
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    if (token.kind !== 'word') {
      at += pushNumber(tokens, at, read)
      continue
    }
    const phrase = phraseIn(lows, at)
    if (phrase) {
      read.push(...phrased(tokens.slice(at, at + phrase.length), phrase.english))
      at += phrase.length
      continue
    }
    const kind = kindOfSame(tokens, forms, at)
    if (kind) {
      read.push(token.as({ low: named + kind, dotted: false }))
      at++
      continue
    }
    const part = partOf(tokens, forms, at)
    if (part) {
      read.push(...part)
      at += part.length
      continue
    }
    const found =
      isMeasure(tokens, forms, at) ||
      isRatherSmall(forms, at) ||
      isOtherState(lows, at) ||
      isTold(tokens, at, read)
        ? undefined
        : nameAt(forms, at)
    const name = found?.values[0]
    // «lískové» is of hazelnuts, and no «liška», whatever stem they share.
    const adjective =
      !found || (found.length === 1 && !saidBare(token.text))
        ? adjectiveIn(forms[at] as Form)
        : undefined
    if (adjective !== undefined) {
      read.push(token.as({ low: named + adjective, dotted: false }))
      at++
      continue
    }
    if (found && name !== undefined && isNeighbours(tokens, at, found.length)) {
      const end = tokens[at + found.length - 1]?.end ?? token.end
      read.push(token.as({ low: named + name, end, dotted: false }))
      const other = takenOfOther(lows, forms, at, found.length)
      at += found.length
      if (other !== undefined) {
        const [or, thing] = [tokens[at] as Token, tokens[at + 1] as Token]
        read.push(or.as({ low: 'or' }), thing.as({ low: named + other, dotted: false }))
        at += 2
      }
      continue
    }
    read.push(...measured(token, tokens[at + 1], read))
    at++
  }
  return read
}

/** «hovězího nebo zeleninového vývaru»: the noun is said once, for both. */
function kindOfSame(tokens: readonly Token[], forms: readonly Form[], at: number) {
  const [one, other, noun] = [forms[at], forms[at + 2], forms[at + 3]]
  if (!one || !other || !noun || !joinsKinds(tokens[at + 1]?.low ?? '')) return undefined
  if (czechIndex.longest([other, noun], 0)?.length !== 2) return undefined
  const found = czechIndex.longest([one, noun], 0)
  return found?.length === 2 ? found.values[0] : undefined
}

/** «bez» is no «bezé», nor «kůra» a «kuře»: a word that is known otherwise is no food that shares its stem. */
function isRatherSmall(forms: readonly Form[], at: number): boolean {
  const form = forms[at]
  if (!form || meaningIn(form.low) === undefined) return false
  const found = czechIndex.longest(forms, at)
  if (found?.length !== 1) return false
  const known = isSmall(form.low) ? form.low : form.light
  const exact = form.as({ light: isSmall(form.low) ? named : known, deep: named })
  return czechIndex.single(exact).length === 0
}

/** «šťáva z citronu nebo limetky»: of another thing the same is taken. */
function takenOfOther(
  lows: readonly string[],
  forms: readonly Form[],
  at: number,
  length: number,
): string | undefined {
  const end = at + length
  if (length !== 3 || !joinsKinds(lows[end] ?? '') || !partIn(lows[at] ?? '')) return undefined
  const [part, of, thing] = [forms[at], forms[at + 1], forms[end + 1]]
  if (!part || !of || !thing || meaningIn(lows[end] ?? '') !== 'or') return undefined
  const found = czechIndex.longest([part, of, thing], 0)
  return found?.length === 3 ? found.values[0] : undefined
}

/** «čerstvé nebo mražené maliny»: both are right, so that the other state is no part of the name. */
function isOtherState(lows: readonly string[], at: number): boolean {
  return (
    at > 1 &&
    joinsKinds(lows[at - 1] ?? '') &&
    said.state.has(lows[at - 2]) &&
    said.state.has(lows[at])
  )
}

function isNeighbours(tokens: readonly Token[], at: number, length: number): boolean {
  return tokens.slice(at, at + length).every(({ kind }) => kind === 'word')
}

/** «stroužek česneku», «kostka droždí»: a measure where something countable follows, not the name's first word. */
function isMeasure(tokens: readonly Token[], forms: readonly Form[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || unitIn(token.low) === undefined) return false
  if (next?.kind !== 'word') return before?.kind === 'number'
  return czechIndex.longest(forms, at + 1) !== undefined
}

/** «filet z tresky» is cod; of «kůra z 1 citronu» the lemon is bought. */
function partOf(tokens: readonly Token[], forms: readonly Form[], at: number): Token[] | undefined {
  const [token, of, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!token || !of || !next) return undefined
  // «šťáva a kůra z 1 citronu»: both are of the same.
  if (joinsKinds(of.low) && partIn(token.low)) {
    const others = partOf(tokens, forms, at + 2)
    return others && [token.as({ low: partIn(token.low) ?? '' }), of.as({ low: 'and' }), ...others]
  }
  if (!/^(?:z|ze|od)$/.test(of.low)) return undefined
  const part = partIn(token.low)
  if (!part) return undefined
  const whole = czechIndex.longest(forms, at)
  if (whole && whole.length > 2) return undefined
  return [token.as({ low: part }), of.as({ low: 'of' })]
}

/** «1 a 1/2» is one number; any other mark or number stays. */
function pushNumber(tokens: readonly Token[], at: number, read: Token[]): number {
  const [whole, and, rest] = [tokens[at] as Token, tokens[at + 1], tokens[at + 2]]
  if (whole.kind === 'number' && and?.low === 'a' && rest?.kind === 'number' && rest.value < 1) {
    read.push(whole.as({ value: whole.value + rest.value, end: rest.end }))
    return 3
  }
  read.push(whole)
  return 1
}

/** As many words as the reader's own phrase has, the last of them over all that is left. */
function phrased(tokens: readonly Token[], english: readonly string[]): Token[] {
  const value = Number(english[0])
  const [first] = tokens
  if (!first) return []
  const end = tokens.at(-1)?.end ?? first.end
  if (Number.isFinite(value))
    return [first.as({ kind: 'number', value, low: english[0] ?? '', end })]
  return english.map((low, at) => {
    const token = tokens[at] ?? first
    return token.as({ low, dotted: false, end: at === english.length - 1 ? end : token.end })
  })
}

/** «kilo brambor» is one; the others stand for what they mean. */
function measured(token: Token, next: Token | undefined, read: readonly Token[]): Token[] {
  const low = meaningIn(token.low) ?? unknownOr(token.low)
  const opens = read.every(({ kind }) => kind !== 'number' && kind !== 'word')
  if (opens && next?.kind === 'word' && /^(?:kg|g|dag)$/.test(low))
    return [token.as({ kind: 'number', value: 1, end: token.start }), token.as({ low })]
  return [token.as({ low })]
}

/** «T530» is a kind of flour. What other languages only know by a stem that it shares with something is unknown. */
function unknownOr(low: string): string {
  if (/^t\d{3,4}$/.test(low)) return 'fine'
  const form = formOf(low)
  const whole = names.single(form.as({ deep: low }))
  return whole.length === 0 && names.single(form).length > 0 ? named + low : low
}
