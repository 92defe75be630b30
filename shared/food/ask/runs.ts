import { step } from '../text/steps.ts'
import { type Item, isFreeFrom } from './item.ts'
import { asksToMake } from './making.ts'
import type { Verdict } from './verdict.ts'
import { small } from './words/small.ts'

/** What decides about a word stands no farther from it: so that a long question costs no more a word. */
const farthest = 24

type Test = (item: Item) => boolean

/** The nearest before this place that is such. */
export function lastBefore(items: readonly Item[], at: number, test: Test): Item | undefined {
  for (const item of backward(items, at)) if (test(item)) return item
  return undefined
}

export function firstAfter(items: readonly Item[], at: number, test: Test): Item | undefined {
  for (const item of forward(items, at)) if (test(item)) return item
  return undefined
}

function* backward(items: readonly Item[], at: number): Generator<Item> {
  for (let near = at - 1; near >= Math.max(0, at - farthest); near--) {
    step()
    yield items[near] as Item
  }
}

function* forward(items: readonly Item[], at: number): Generator<Item> {
  for (const item of items.slice(at + 1, at + 1 + farthest)) {
    step()
    yield item
  }
}

/** Whether something that can be refused or kept follows at once. */
export function hasObject(items: readonly Item[], at: number): boolean {
  // «цукор їй не можна шо спекти з яблук»
  if (asksToMake(items, at + 1)) return false
  for (const item of forward(items, at)) {
    if (['food', 'term', 'diet', 'word', 'less'].includes(item.kind)) return true
    if (item.kind === 'joiner' && isComma(item)) return false
    // «яйця скінчились а сирники хочеться»
    if (small.but.has(item.words[0]?.low)) return false
    // «не їсть ніякої риби»: refused twice over, and what of stands behind.
    if (item.kind === 'refusal' && namesNone(items, item)) continue
    if (item.kind === 'end' || item.kind === 'refusal') return false
    if (item.kind === 'wish' && !small.withOr.has(item.words[0]?.low)) return false
  }
  return false
}

/** And not «м'яса не їм ніякого, крім курятини». */
function namesNone(items: readonly Item[], item: Item): boolean {
  const next = items[items.indexOf(item) + 1]
  return (
    small.noneOf.has(item.words.at(-1)?.low) && ['food', 'term', 'diet'].includes(next?.kind ?? '')
  )
}

/** After an unknown word that «не» stands before: does a food come in the same clause? */
export function foodFollows(items: readonly Item[], at: number): boolean {
  if (!small.negatedVerb.has(items[at - 1]?.words.at(-1)?.low)) return false
  return firstAfter(items, at, (item) => item.kind === 'food' || bounds(item))?.kind === 'food'
}

/** «цибулю й гриби діти не їдять», "a nut allergy", "onion-free": the list before the refusal. */
export function refuseBefore(
  items: readonly Item[],
  at: number,
  verdicts: Map<Item, Verdict>,
  verdict: Verdict,
): boolean {
  const run = runBefore(items, at)
  // «торт без глютену, алергія», "gluten-free pizza, I have an allergy": to what is said already.
  if (items[at]?.allergy && !run.some(({ kind }) => kind === 'food') && isFreeOf(items, at, run))
    return true
  // «oběd pro děti, nechci nic s houbami»: for whom it is stays, where something else is refused.
  const eaters = items[at + 1]?.kind === 'refusal' || hasObject(items, at)
  for (const item of run) if (!(eaters && isForKids(item))) verdicts.set(item, verdict)
  // «оцту в хаті нема», «пива щоб у страві не було»: an unknown word is hardly what was meant.
  const unsure = run.length > 0 && run.every((item) => item.kind === 'word')
  const food = unsure ? foodOfClause(items, at) : undefined
  if (food) verdicts.set(food, verdict)
  return run.length > 0
}

const isForKids = ({ terms }: Item) => terms.length > 0 && terms.every(({ id }) => id === 'kids')

function isFreeOf(items: readonly Item[], at: number, [dish]: readonly Item[]): boolean {
  return items.slice(dish ? Math.max(items.indexOf(dish) - 1, 0) : 0, at).some(isFreeFrom)
}

/** The food that the clause before this place begins with. */
function foodOfClause(items: readonly Item[], at: number): Item | undefined {
  const nearest = lastBefore(items, at, (item) => isFoodOrDish(item) || bounds(item))
  return nearest && isFoodOrDish(nearest) ? nearest : undefined
}

function isFoodOrDish({ kind, terms }: Item): boolean {
  return kind === 'food' || terms.some((term) => term.kind === 'dishes')
}

