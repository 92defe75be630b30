import { names } from '../names/index.ts'
import type { Token } from '../text/tokens.ts'
import { type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { qualities } from './words/qualities.ts'

/** Between the no and the quality stands no more: "isn't all that hot". */
const farthest = 3

/**
 * «не дуже солодкий пиріг», "nothing too heavy, with fish": a no before a quality is of the quality alone, and what is
 * asked for is asked for still.
 */
export function takeTempered(reading: Reading, slots: Slots): void {
  const { tokens } = reading
  for (const [at, { low }] of tokens.entries()) {
    const quality = tempering.find(({ said }) => said.has(low))
    const no = quality && noBefore(tokens, at)
    const whole = quality?.always && !namesFood(tokens, at + 1)
    if (!no || !(no.tempered || whole)) continue
    take(reading, no.from, at + 1)
    quality.say(slots)
  }
}

/** The no that is of this quality, and whether it is only of too much of it. */
function noBefore(
  tokens: readonly Token[],
  at: number,
): { from: number; tempered: boolean } | undefined {
  let from = at - 1
  while (from > at - 1 - farthest && qualities.degree.has(tokens[from]?.low)) from--
  const low = tokens[from]?.low
  if (!qualities.no.has(low) && !qualities.nothing.has(low)) return undefined
  return { from, tempered: from < at - 1 }
}

/** «не жирну свинину»: whether a lean one is asked for or none at all nobody can tell. */
function namesFood(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at, at + longestName).map(({ form }) => form)
  return names.longest(next, 0) !== undefined
}

const longestName = 4

/** What each quality asks for when it is turned down, and whether any of it is too much. */
const tempering: readonly {
  said: { has(low: string | undefined): boolean }
  always: boolean
  say: (slots: Slots) => void
}[] = [
  // Nobody refuses it, and what is hot comes after the rest.
  {
    said: qualities.hot,
    always: false,
    say: ({ unsure }) => void unsure.push({ kind: 'include', id: 'spicy' }),
  },
  { said: qualities.sweet, always: false, say: () => {} },
  { said: qualities.sharp, always: false, say: () => {} },
  { said: qualities.heavy, always: true, say: ({ occasions }) => void occasions.push('light') },
  { said: qualities.dear, always: true, say: ({ occasions }) => void occasions.push('budget') },
  { said: qualities.long, always: true, say: ({ occasions }) => void occasions.push('quick') },
]
