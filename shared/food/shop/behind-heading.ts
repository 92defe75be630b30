import { isKindOf, isReady } from '../lexicon/index.ts'
import { needsOfLine } from '../line/needs.ts'
import { parseIngredientLine } from '../line/parse.ts'
import { noteStarts } from '../line/words/index.ts'
import { matchFoods } from '../names/match.ts'
import { type Token, tokenize } from '../text/tokens.ts'
import { isNotBought } from './not-bought.ts'
import { isNumber, mayRefuse } from './row-pieces.ts'

const longestHeading = 4

/**
 * «на борщ: буряк капуста», «сир 2 види: моцарела і пармезан», «гості завтра - сік, печиво»: what stands before a colon
 * or a dash says what the list is for or of.
 */
export function listBehindHeading(
  text: string,
): readonly [heading: string, list: string] | undefined {
  const [heading = '', list = '', ...more] = text
    .split(/:\s+|\s+[-–—]\s+/u)
    .map((part) => part.trim())
  const words = tokenize(heading)
  if (list === '' || more.length > 0 || words.length > longestHeading) return undefined
  if (
    words.some(({ kind }) => kind === 'mark') ||
    [heading, list, text, `${list.split(',', 1)[0]} ${heading}`].some(isNotBought)
  )
    return undefined
  if (tokenize(text).some(mayRefuse)) return undefined
  const isColon = text[heading.length] === ':'
  if (!isColon && words.some(isNumber)) return undefined
  return isOfHeading(words, list, isColon) ? [heading, list] : undefined
}

/** «йогурти: 2 полуничні 1 персик» are of that, «сир 2 види: моцарела» is one, and a borsch or a soup is what a list is for. */
function isOfHeading(heading: readonly Token[], list: string, isColon: boolean): boolean {
  if (noteStarts.has(heading[0]?.low ?? '')) return true
  const [of] = matchFoods(heading.map(({ form }) => form)).filter(({ weak }) => !weak)
  if (of === undefined || isReady(of.id)) return true
  const needs = needsOfLine(parseIngredientLine(list))
  return isColon && needs.every(({ food }) => isKindOf(food ?? '', of.id))
}
