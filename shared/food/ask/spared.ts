import { isKindOf, mayHold, withNamesakes } from '../lexicon/index.ts'
import type { Clause } from './clauses.ts'
import { refusesGluten } from './free-from.ts'
import type { Item } from './item.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isWished, type Verdicts } from './meant.ts'
import { foodsOf } from './place.ts'
import { isComma } from './runs.ts'
import { dietExcludes } from './terms.ts'
import type { Slots } from './types.ts'
import { small } from './words/small.ts'

/** Between «крім» and what is excepted stands no more than an article. */
const farthest = 2

/**
 * «не їм рибу, але лосось люблю», "no fish except salmon": a kind of what was refused is welcome, where somebody plainly says so.
 * An allergy has no exceptions that anybody could vouch for.
 */
export function spareKinds(clauses: readonly Clause[], marks: Marks, verdicts: Verdicts): void {
  const items = clauses.flatMap((clause) => clause.items)
  if (!items.some((item) => isOfAllergy(item, marks, verdicts))) {
    spareEach(clauses, marks, verdicts)
    spareWhatIsThere(clauses, verdicts)
  }
  wantWhatIsAsked(clauses, verdicts)
}

/** «молока немає, є кефір», «м'яса нема, є ковбаски»: what is only missing is no reason against what is made or a kind of it and stands there. */
function spareWhatIsThere(clauses: readonly Clause[], verdicts: Verdicts): void {
  const saysGone = ({ items }: Clause) => {
    const lows = items.flatMap(({ words }) => words.map(({ low }) => low))
    return lows.some((low, at) => small.gone.has(low) || isLacking(lows, at))
  }
  const gone = clauses
    .filter(saysGone)
    .flatMap(({ items }) => items)
    .filter((item) => item.kind === 'food' && verdicts.get(item) === 'refused')
    .flatMap(({ foods }) => foods)
  for (const item of clauses.flatMap(({ items }) => items)) {
    const verdict = verdicts.get(item)
    if (!isWished(verdict)) continue
    const isMade = (id: string) => gone.some((one) => mayHold(id, one) && !isKindOf(id, one))
    const isThere = (id: string) => gone.some((one) => isKindUnder(id, one))
    if (foodsOf(item).some((id) => isMade(id) || (verdict === 'hand' && isThere(id))))
      item.spared = true
  }
}

/** «з риби їсть лише лосося. Як його запекти?»: where nothing else is wanted, what is spared is asked for. */
function wantWhatIsAsked(clauses: readonly Clause[], verdicts: Verdicts): void {
  const last = clauses.at(-1)
  const says = (what: 'it' | 'wish') => last?.marks.some((mark) => mark.class === what)
  const items = clauses.flatMap((clause) => clause.items)
  const isNamed = items.some((item) => item.foods.length > 0 && isWished(verdicts.get(item)))
  if (!says('it') || !says('wish') || isNamed) return
  for (const item of items)
    if (verdicts.get(item) === 'spared') {
      verdicts.set(item, 'wanted')
      item.spared = true
    }
}

function spareEach(clauses: readonly Clause[], marks: Marks, verdicts: Verdicts): void {
  const refused: string[] = []
  for (const clause of clauses)
    for (const [at, item] of clause.items.entries()) {
      const [id] = item.kind === 'food' ? item.foods : []
      const groups = id === undefined ? [] : refused.filter((group) => isKindUnder(id, group))
      if (groups.length > 0 && verdicts.get(item) === 'refused' && isExcepted(clause, at))
        verdicts.set(item, 'spared')
      else if (
        id &&
        groups.some((group) => mayBeSpared(id, group)) &&
        isWished(verdicts.get(item)) &&
        isAllowed(clause, marks)
      ) {
        // «горіхів не можна, але арахіс можна»: what may be eaten need not be in it.
        if (isOnlyPermitted(clause)) verdicts.set(item, 'spared')
        else item.spared = true
      }
      // What is spared is named after the group: «не їм риби, а лосось так».
      refused.push(...groupsRefused(item, verdicts))
    }
}

