import { isWhole } from '../begins.ts'
import type { Clause } from '../clauses.ts'
import { isNamed } from '../clauses.ts'
import type { Item } from '../item.ts'
import { forgetWords } from '../meant.ts'
import { faults } from '../words/faults.ts'
import { small } from '../words/small.ts'
import type { Rule } from './rule.ts'

export const turnedOutRules: readonly Rule[] = [
  {
    name: 'how it turned out',
    says: '«чому мій борщ несмачний», "my bread did not rise": who complains how it turned out asks for it.',
    decide({ clause, verdicts }) {
      const dish = faultyIn(clause)
      if (!dish) return undefined
      verdicts.set(dish, 'wanted')
      for (const item of clause.items)
        if (item !== dish && (item.kind === 'word' || item.kind === 'food')) verdicts.delete(item)
      forgetWords(clause, verdicts)
      return 'known'
    },
  },
  {
    name: 'long ago',
    says: '"haven\'t had sushi in ages": one may long for it, or have given it up.',
    decide({ clause, verdicts }) {
      const { items } = clause
      const no = items.some(
        ({ kind, words }) => kind === 'refusal' && small.hasNot.has(words[0]?.low),
      )
      if (!no) return undefined
      if (!items.some(({ words }) => small.ages.has(words.at(-1)?.low))) return undefined
      const named = items.filter(isNamed)
      for (const item of items) if (!isNamed(item)) verdicts.delete(item)
      for (const item of named) verdicts.set(item, 'unsure')
      return named.length > 0 ? 'unsure' : undefined
    },
  },
]

/** Nobody complains of one dish in more. */
const longest = 16

/** The dish whose fault a clause tells, where it tells of nothing else. */
function faultyIn({ items }: Clause): Item | undefined {
  if (items.length > longest) return undefined
  const befalls = items.some(isBefalling)
  if (!befalls && !items.some(isMine)) return undefined
  const said = items.filter(({ kind }) => kind !== 'gap' && kind !== 'end')
  const why = faults.why.has(said[0]?.words[0]?.low)
  const place = said.findIndex((item) => isWhole(item))
  const dish = said[place]
  if (!dish || said.filter((item) => isWhole(item)).length > 1) return undefined
  const rest = said.filter((item) => item !== dish)
  const asks = rest.findIndex(({ words }, at) => at > place && small.question.has(words[0]?.low))
  const told = asks < 0 ? rest : rest.slice(0, asks)
  // «деруни розвалюються», "why does sauce not thicken"
  // «чому в мене не піднімається тісто»: who asks why says everything of it.
  const whose = why ? told.some(isMine) : isMine(said[place - 1]) || isMine(said[place - 2])
  const isTold = ({ low }: { low: string }) => faults.faulty.has(low) || faults.befalls.has(low)
  const isSaid = (item: Item) =>
    isMine(item) ||
    item.words.every(
      (form) => isTold(form) || [faults.why, faults.between].some((one) => one.has(form.low)),
    )
  const fault = told.some(({ words }) => words.some(isTold))
  return (whose || befalls) && fault && told.every(isSaid) ? dish : undefined
}

function isMine(item: Item | undefined): boolean {
  return faults.mine.has(item?.words.at(-1)?.low)
}

/** «розвалюється», "thicken": no food does so by itself. */
function isBefalling({ kind, words }: Item): boolean {
  return kind !== 'food' && kind !== 'joiner' && faults.befalls.has(words.at(-1)?.low)
}
