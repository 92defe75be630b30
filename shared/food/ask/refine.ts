import { descendantsOf, isKindOf, mayHold } from '../lexicon/index.ts'
import { bent } from './changes.ts'
import { onlyLactoseOf } from './lactose.ts'
import { sparedOf } from './spared.ts'
import { refusedBy } from './tidy.ts'
import { kinds, type Slots } from './types.ts'

/**
 * Whether a question is said of the one before it: «а без яєць?», and whatever only narrows, as «не борщ» does. A new
 * wish stands alone.
 */
export function followsUp(slots: Slots): boolean {
  const { include, anyOf, useUp, beside, unsure, like = [], words } = slots
  if (slots.followUp || slots.goesOn) return true
  // «що приготувати без молока»
  if (slots.vague !== undefined) return false
  const wished = [include, anyOf, useUp, beside, unsure, like, words]
  if ([...wished, ...kinds.map((kind) => slots[kind])].some((list) => list.length > 0)) return false
  const { exclude, allergies, diets, unknownExclusions, maxMinutes, maxEnergy, price } = slots
  // «я вагітна»
  const health = slots.health ?? []
  const refused = kinds.map((kind) => slots.refused[kind])
  return (
    [exclude, allergies, diets, unknownExclusions, health, ...refused].some(
      (list) => list.length > 0,
    ) || [maxMinutes, maxEnergy, price].some((limit) => limit !== undefined)
  )
}

/**
 * A follow-up on top of the question before it. What the second says wins; refusals, diets and allergies
 * of the first stay, and only a plain wish for the very thing that was refused takes a refusal back.
 */
export function refine(before: Slots, after: Slots): Slots {
  if (after.others) return { ...before, others: (before.others ?? 0) + 1 }
  const told = toldKind(before, after)
  return told ? refined(told.previous, told.next) : refined(before, after)
}

/** «є фарш >> він курячий»: one food is both, and that is meant. */
function toldKind(previous: Slots, next: Slots): { previous: Slots; next: Slots } | undefined {
  const [kind, another] = next.include
  if (!next.ofIt || !kind || another || next.dishes.length > 0) return undefined
  for (const list of ['useUp', 'include'] as const)
    for (const id of previous[list]) {
      const both = [...descendantsOf(id)].filter((one) => one !== id && isKindOf(one, kind))
      const [only] = both
      if (both.length !== 1 || !only || isKindOf(kind, id) || isKindOf(id, kind)) continue
      const named = previous[list].map((one) => (one === id ? only : one))
      return {
        previous: { ...previous, [list]: named },
        next: { ...next, include: [], insisted: [] },
      }
    }
  return undefined
}

function refined(previous: Slots, after: Slots): Slots {
  const next = bent(previous, after)
  const merged: Slots = { ...previous, ...next }
  const flavoured = isSweetMeal(previous, next)
  const anew =
    !next.followUp &&
    !flavoured &&
    (next.dishes.length > 0 ||
      next.courses.length > 0 ||
      next.include.some((id) => !flavours.has(id)))
  // Of another question nothing has been seen.
  delete merged.others
  // What could not be read may have refused something.
  merged.eatsFish = previous.eatsFish || next.eatsFish
  merged.tangled = previous.tangled || next.tangled
  if (anew && !next.vague) delete merged.vague
  const asked = anew
    ? {
        include: [],
        insisted: [],
        unsure: [],
        beside: [],
        contradicted: [],
        anyOf: [],
        useUp: [],
        words: [],
        guesses: [],
        courses: [],
        cuisines: [],
        occasions: [],
        dishes: [],
        equipment: [],
      }
    : previous
  const refused = union(
    previous.exclude.filter((id) => !next.insisted.includes(id)),
    next.exclude,
  )
  merged.exclude = refused
  delete merged.onlyLactose
  if (onlyLactoseOf([previous, next])) merged.onlyLactose = true
  merged.ranOut = ranOutOf(previous, next)
  // What is refused anew is so without the exceptions of before.
  const still = previous.spared.filter((id) => !next.exclude.some((one) => mayHold(id, one)))
  merged.spared = sparedOf([...still, ...next.spared], merged)
  const isRefused = refusedBy(merged)
  merged.contradicted = union(asked.contradicted, next.contradicted).filter(isRefused)
  // "had rice yesterday, something else": what was wished for before and is doubtful now is no wish any more.
  const doubted = next.unsure.flatMap(({ kind, id }) => (kind === 'include' ? id : []))
  const isDoubted = (id: string) => !next.include.includes(id) && doubted.includes(id)
  merged.include = union(asked.include, next.include).filter(
    (id) => !isRefused(id) && !isDoubted(id),
  )
  merged.anyOf = [...asked.anyOf, ...next.anyOf]
    .map((group) => group.filter((id) => !isRefused(id) && !isDoubted(id)))
    .filter((group) => group.length > 0)
  merged.useUp = union(asked.useUp, next.useUp).filter((id) => !isRefused(id) && !isDoubted(id))
  merged.insisted = union(asked.insisted, next.insisted).filter((id) => !isRefused(id))
  merged.unsure = [...asked.unsure, ...next.unsure].filter(
    ({ kind, id }) => kind !== 'include' || (!isRefused(id) && !merged.include.includes(id)),
  )
  merged.diets = union(previous.diets, next.diets)
  merged.allergies = union(previous.allergies, next.allergies)
  merged.unknownExclusions = union(previous.unknownExclusions, next.unknownExclusions)
  merged.words = union(asked.words, next.words)
  const asks = (word: string) => next.words.includes(word) && !next.told?.includes(word)
  const told = union(previous.told ?? [], next.told ?? []).filter((word) => !asks(word))
  if (told.length > 0) merged.told = told
  merged.beside = [...asked.beside, ...next.beside]
  merged.guesses = [...asked.guesses, ...next.guesses]
  merged.refused = { ...previous.refused }
  for (const kind of kinds) {
    // «а на десерт?» replaces the course; a cuisine or an occasion joins.
    // «вареники >> солодкі» leans on it, and stays with the dish.
    const replaces =
      !flavoured &&
      (kind === 'courses' || kind === 'dishes') &&
      (next.dishes.length > 0 || (next.courses.length > 0 && !(kind === 'dishes' && next.followUp)))
    merged.refused[kind] = union(previous.refused[kind], next.refused[kind]).filter(
      (id) => !next[kind].includes(id),
    )
    merged[kind] = union(replaces ? [] : asked[kind], next[kind]).filter(
      (id) => !merged.refused[kind].includes(id),
    )
  }
  return merged
}

/** «сніданок >> діти хочуть солодке»: a sweet breakfast, and «а на десерт?» is another course. */
function isSweetMeal(previous: Slots, { byTaste, dishes }: Slots): boolean {
  return byTaste === true && dishes.length === 0 && previous.courses.includes('breakfast')
}

/** «knedlíky >> sladké»: how it tastes is said of what was asked for. */
const flavours = new Set(['sweet', 'spicy'])

function union<T>(first: readonly T[], second: readonly T[]): T[] {
  return [...new Set([...first, ...second])]
}

/** What one of them refuses for another reason is not only missing. */
function ranOutOf(previous: Slots, next: Slots): string[] {
  const isOut = (id: string, { exclude, ranOut = [] }: Slots) =>
    !exclude.includes(id) || ranOut.includes(id)
  const all = [...(previous.ranOut ?? []), ...(next.ranOut ?? [])]
  return [...new Set(all)].filter((id) => isOut(id, previous) && isOut(id, next))
}
