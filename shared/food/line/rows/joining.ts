import { formsOf } from '../region.ts'
import { mayBeOne } from './may-be-one.ts'
import type { Run } from './runs.ts'
import { mayTasteOf, poured } from './tastes.ts'
import type { Thing } from './things.ts'
import { isMany } from './to-the-letter.ts'

/** A run, and the things that its words name. */
export type Named = Run & { things: readonly Thing[] }

/** "Oatmeal raisin cookies": where all but the first are joined already, that tells of them as well. */
export function isCompound([row, another]: readonly Named[]): boolean {
  const [first, second, ...more] = row?.things ?? []
  if (!row || another || !first?.food || !second?.joined || more.length > 0) return false
  if (poured(first.food)) return false
  const last = row.words[first.to - 1]?.form
  return last?.cyrillic === false && !isMany(last)
}

/** What may be one thing is read as one. English says last what a thing is, so that its names are joined from there. */
export function joined({ words, things }: Named, count: number): readonly Thing[] {
  const forms = formsOf(words)
  const isOne = (one: Thing, other: Thing) => mayBeOne(forms, one, other, count)
  if (forms[0]?.cyrillic) return joinedBehind(things, isOne)
  // "Crisps salt vinegar" begin with what they are.
  const tasting = joinedBehind(things, (one, other) => bears(one, other) && isOne(one, other))
  return joinedBehind(joinedBefore(tasting, isOne), isOne)
}

function bears({ food: bearer }: Thing, { food: taste }: Thing): boolean {
  return bearer !== undefined && taste !== undefined && mayTasteOf(bearer, taste)
}

type AreOne = (one: Thing, other: Thing) => boolean

function joinedBehind(things: readonly Thing[], areOne: AreOne): readonly Thing[] {
  const all: Thing[] = []
  for (const thing of things) {
    const last = all.at(-1)
    if (last && areOne(last, thing)) all[all.length - 1] = { ...last, to: thing.to, joined: true }
    else all.push(thing)
  }
  return all
}

function joinedBefore(things: readonly Thing[], areOne: AreOne): readonly Thing[] {
  const all: Thing[] = []
  for (const thing of things.toReversed()) {
    const next = all[0]
    if (next && thing.food && areOne(thing, next))
      all[0] = { ...next, from: thing.from, joined: true }
    else all.unshift(thing)
  }
  return all
}