/** Whether what stands before this place is said to be at hand. */
function isOfHand(items: readonly Item[], comma: Item): boolean {
  const opening = lastBefore(
    items,
    items.indexOf(comma),
    ({ kind }) => kind === 'hand' || kind === 'end' || kind === 'wish' || kind === 'refusal',
  )
  // «є подруга, яка молоко, і яйця не їсть»: of a person nothing is at hand.
  if (opening?.kind !== 'hand') return false
  const [first, ...more] = items.slice(items.indexOf(opening) + 1, items.indexOf(comma))
  return first?.kind === 'food' && !more.some(isComma)
}

/** Where a clause begins or ends. */
function bounds(item: Item): boolean {
  return item.kind === 'end' || item.kind === 'wish' || isComma(item)
}

export function takeBefore(items: readonly Item[], at: number, verdicts: Map<Item, Verdict>): void {
  // "what dessert can i have": nobody has a course.
  for (const item of runBefore(items, at))
    if (verdicts.get(item) === 'wanted' && item.foods.length > 0) verdicts.set(item, 'hand')
}

function runBefore(items: readonly Item[], at: number): Item[] {
  const run: Item[] = []
  let joined = true
  let listed = false
  let asked = false
  let next: Item | undefined
  for (const item of backward(items, at)) {
    const following = next
    next = item
    if (
      item.kind === 'food' ||
      item.kind === 'term' ||
      (item.kind === 'word' && run.length === 0)
    ) {
      // «звари борщ, мед і креветки мимо»: what is asked for before the comma is a dish, and foods are refused.
      if (!joined || (run.length > 0 && isComma(following) && isAskedFor(items, item))) break
      if (isComma(following) && isWay(item) && (run.some(isOfFood) || saysMore(items, at))) break
      run.push(item)
      joined = false
    } else if (item.kind === 'joiner') {
      // A comma joins only a list that an «і» closed: «рибу, гриби і сир не їм».
      if (isComma(item) && run.length > 0 && !listed) break
      // "risotto, and asparagus? no thanks": only the last was asked about.
      if (isComma(item) && asked && run.length === 1 && following?.kind === 'joiner') break
      // «хочу шарлотку, та кориці не треба»: after a comma «та» is a but.
      if (isComma(item) && run.length > 0 && isBut(following)) break
      // «є гарбуз, і корицю не їмо»: what is at hand was said for itself.
      if (isComma(item) && run.length > 0 && following?.kind === 'joiner' && isOfHand(items, item))
        break
      if (!isComma(item)) listed = true
      joined = true
    } else if (isAsked(item) && item.to === items[at]?.from) {
      // "pork? no thanks"
      asked = true
    } else if (item.kind !== 'stop' && item.kind !== 'gap') {
      // «маринованого нічого не їм»: refused twice over.
      const doubled = item.kind === 'refusal' && small.nothingOwn.has(item.words[0]?.low)
      if (run.length > 0 || item.kind === 'end' || (item.kind === 'refusal' && !doubled)) break
    } else if (run.length > 0 && item.kind === 'stop') break
  }
  return run
}

/** «на кето, борошняне і цукор виключено», "one pan, no fridge": how and when it is cooked is in no list of foods. */
function isWay({ kind, terms }: Item): boolean {
  return kind === 'term' && terms.every((term) => ways.has(term.kind))
}
const ways: ReadonlySet<string> = new Set(['occasions', 'equipment'])
const isOfFood = ({ kind }: Item) => kind === 'food'

/** Whether something unknown follows at once: «no fridge», and not "barbecue, no thanks". */
function saysMore(items: readonly Item[], at: number): boolean {
  return items[at + 1]?.kind === 'word'
}

function isAskedFor(items: readonly Item[], item: Item): boolean {
  const before = items[items.indexOf(item) - 1]
  return item.kind === 'term' && ['wish', 'word', 'hand', 'diet'].includes(before?.kind ?? '')
}

/** "dairy and gluten free": what is joined to it is refused too. */
export function refuseJoined(
  items: readonly Item[],
  at: number,
  verdicts: Map<Item, Verdict>,
): void {
  // "a soup, gluten-free and dairy-free": another diet is joined, and no food.
  if (items[at - 2]?.kind === 'diet') return
  if (items[at - 1]?.kind === 'joiner' && !isComma(items[at - 1]))
    refuseBefore(items, at, verdicts, 'refused')
}

export function isAsked(item: Item | undefined): boolean {
  return item?.kind === 'end' && item.words[0]?.low === '\u0000?'
}

function isBut(next: Item | undefined): boolean {
  return small.andBut.has(next?.words[0]?.low)
}

/** «приберіть кінзу: грузинська кухня». */
export function isColon(item: Item | undefined): boolean {
  return item?.words[0]?.low === '\u0000:'
}

export function isBracket(item: Item | undefined): boolean {
  return item?.words[0]?.low === '\u0000('
}

export function isComma(item: Item | undefined): boolean {
  return item?.words[0]?.low === '\u0000,'
}

/** «цибуля – переоцінений овоч» */
export function isDash(item: Item | undefined): boolean {
  return item?.kind === 'gap' && item.words[0]?.low === '\u0000-'
}
