import type { Clause } from '../clauses.ts'
import type { Item } from '../item.ts'
import { isAverse, isNamed, marksOver } from '../marked.ts'
import type { Marks } from '../marks.ts'
import { forgetWords, isMeant } from '../meant.ts'
import { isDish, isWhole, isWhole as isWholeDish } from '../whole-items.ts'
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
    name: 'nobody likes mine',
    says: '«ніхто не любить мій плов, як правильно»: who complains that nobody eats theirs, and asks how, asks for it.',
    decide({ clause, next, verdicts }) {
      const { items } = clause
      if (!next || !items.some(({ words }) => small.nobody.has(words[0]?.low))) return undefined
      const [dish, ...others] = items.filter(isWhole)
      if (!dish || others.length > 0 || !isDish(dish)) return undefined
      if (!isMine(items[items.indexOf(dish) - 1]) || !asksHow(next)) return undefined
      verdicts.set(dish, 'wanted')
      forgetWords(clause, verdicts)
      return 'known'
    },
  },
  {
    name: 'who would not',
    says: '«хто не любить сирники? ми любимо»: who asks so loves it, where what follows says so; else nobody can tell.',
    decide({ clause, next, marks, verdicts }) {
      const [who, no, ...rest] = clause.items
      if (!small.who.has(who?.words[0]?.low) || no?.kind !== 'refusal' || !next?.tells)
        return undefined
      const named = rest.filter((item) => isMeant(item, verdicts))
      if (named.length === 0 || !no.words.some(({ low }) => small.likes.has(low))) return undefined
      const loved = next.marks.some(({ class: kind }) => kind === 'wish' || kind === 'yes')
      const sure = loved && !next.items.some((item) => isNamed(item) || turnsDown(item, marks))
      for (const item of named) verdicts.set(item, sure ? 'wanted' : 'unsure')
      return sure ? 'known' : 'unsure'
    },
  },
  {
    name: 'what must not go bad',
    says: '"dont let my spinach go bad": it is at hand, and has to be used.',
    decide({ clause, verdicts }) {
      const { items } = clause
      const no = items.findIndex(({ kind }) => kind === 'refusal')
      if (no < 0) return undefined
      const says = (what: 'letting' | 'spoiling') =>
        items.slice(no).some(({ words }) => words.some(({ low }) => small[what].has(low)))
      if (!says('letting') || !says('spoiling')) return undefined
      const named = items.slice(no).filter((item) => isMeant(item, verdicts))
      for (const item of items) if (!isMeant(item, verdicts)) verdicts.delete(item)
      for (const item of named) verdicts.set(item, item.kind === 'food' ? 'hand' : 'wanted')
      return named.length > 0 ? 'known' : undefined
    },
  },
  {
    name: 'without its fault',
    says: '"cherry pie without the cherries being sour": what is not to turn out so is wanted.',
    decide({ clause: { items }, verdicts }) {
      const no = items.findIndex(
        ({ kind, words }) => kind === 'refusal' && small.without.has(words[0]?.low),
      )
      if (no < 0) return undefined
      const turns = items.findIndex(({ words }, at) => at > no && small.turning.has(words[0]?.low))
      const fault = items[turns + 1]?.words[0]?.low
      if (turns < 0 || !faults.faulty.has(fault)) return undefined
      for (const item of items.slice(no, turns)) verdicts.delete(item)
      for (const item of items.slice(0, no))
        if (isMeant(item, verdicts)) verdicts.set(item, 'wanted')
      return items.some((item) => isMeant(item, verdicts)) ? 'known' : undefined
    },
  },
  {
    name: 'not to be so',
    says: '«як зробити вівсянку не нудною»: who asks how to make it without a fault asks for it.',
    decide({ clause, marks, verdicts }) {
      const { items } = clause
      if (!small.how.has(items[0]?.words[0]?.low)) return undefined
      const [no, fault] = items.slice(-2)
      const named = items.filter((item) => isMeant(item, verdicts))
      if (named.length !== 1) return undefined
      if (no?.kind !== 'refusal' || no.words.length > 1 || !small.not.has(no.words[0]?.low))
        return undefined
      if (fault?.kind !== 'word' || fault.near || !clause.marks.some(isWish)) return undefined
      if (items.some((item) => isAverse(marksOver(item, marks)))) return undefined
      verdicts.delete(fault)
      for (const item of named) verdicts.set(item, 'wanted')
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

function isWish({ class: kind }: { class: string }): boolean {
  return kind === 'wish'
}

function turnsDown(item: Item, marks: Marks): boolean {
  return item.kind === 'refusal' || item.kind === 'swap' || isAverse(marksOver(item, marks))
}

/** «як правильно»: and of nothing else. */
function asksHow({ items }: Clause): boolean {
  const said = items.filter(({ kind }) => kind !== 'gap')
  return small.how.has(said[0]?.words[0]?.low) && !said.some(isWhole)
}

/** Nobody complains of one dish in more. */
const longest = 16

/** The dish whose fault a clause tells, where it tells of nothing else. */
function faultyIn({ items }: Clause): Item | undefined {
  if (items.length > longest) return undefined
  const befalls = items.some(isBefalling)
  if (!befalls && !items.some(isMine)) return undefined
  const said = items.filter(
    ({ kind, words }) => kind !== 'gap' && kind !== 'end' && !small.and.has(words[0]?.low),
  )
  const why = faults.why.has(said[0]?.words[0]?.low)
  // "why is my risotto not creamy": how it is, and no cream.
  const isWhole = (item: Item | undefined) => isWholeDish(item) && !(why && isFault(item))
  const place = said.findIndex((item) => isWhole(item))
  const dish = said[place]
  const another = madeFor(said, place)
  if (!dish || said.some((item) => isWhole(item) && item !== dish && !another.includes(item)))
    return undefined
  const rest = said.filter((item) => item !== dish && !another.includes(item))
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

function isFault({ words }: Item): boolean {
  return words.every(({ low }) => faults.faulty.has(low))
}

/** «тісто на пиріжки»: what it is made for stands behind it. */
function madeFor(said: readonly Item[], place: number): readonly Item[] {
  const [link, what] = said.slice(place + 1, place + 3)
  return link && what && small.for.has(link.words[0]?.low) && isWhole(what) ? [link, what] : []
}

function isMine(item: Item | undefined): boolean {
  return faults.mine.has(item?.words.at(-1)?.low)
}

/** «розвалюється», "thicken": no food does so by itself. */
function isBefalling({ kind, words }: Item): boolean {
  return kind !== 'food' && kind !== 'joiner' && faults.befalls.has(words.at(-1)?.low)
}
