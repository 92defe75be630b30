import { isModifier } from '../names/modifiers.ts'
import type { Item } from './item.ts'
import { isRefused, type Verdicts } from './meant.ts'
import { ofAnother } from './words/of-another.ts'
import { small } from './words/small.ts'

/** A list of refusals goes on no farther. */
const farthest = 8

/**
 * «без перги», «не їм ні яєць, ні перги», «пергу не їм»: a word that nobody knows is left out where a refusal names it, and
 * not where it only stands in the same breath: «не можу без сліз», "my flatmate swells up like a balloon".
 */
export function isRefusedByName(items: readonly Item[], item: Item, verdicts: Verdicts): boolean {
  const at = items.indexOf(item)
  return reaches(-1) || reaches(1)

  function reaches(step: 1 | -1): boolean {
    for (let place = at + step; Math.abs(place - at) <= farthest; place += step) {
      const one = items[place]
      if (!one) return false
      // «шкірку ні», «ані перги»
      if (small.noAtEnd.has(one.words[0]?.low)) return true
      if (['refusal', 'free', 'less', 'swap'].includes(one.kind))
        return step === 1 || names(one, item)
      const goesOn = one.kind === 'joiner' || one.kind === 'stop' || isRefused(verdicts.get(one))
      if (!goesOn) return false
    }
    return false
  }
}

/** «без», «не їм», "don't like", "not canned": and no "doesn't", behind which something is not done. */
function names({ words }: Item, { words: [word] }: Item): boolean {
  if (!ofAnother.merelyNot.has(words.at(-1)?.low)) return true
  return word !== undefined && isModifier(word)
}