/** Of what is spared that which is a kind of what is refused or made of it, and is not refused by its own name. */
export function sparedOf(spared: readonly string[], slots: Pick<Slots, 'exclude' | 'allergies'>) {
  const groups = withNamesakes(slots.exclude)
  return [...new Set(spared)].filter(
    (id) =>
      slots.allergies.length === 0 &&
      !slots.exclude.includes(id) &&
      groups.some((group) => mayHold(id, group)) &&
      !(refusesGluten(slots) && isKindOf(id, 'gluten')),
  )
}

function isOfAllergy(item: Item, marks: Marks, verdicts: Verdicts): boolean {
  return (
    item.allergy ||
    verdicts.get(item) === 'allergy' ||
    marksOver(item, marks).some((mark) => mark.class === 'allergy')
  )
}

/** What a refusal means, and what a diet does that is called by one: «без молочного». */
function groupsRefused(item: Item, verdicts: Verdicts): readonly string[] {
  const group = item.diet && dietExcludes[item.diet]
  if (group) return [group]
  return item.kind === 'food' && verdicts.get(item) === 'refused' ? item.foods : []
}

function isKindUnder(id: string, group: string): boolean {
  return id !== group && withNamesakes([group]).some((one) => isKindOf(id, one))
}

/** «vepřové nejím, řízek ano»: what is pork where nobody says of what it is need not be meant as pork. */
function mayBeSpared(id: string, group: string): boolean {
  if (group === 'meat' || !isKindOf(group, 'meat')) return true
  // «яловичину не їм, а телятину їм»
  return animals.has(id)
}

/** Kinds of an animal that have a name and an adjective of their own, where a cut has none. */
const animals: ReadonlySet<string> = new Set(['veal', 'wild-boar'])

/** "dont have", "have no": "have to avoid" says nothing of what there is. */
function isLacking(lows: readonly string[], at: number): boolean {
  return (
    small.has.has(lows[at]) && (small.lacks.has(lows[at - 1]) || small.noSuch.has(lows[at + 1]))
  )
}

/** «риба, крім лосося»; "salad besides kiwi, which makes me itch" refuses it. */
function isExcepted({ items, marks }: Clause, at: number): boolean {
  const first = firstOfList(items, at)
  const before = items
    .slice(Math.max(0, first - farthest), first)
    .findLast(({ words }) => !small.article.has(words[0]?.low))
  if (before === undefined || isNamed(before) || before.words.length > 1) return false
  // "refuses all vegetables except corn": the aversion is to what was named before, where nothing is said behind.
  if (isAverse(marks) && !endsWithList(items.slice(at + 1))) return false
  if (isAverse(marks.filter(({ to }) => to > before.from))) return false
  return small.except.has(before.words[0]?.low)
}

/** Nothing but more of what is excepted. */
function endsWithList(rest: readonly Item[]): boolean {
  return rest.every(({ kind }) => kind === 'food' || kind === 'joiner' || kind === 'gap')
}

/** "except corn and carrots": what an «і» joins is excepted with it. */
function firstOfList(items: readonly Item[], at: number): number {
  const [food, and] = [items[at - 2], items[at - 1]]
  const isJoined = food?.kind === 'food' && and?.kind === 'joiner' && !isComma(and)
  return isJoined ? firstOfList(items, at - 2) : at
}

function isOnlyPermitted({ items }: Clause): boolean {
  const said = items.findLast(({ kind }) => kind !== 'gap' && kind !== 'end')
  return small.permitted.has(said?.words.at(-1)?.low)
}

/** After a but or with a yes of its own, and with nothing that refuses: else it may be a part of the refusal that was misread. */
function isAllowed({ items, marks: said }: Clause, marks: Marks): boolean {
  if (isAverse(said) || items.some(({ kind }) => kind === 'refusal')) return false
  if (small.contrary.has(items[0]?.words[0]?.low)) return true
  return items.some(
    (item) =>
      [small.yesAtEnd, small.praise, small.loves].some((table) => table.has(item.words[0]?.low)) ||
      marksOver(item, marks).some((mark) => mark.class === 'yes'),
  )
}
