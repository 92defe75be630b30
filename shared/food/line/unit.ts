import { concepts, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { cardinals } from '../numbers/words.ts'
import type { Token } from '../text/tokens.ts'
import { findUnit, isOfUnit } from '../units/find.ts'
import { type UnitId, units } from '../units/units.ts'
import { formsOf } from './region.ts'
import { sizes } from './words/index.ts'

/** The unit that stands here, unless the words are rather a food's own name. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
): { id: UnitId; next: number } | undefined {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  if (token.text === 'T') return { id: 'tbsp', next: at + 1 }
  if (token.text === 't') return { id: 'tsp', next: at + 1 }
  if (!isOfUnit(token.form)) return undefined
  const words = formsOf(tokens.slice(at, at + 5))
  const found = findUnit(words, 0)
  if (!found) return undefined
  const unit = { id: found.id, next: at + found.length }
  const opens =
    units[unit.id].dimension === 'count' &&
    tokens
      .slice(0, at)
      .every((one) => one.kind !== 'word' || cardinals.has(one.low) || sizes.has(one.low))
  return namesMore(words, found.length, opens) ? undefined : unit
}

/** «лавровий лист», "stock cubes", "cloves" alone: a name that begins with the unit is longer than it. */
function namesMore(words: ReturnType<typeof formsOf>, length: number, opens: boolean): boolean {
  const food = names.longest(words, 0)
  if (!food || food.length < length) return false
  if (food.length === length) return opens && words.length === length
  const rest = words[length]?.low === 'of' ? length + 1 : length
  const inside = names.longest(words, rest)
  if (!inside) return true
  if (rest + inside.length > food.length) return false
  // "Head cheese" is no head of cheese, «листя лайма» no lime, and «зубчик часнику» still is garlic.
  const foods = inside.values.filter((id) => !groups.has(id))
  return rest === length && !food.values.some((id) => foods.some((one) => isKindOf(id, one)))
}

const groups = new Set(concepts.map((concept) => concept.id))
