import { names } from '../names/index.ts'
import { matchFoods } from '../names/match.ts'
import { isPreparation } from '../names/modifiers.ts'
import { isHyphen } from '../text/hyphens.ts'
import type { Token } from '../text/tokens.ts'
import { formsOf } from './region.ts'
import { orWords } from './words/index.ts'
import { said } from './words/said.ts'

/** «подрібненого», "finely chopped" go to the note unless a name holds them («сушені гриби», "minced beef"). */
export function takePreparations(
  tokens: readonly Token[],
  bulk: boolean,
): { plain: readonly Token[]; notes: Token[][] } {
  if (!tokens.some(({ kind, form }) => kind === 'word' && isPreparation(form)))
    return { plain: tokens, notes: [] }
  const words = tokens.filter((token) => token.kind === 'word')
  const forms = formsOf(words)
  const done = new Set(
    words.filter((_, i) => {
      const form = forms[i]
      return form !== undefined && isPreparation(form)
    }),
  )
  if (done.size === words.length) return { plain: tokens, notes: [] }
  for (const match of matchFoods(forms, bulk)) {
    if (match.weak) continue
    const named = names.longest(forms, match.from)
    if (named)
      for (let i = match.from; i < match.from + named.length; i++) done.delete(words[i] as Token)
  }
  const plain: Token[] = []
  const notes: Token[][] = []
  let open: Token[] | undefined
  for (const token of tokens) {
    if (done.has(token)) {
      if (!open) {
        open = takeGlued(plain, tokens)
        notes.push(open)
      }
      open.push(token)
    } else if (open && (said.joinsDone.has(token.low) || isHyphen(tokens, tokens.indexOf(token))))
      open.push(token)
    else {
      open = undefined
      plain.push(token)
    }
  }
  while (orWords.has(plain.at(-1)?.low ?? '')) plain.pop()
  return { plain, notes }
}

/** "double-concentrated": what a hyphen joins to what is done goes with it, unless it names a food. */
function takeGlued(plain: Token[], tokens: readonly Token[]): Token[] {
  const [word, hyphen] = plain.slice(-2)
  const isGlued =
    word?.kind === 'word' && hyphen !== undefined && isHyphen(tokens, tokens.indexOf(hyphen))
  return isGlued && names.single(word.form).length === 0 ? plain.splice(-2) : []
}

/** "Cut into ribbons", «нарізане на стрічки»: a shape, whatever else is called so. */
export function isCutInto(tokens: readonly Token[], at: number): boolean {
  const cut = tokens[at]
  return cut !== undefined && isPreparation(cut.form) && said.into.has(tokens[at + 1]?.low)
}
