import type { Form } from '../text/forms.ts'
import type { Token } from '../text/tokens.ts'
import type { Phrases } from './words/index.ts'

/** The tokens up to each mark of the given kinds. */
export function split(tokens: readonly Token[], isBorder: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (isBorder(token)) parts.push([])
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

/** The words as they were written, spaces as they were, cut where tokens were taken out. */
export function textOf(source: string, tokens: readonly Token[]): string {
  let text = ''
  let last: Token | undefined
  for (const token of inOrder(tokens)) {
    if (last && token.end <= last.end) continue
    const gap = last && source.slice(last.end, token.start)
    if (last) text += gap === '' || gap === ' ' || (gap && isNoWord.test(gap)) ? gap : ' '
    text += source.slice(token.start, token.end)
    last = token
  }
  const cut = isBare(text) ? text : text.replace(edges, '')
  return cut.includes('  ') ? cut.replace(/ {2,}/g, ' ') : cut
}

const edges = /^[\s\-–:;,.…=*+/]+|[\s\-–:;,…=*+/]+$/gu
const isNoWord = /^[^\p{L}\p{N}()[\]]*$/u

/** Whether it begins and ends with a plain letter, so that nothing hangs about its ends. */
function isBare(text: string): boolean {
  return isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(text.length - 1))
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
  return tokens.map((token) => token.form)
}
