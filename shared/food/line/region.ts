import type { Form } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import type { Phrases } from './words/index.ts'
import { said } from './words/said.ts'

/** The tokens up to each mark of the given kinds. */
export function split(
  tokens: readonly Token[],
  isBorder: (token: Token, at: number) => boolean,
): Token[][] {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    if (isBorder(token, at)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** What stands in brackets, and what is left without it; a bracket that never closes is ignored. */
export function takeBrackets(tokens: readonly Token[]): {
  outside: Token[]
  inside: { at: number; tokens: Token[] }[]
} {
  const outside: Token[] = []
  const inside: { at: number; tokens: Token[] }[] = []
  let open: Token[] | undefined
  for (const token of tokens) {
    if (token.low === '(' || token.low === '[') open ??= []
    else if (token.low === ')' || token.low === ']') {
      if (open) inside.push({ at: outside.length, tokens: open })
      open = undefined
    } else (open ?? outside).push(token)
  }
  if (open) outside.push(...open)
  return { outside, inside }
}

/** Takes the first of the phrases that occurs; undefined when none does. */
export function takePhrase(
  tokens: readonly Token[],
  phrases: Phrases,
): readonly Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const begun = phrases.get((tokens[at] as Token).low)
    const phrase = begun?.find((words) => words.every((word, i) => tokens[at + i]?.low === word))
    if (phrase) return [...tokens.slice(0, at), ...tokens.slice(at + phrase.length)]
  }
  return undefined
}

/** «Нам ще знадобляться», "Don't forget": what asks for the foods behind it. */
export function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  let end = 0
  let asked = false
  for (; end < Math.min(tokens.length, 7); end++) {
    const { low } = tokens[end] as Token
    if (said.asks.has(low)) asked = true
    else if (!said.besideAsks.has(low)) break
  }
  if (tokens[end]?.low === ':') end++
  return asked && tokens[end]?.kind !== 'mark' && end < tokens.length ? tokens.slice(end) : tokens
}

/** The words as they were written, spaces as they were, cut where tokens were taken out. */
export function textOf(source: string, tokens: readonly Token[]): string {
  const whole = side(source, tokens)
  if (whole !== undefined) return whole
  let text = ''
  let last: Token | undefined
  for (const token of inOrder(tokens)) {
    if (last && token.end <= last.end) continue
    const gap = last && source.slice(last.end, token.start)
    if (last) text += gap === '' || gap === ' ' || (gap && isNoWord.test(gap)) ? gap : ' '
    text += source.slice(token.start, token.end)
    last = token
  }
  const bare = isBare(text, 0, text.length) ? text : text.replace(edges, '')
  const cut = quoted.test(bare) ? withQuotesClosed(bare, source.charAt(last?.end ?? 0)) : bare
  return cut.includes('  ') ? cut.replace(/ {2,}/g, ' ') : cut
}

/** «печиво «Савоярді» - 200 г»: a mark is no part of the last word, and is closed where it was opened. */
function withQuotesClosed(text: string, next: string): string {
  for (const [open, close] of quotes) {
    const [opened, closed] = [text.split(open).length, text.split(close).length]
    const isOpen = open === close ? opened % 2 === 0 : opened > closed
    if (isOpen && next === close) return text + close
    const isLeft = open === close ? isOpen && text.endsWith(close) : closed > opened
    if (isLeft)
      return text.slice(0, text.lastIndexOf(close)) + text.slice(text.lastIndexOf(close) + 1)
  }
  return text
}
const quoted = /[«»“”„"]/
const quotes = ['«»', '“”', '„“', '""'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)

/** What stands side by side, words with a space between them, is cut out of the line as it is. */
function side(source: string, tokens: readonly Token[]): string | undefined {
  const [first] = tokens
  if (!first) return ''
  let end = first.start - 1
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'word' || token.start !== end + 1) return undefined
    if (at > 0 && source.charCodeAt(end) !== 32) return undefined
    end = token.end
  }
  return isBare(source, first.start, end) ? source.slice(first.start, end) : undefined
}

const edges = /^[\s\-–:;,.…=*+/]+|[\s\-–:;,…=*+/]+$/gu
const isNoWord = /^[^\p{L}\p{N}()[\]]*$/u

/** Whether it begins and ends with a plain letter, so that nothing hangs about its ends. */
function isBare(text: string, start: number, end: number): boolean {
  return start < end && isLetter(text.charCodeAt(start)) && isLetter(text.charCodeAt(end - 1))
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0x400 && code < 0x482)
}

/** The forms of the words among them. */
export function wordForms(tokens: readonly Token[]): Form[] {
  const forms: Form[] = []
  for (const token of tokens) if (token.kind === 'word') forms.push(token.form)
  return forms
}

function inOrder(tokens: readonly Token[]): readonly Token[] {
  const sorted = tokens.every(
    (token, at) => at === 0 || token.start >= (tokens[at - 1]?.start ?? 0),
  )
  return sorted ? tokens : tokens.toSorted((one, other) => one.start - other.start)
}

export function formsOf(tokens: readonly Token[]): Form[] {
  const forms: Form[] = []
  for (const token of tokens) forms.push(token.form)
  return forms
}

/** Those among them that are words, which most often is all of them. */
export function wordsAmong(tokens: readonly Token[]): readonly Token[] {
  for (const { kind } of tokens)
    if (kind !== 'word') return tokens.filter((token) => token.kind === 'word')
  return tokens
}
