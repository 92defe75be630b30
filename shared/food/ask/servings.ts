import { numberAt, numberBefore, type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { serving } from './words/servings.ts'

const together = [
  [serving.two, 2],
  [serving.three, 3],
  [serving.four, 4],
] as const

function isWord(token: Reading['tokens'][number] | undefined): boolean {
  return token?.kind === 'word'
}

/** "One guest is coeliac": there are more. */
function isOneOfThem(
  { tokens }: Reading,
  { value, next }: { value: number; next: number },
): boolean {
  return value === 1 && serving.isSaidOfOne.has(tokens[next + 1]?.low)
}

/** «на 4 порції», «для двох», «нас троє», "serves 6", "family of four". */
export function takeServings(reading: Reading, slots: Slots): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const number = numberAt(reading, at)
    if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 100)
      continue
    const before = reading.tokens[at - 1]?.low
    const after = reading.tokens[number.next]?.low
    const family = serving.families.has(reading.tokens[at - 2]?.low) && serving.familyOf.has(before)
    const counted =
      serving.eaters.has(after) && !serving.of.has(after) && !isOneOfThem(reading, number)
    const opened = serving.opening.has(before) && !serving.measured.has(after)
    const collective = serving.collective.has(reading.tokens[at]?.low) && serving.we.has(before)
    const we =
      serving.are.has(before) &&
      (counted || number.next === reading.tokens.length || serving.afterAre.has(after))
    const gathered =
      serving.gathered.has(reading.tokens[at]?.low) && !isWord(reading.tokens[number.next])
    if (!family && !counted && !opened && !collective && !we && !gathered) continue
    slots.servings = number.upTo ?? number.value
    take(
      reading,
      opened || collective || we ? at - 1 : family ? at - 2 : at,
      counted ? number.next + 1 : number.next,
    )
    if (serving.children.has(after)) slots.occasions.push('kids')
    return
  }
  for (const [at, token] of reading.tokens.entries()) {
    const [, eating] = together.find(([words]) => words.has(token.low)) ?? []
    if (eating === undefined || reading.taken[at]) continue
    slots.servings = eating
    take(reading, at, at + 1)
    return
  }
  const alone = reading.tokens.findIndex((token) => serving.alone.has(token.low))
  if (
    alone > 0 &&
    !reading.taken[alone] &&
    !serving.measured.has(reading.tokens[alone + 1]?.low) &&
    serving.forAlone.has(reading.tokens[alone - 1]?.low) &&
    !numberBefore(reading, alone)
  ) {
    slots.servings = 1
    take(reading, alone - 1, alone + 1)
  }
}
