import { concepts, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { around, cardinals } from '../numbers/words.ts'
import type { Form } from '../text/forms.ts'
import { isHyphen } from '../text/hyphens.ts'
import type { Found } from '../text/phrase-index.ts'
import type { Token } from '../text/tokens.ts'
import { findUnit, isOfUnit } from '../units/find.ts'
import { type UnitId, units } from '../units/units.ts'
import { sizes } from './words/index.ts'
import { said } from './words/said.ts'

/** The unit that stands here, unless the words are rather a food's own name. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
): { id: UnitId; next: number } | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  if (token.text === 'T') return { id: 'tbsp', next: at + 1 }
  if (token.text === 't') return { id: 'tsp', next: at + 1 }
  if (said.berry.has(token.low) && countsBerries(tokens, at)) return { id: 'piece', next: at + 1 }
  if (!isOfUnit(token.form)) return undefined
  if (said.cakes.has(token.low) && !comesInCakes(tokens, at)) return undefined
  const words = formsFrom(tokens, at)
  const found = findUnit(words, 0)
  if (!found) return undefined
  const unit = { id: found.id, next: at + found.length }
  if (isGluedOn(tokens, unit.next)) return undefined
  const food = names.longest(words, 0)
  if (!food || food.length < found.length) return unit
  if (food.length > found.length)
    return ofNames.has(unit.id) || namesMore(words, found.length, food) ? undefined : unit
  const alone = words.length === found.length && units[unit.id].dimension === 'count'
  return alone && isOpening(tokens, at) ? undefined : unit
}

/** «8 ягід копченого чорносливу»: so many pieces of it; «ягоди годжі» are a name. */
function countsBerries(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== 'number') return false
  const words = formsFrom(tokens, at)
  if ((names.longest(words, 0)?.length ?? 0) > 1) return false
  return [1, 2].some((next) => names.longest(words, next) !== undefined)
}

/** "1 cake compressed yeast"; "cake no nuts", "cake flour" measure nothing. */
function comesInCakes(tokens: readonly Token[], at: number): boolean {
  const words = formsFrom(tokens, at + 1)
  const isCounted = tokens[at - 1]?.kind === 'number'
  const kinds = isCounted ? [...inCakes, 'chocolate'] : inCakes
  return [0, 1, 2].some((next) =>
    names.longest(words, next)?.values.some((id) => kinds.some((kind) => isKindOf(id, kind))),
  )
}

const inCakes = ['yeast', 'tofu', 'tempeh']

/** "rib-eye steaks": a word that goes on behind a hyphen measures nothing. */
function isGluedOn(tokens: readonly Token[], at: number): boolean {
  return isHyphen(tokens, at) && tokens[at - 1]?.form.cyrillic === false
}

/** As many words as a unit and the name behind it may have. */
function formsFrom(tokens: readonly Token[], at: number): Form[] {
  const forms: Form[] = []
  for (let i = at; i < tokens.length && i < at + 5; i++) forms.push((tokens[i] as Token).form)
  return forms
}

/** Whether nothing but how many and how large stands before it. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  for (let i = 0; i < at; i++) {
    const { kind, low } = tokens[i] as Token
    if (kind === 'word' && !cardinals.has(low) && !sizes.has(low) && !around.to.has(low))
      return false
  }
  return true
}

/** A rack of lamb is a cut of it, and no measure of its meat. */
const ofNames: ReadonlySet<UnitId> = new Set(['rack'])

/** «лавровий лист», "stock cubes": a name that begins with the unit is longer than it. */
function namesMore(words: readonly Form[], length: number, food: Found<string>): boolean {
  const rest = words[length]?.low === 'of' ? length + 1 : length
  const inside = names.longest(words, rest)
  if (!inside) return true
  if (rest + inside.length > food.length) return false
  // "Head cheese" is no head of cheese, «листя лайма» no lime, and «зубчик часнику» still is garlic.
  const foods = inside.values.filter((id) => !groups.has(id))
  return rest === length && !food.values.some((id) => foods.some((one) => isKindOf(id, one)))
}

const groups = new Set(concepts.map((concept) => concept.id))
