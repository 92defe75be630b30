import { names } from '../names/index.ts'
import { knownOfForm } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import type { Token } from '../text/tokens.ts'
import { behindFood, behindWord, receipts } from './words/receipts.ts'

const inFull = once(
  () =>
    new Map(
      receipts
        .trim()
        .split('\n')
        .flatMap((row) => {
          const [full = '', short = ''] = row.split(': ')
          return short.split(' ').map((word) => [word, full] as const)
        }),
    ),
)

/** A word that may be what a receipt has left of another. */
export const isCutShort = knownOfForm(({ low }) => inFull().has(low))

/** «КИСЛОМОЛ.», "CHKN BRST": words cut short are said in full, unless they name a food as they are. */
export function wordsInFull(tokens: readonly Token[]): readonly Token[] {
  const short = (token: Token, at: number) => isShort(token) || (at > 0 && isBehind(token))
  if (!tokens.some(short)) return tokens
  return tokens.map((token, at) =>
    short(token, at) ? token.as({ low: fullOf(token, tokens[at - 1]), dotted: false }) : token,
  )
}

function fullOf({ low }: Token, before: Token | undefined): string {
  const behind = before?.kind === 'word' ? behindWord.get(low) : undefined
  return behind ?? inFull().get(low) ?? low
}

function isBehind({ kind, low }: Token): boolean {
  return kind === 'word' && behindFood.has(low)
}

function isShort(token: Token): boolean {
  if (token.kind !== 'word' || !isCutShort(token.form)) return false
  if (token.low.length > 3 || token.dotted)
    return token.dotted || names.single(token.form).length === 0
  return token.text === token.text.toUpperCase() && names.single(token.form).length === 0
}
