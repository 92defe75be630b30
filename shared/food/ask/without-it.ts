import { isNamed } from './marked.ts'
import { isRefused, refusesFood, type Verdicts } from './meant.ts'
import type { Judged } from './rules/rule.ts'
import { isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

/**
 * «є гриби, зроби лазанью без них», "there's celery in the fridge; stew without it": what a dish is named to be without is
 * what was named before it, and of several foods nobody can tell which.
 */
export function refuseWithoutIt(clauses: readonly Judged[], verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    const without = clause.items.some(
      ({ kind, pronoun, words }) =>
        kind === 'refusal' && pronoun && small.without.has(words[0]?.low),
    )
    if (!without || !clause.items.some(isWhole) || refusesFood(clause, verdicts)) continue
    const before = clauses
      .slice(0, at)
      .findLast(({ items }) => items.some((item) => isNamed(item) && verdicts.has(item)))
    const said = before?.items.filter((item) => isNamed(item) && verdicts.has(item)) ?? []
    if (said.some((item) => isRefused(verdicts.get(item)))) continue
    const foods = said.filter(({ kind }) => kind === 'food')
    const own = clause.items.filter(isNamed).map(({ foods: [id] }) => id)
    const others = foods.filter(({ foods: [id] }) => !own.includes(id))
    const meant = others.length > 0 ? others : said
    for (const item of meant) verdicts.set(item, meant.length === 1 ? 'refused' : 'unsure')
  }
}
