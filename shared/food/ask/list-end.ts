import { entryOf } from '../lexicon/index.ts'
import { spoken } from '../lexicon/spoken.ts'
import { isNominativeName, isPluralName, takesGenitive } from './anew.ts'
import type { Item } from './item.ts'
import { isNamed } from './marked.ts'
import type { Verdicts } from './meant.ts'
import { isComma } from './runs.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/** «є морква, капуста і сосиски, сметани немає»: an «і» before the last of what there is ends that list, and behind the comma something new is said. */
export function isEndedBefore(list: readonly Item[], next: Item, verdicts: Verdicts): boolean {
  const [and, last] = list.slice(-2)
  if (and?.kind !== 'joiner' || isComma(and) || !last || last.to >= next.from) return false
  return list.filter(isNamed).every((item) => verdicts.get(item) === 'hand')
}

/**
 * «філе, шпинат, сметани нема»: what is missing stands in the genitive, and what stands in the nominative before it is
 * there. Of what is nowhere to be («нема бути», «нема в раціоні») it is refused with the others.
 */
export function isThere(item: Item, items: readonly Item[], no: number): boolean {
  const [missing, refusal] = [items[no - 1], items[no]]
  if (!refusal || !missing || !isNamed(missing) || refusal.words.length > 1) return false
  if (!takesGenitive(refusal) || !small.none.has(refusal.words[0]?.low)) return false
  const rest = items.slice(no + 1).some(({ kind }) => kind !== 'gap' && kind !== 'joiner')
  return !rest && item.kind === 'food' && isInNominative(item) && !isInNominative(missing)
}

const isInNominative = (item: Item) =>
  isNominativeName(item, { genitive: true }) || isPluralName(item) || isSpokenName(item)

/** «мука» is no name in the table, and is what people say. */
function isSpokenName({ foods: [id = ''], words: [word, another] }: Item): boolean {
  return !another && (spoken[id]?.split('|').includes(word?.low ?? '') ?? false)
}

/** «капусти» is the genitive of «капуста», and so missing too, where «помідори» may be what there is. */
export function isSurelyGenitive({ foods: [id], words }: Item): boolean {
  const [low, ...more] = words.map((word) => word.low)
  if (!id || !low || more.length > 0 || !endings.ofFeminine.has(low)) return false
  const stem = low.slice(0, -1)
  return (
    entryOf(id)?.uk.some((name) => endings.feminine.has(name) && name.slice(0, -1) === stem) ===
    true
  )
}
