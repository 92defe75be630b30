import type { Named, Slots } from '../../../shared/food/ask/types.ts'
import { entryOf, isKindOf } from '../../../shared/food/lexicon/index.ts'
import { isGroup, kindsAbove } from '../search/ancestors.ts'
import { lexeme } from '../search/lexemes.ts'
import { dishesOfFood } from './made-at-home.ts'

/** A food that stands in no recipe here, and the one of its kind that does. */
export interface Instead {
  asked: string
  shown: string
}

const markOf = ({ kind, id }: Named) =>
  kind === 'include' ? lexeme.food(id) : lexeme.facet(kind, id)

/** «щось схоже на шаурму» where nobody makes any: what is near is all there is. */
export function isUnlike({ like = [] }: Slots, known: ReadonlyMap<string, number>): boolean {
  return like.length > 0 && like.every((one) => (known.get(markOf(one)) ?? 0) === 0)
}

/** All foods that a question wishes for, and what each is a kind of. */
export function kindsToCount({ include, useUp, like = [] }: Slots): string[] {
  const foods = [...include, ...useUp].flatMap((id) => [id, ...above(id), ...makings(id)])
  return [...foods.map(lexeme.food), ...foods.flatMap(dishesOfFood), ...like.map(markOf)]
}

/**
 * «дві банки квасолі» where every recipe soaks its own: what is a food too is near enough and is told, and a
 * group («птиця» for turkey) is not.
 */
export function insteadOf(
  { include, useUp, exclude }: Slots,
  known: ReadonlyMap<string, number>,
): Instead[] {
  const stands = (id: string) =>
    [lexeme.food(id), ...dishesOfFood(id)].some((mark) => (known.get(mark) ?? 0) > 0)
  return [...include, ...useUp].flatMap((asked) => {
    if (isGroup(asked) || stands(asked)) return []
    const shown = [...above(asked), ...makings(asked)].find(stands)
    const refused = exclude.some((each) => shown !== undefined && isKindOf(shown, each))
    return shown === undefined || refused ? [] : [{ asked, shown }]
  })
}

/** «вершковий соус»: nobody buys it, and the cream that it is made with stands in a recipe. */
function makings(id: string): readonly string[] {
  if (!isKindOf(id, 'sauce')) return []
  return (entryOf(id)?.madeWith ?? []).filter((one) => isKindOf(one, 'dairy'))
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
