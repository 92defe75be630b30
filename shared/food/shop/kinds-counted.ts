import { isKindOf } from '../lexicon/index.ts'
import { parseIngredientLine } from '../line/parse.ts'
import { isTasting } from '../line/rows/bare-list.ts'
import { andWords, orWords } from '../line/words/index.ts'
import { matchFoods } from '../names/match.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { mayRefuse } from './row-pieces.ts'

const longestKind = 2
const mostKinds = 4

/**
 * «пиво 4 світле 2 темне», "yoghurt 4 greek 2 strawberry": so many of each kind of what is named once. Only where each
 * kind says nothing but which of it.
 */
export function kindsCounted(text: string): readonly string[] | undefined {
  const tokens = tokenize(text)
  const first = tokens.findIndex(({ kind }) => kind === 'number')
  const noun = tokens.slice(0, first)
  if (first < 1 || first > longestKind || noun.some(({ kind }) => kind !== 'word')) return undefined
  const groups = groupsOf(tokens.slice(first))
  if (!groups || tokens.some(mayRefuse)) return undefined
  const name = text.slice(noun[0]?.start, noun.at(-1)?.end)
  const { food: of } = parseIngredientLine(name)
  if (of === undefined) return undefined
  const rows = groups.map(([number, ...kind]) => {
    const said = text.slice(kind[0]?.start, kind.at(-1)?.end)
    return [`${number?.text} ${name} ${said}`, kind] as const
  })
  const isKind = ([row, kind]: (typeof rows)[number]) => {
    const { food, more, understood } = parseIngredientLine(row)
    const names = matchFoods(kind.map(({ form }) => form)).some(({ weak }) => !weak)
    return (
      understood && !more && food !== undefined && isKindOf(food, of) && (!names || isTasting(of))
    )
  }
  return rows.every(isKind) ? rows.map(([row]) => row) : undefined
}

/** A number and a word or two, again and again to the end. */
function groupsOf(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const groups: Token[][] = []
  for (const token of tokens) {
    if (token.kind === 'number') groups.push([token])
    else if (token.kind === 'word') {
      if (andWords.has(token.low)) continue
      if (orWords.has(token.low)) return undefined
      if (unitOf(token.form) !== undefined || token.low.length < 3) return undefined
      groups.at(-1)?.push(token)
    } else if (token.low !== ',') return undefined
  }
  const isWhole = groups.every(({ length }) => length > 1 && length <= 1 + longestKind)
  return isWhole && groups.length > 1 && groups.length <= mostKinds ? groups : undefined
}
