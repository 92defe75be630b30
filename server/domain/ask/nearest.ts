import type { Slots } from '../../../shared/food/ask/types.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { isGroup, kindsAbove } from '../search/ancestors.ts'
import { lexeme } from '../search/lexemes.ts'

/** A food that stands in no recipe here, and the one of its kind that does. */
export interface Instead {
  asked: string
  shown: string
}

/** All foods that a question wishes for, and what each is a kind of. */
export function kindsToCount({ include, useUp }: Slots): string[] {
  return [...include, ...useUp].flatMap((id) => [id, ...above(id)]).map(lexeme.food)
}

/**
 * «дві банки квасолі» where every recipe soaks its own: what is a food too is near enough and is told, and a
 * group («птиця» for turkey) is not.
 */
export function insteadOf(
  { include, useUp, exclude }: Slots,
  known: ReadonlyMap<string, number>,
): Instead[] {
  const stands = (id: string) => (known.get(lexeme.food(id)) ?? 0) > 0
  return [...include, ...useUp].flatMap((asked) => {
    if (isGroup(asked) || stands(asked)) return []
    const shown = above(asked).find(stands)
    const refused = exclude.some((each) => shown !== undefined && isKindOf(shown, each))
    return shown === undefined || refused ? [] : [{ asked, shown }]
  })
}

function above(id: string): string[] {
  const foods = kindsAbove(id).filter((kind) => kind !== id && !isGroup(kind))
  return foods.toSorted((a, b) => Number(isKindOf(b, a)) - Number(isKindOf(a, b)))
}

/** The question with what is shown in the place of what is asked. */
export function withInstead<Said extends Slots>(slots: Said, instead: readonly Instead[]): Said {
  if (instead.length === 0) return slots
  const taken = (id: string) => instead.find(({ asked }) => asked === id)?.shown ?? id
  return { ...slots, include: slots.include.map(taken), useUp: slots.useUp.map(taken) }
}
