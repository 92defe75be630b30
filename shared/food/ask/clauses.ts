import { step } from '../text/steps.ts'
import type { Item } from './item.ts'
import { isBare, joined } from './lists.ts'
import { asksToMake } from './making.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Mark, Marks } from './marks.ts'
import { isAsked, isColon, isComma } from './runs.ts'
import type { Verdict } from './verdict.ts'
import { faults } from './words/faults.ts'
import { ofAnother } from './words/of-another.ts'
import { small } from './words/small.ts'

/** What is said of one thing: it is wanted or refused as a whole, unless a cue inside says which part is. */
export interface Clause {
  items: readonly Item[]
  places: ReadonlyMap<Item, number>
  marks: readonly Mark[]
  /** After a colon or a question mark: it tells something of what was said before. */
  tells: boolean
  /** After a full stop: whoever begins a sentence may speak of something else. */
  anew: boolean
}

/** The items of a question, parted where something new is said. */
export function clausesOf(
  items: readonly Item[],
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): Clause[] {
  const parts: Item[][] = [[]]
  const sentences = new Set<Item[]>()
  const told = new Set<Item>()
  const anew = new Set<Item>()
  for (const [at, item] of items.entries()) {
    step()
    const part = parts.at(-1) ?? []
    const over = marksOver(item, marks)
    // "cinnamon? in chili? hard pass": where it is put is still asked of the same.
    const put = isAsked(item) && part.some(isNamed) && isPlace(items[at + 1])
    if (put) continue
    if (item.kind === 'end' || (isColon(item) && (part.some(isNamed) || isWhich(items, at + 1)))) {
      parts.push([])
      const next = items[at + 1]
      if ((isColon(item) || isAsked(item)) && next) told.add(next)
      else if (next) anew.add(next)
      if (item.kind === 'end' && next?.kind !== 'end') sentences.add(parts.at(-1) ?? [])
    } else if (isColon(item) && isHeading(part, marks)) {
      parts.push([])
    } else if (isComma(item)) {
      if (isRelative(items[at + 1], marks) && !(refuses(part, marks) && isWhich(items, at + 1)))
        continue
      parts.push([])
    } else if (isOfPerson(items, at, part, marks) || opensForgotten(items, at, part))
      parts.push([item])
    else if (isTurn(item, items[at + 1], over) && !isDegree(item, part)) parts.push([item])
    else if (isCondition(items, at, part, marks)) parts.push([item])
    else if (isQuestion(items, at, part, marks) || isOnlyNot(items, at, part)) parts.push([item])
    else if (beginsWish(item, over, part, parts.length > 1, marks)) parts.push([item])
    else part.push(item)
  }
  return joined(parts, sentences, marks, verdicts).map((part) => ({
    ...clauseOf(part, marks),
    tells: part[0] !== undefined && told.has(part[0]),
    anew: part[0] !== undefined && anew.has(part[0]),
  }))
}

/** "for dinner: …", «на вечерю: …» */
function isHeading(part: readonly Item[], marks: Marks): boolean {
  return part.some(({ terms }) => terms.length > 0) && !refuses(part, marks)
}

function clauseOf(items: readonly Item[], marks: Marks): Omit<Clause, 'tells' | 'anew'> {
  const places = new Map(items.map((item, at) => [item, at]))
  return { items, places, marks: [...new Set(items.flatMap((item) => marksOver(item, marks)))] }
}

/** "peas, onions and I forgot to buy cumin": behind a bare list, what somebody forgot is of the food behind it alone. */
function opensForgotten(items: readonly Item[], at: number, part: readonly Item[]): boolean {
  const [joiner, ...rest] = items.slice(at, at + 6)
  if (joiner?.kind !== 'joiner' || isComma(joiner) || !isBare({ items: part })) return false
  const cue = rest.findIndex(({ words }) => small.forgot.has(words[0]?.low))
  const own = rest.findIndex(isNamed)
  return (
    cue >= 0 &&
    cue < own &&
    rest.slice(0, cue).every((item) => item.kind === 'stop' || item.kind === 'wish')
  )
}

/** "Because" begins a clause, and "because of" does not. */
function isTurn(item: Item, next: Item | undefined, over: readonly Mark[]): boolean {
  // «jde to i jinak?»
  if (!next || next.kind === 'end') return false
  return (
    !small.ofWhat.has(next.words[0]?.low) &&
    over.some((mark) => mark.class === 'turn' && mark.from === item.from)
  )
}

/** "why is my chili so bland" */
function isDegree({ words: [word] }: Item, [first]: readonly Item[]): boolean {
  return small.degree.has(word?.low) && faults.why.has(first?.words[0]?.low)
}

/** «…, де є вино», "…, which has milk": goes on with what was said before the comma. */
function isRelative(next: Item | undefined, marks: Marks): boolean {
  return next !== undefined && marksOver(next, marks).some((mark) => mark.class === 'relative')
}

/** "I've got a squash and a husband who gags at sage": what somebody does is told of them, and of nothing named before. */
function isOfPerson(
  items: readonly Item[],
  at: number,
  part: readonly Item[],
  marks: Marks,
): boolean {
  if (!ofAnother.whoDoes.has(items[at]?.words[0]?.low) || !part.some(isNamed)) return false
  const before = part.filter((item) => !isComma(item))
  const person = before.at(-1)
  if (!person || !isSomebody(person, marks)) return false
  return !refuses(part, marks)
}

/** "my husband", "a vegetarian" */
function isSomebody(item: Item, marks: Marks): boolean {
  return item.kind === 'diet' || marksOver(item, marks).some((mark) => mark.class === 'person')
}

/** "peanuts, which cookies contain, make me ill" asks for nothing: what is asked for stands after a refusal. */
function refuses(part: readonly Item[], marks: Marks): boolean {
  return part.some((item) => item.kind === 'refusal' || isAverse(marksOver(item, marks)))
}

function isPlace(item: Item | undefined): boolean {
  return small.into.has(item?.words[0]?.low)
}

/** «…, який торт їй спекти», "…, which cookies": what it asks for follows at once, and nothing goes on. */
export function isWhich(items: readonly Item[], at: number): boolean {
  if (!small.whichOf.has(items[at]?.words[0]?.low)) return false
  // «…, які є ще супи-пюре»
  const next = items.slice(at + 1, at + 4).find(({ words }) => !small.thereAre.has(words[0]?.low))
  return next !== undefined && (isNamed(next) || next.kind === 'term')
}

/** "peanuts give me hives give me chicken": nobody puts a comma in a search box. */
function beginsWish(
  item: Item,
  over: readonly Mark[],
  part: readonly Item[],
  isLater: boolean,
  marks: Marks,
): boolean {
  if (isAverse(over) || !over.some((mark) => mark.class === 'wish' && mark.from === item.from))
    return false
  return (isLater || part.some(isNamed)) && part.some((one) => isAverse(marksOver(one, marks)))
}

/** «zakázal sůl jak ochutit kuře»: a question begins after what was refused. */
function isQuestion(
  items: readonly Item[],
  at: number,
  part: readonly Item[],
  marks: Marks,
): boolean {
  const low = items[at]?.words[0]?.low
  // «цукор закінчився чи вийде компот на меду»
  const asks = small.whether.has(low) && small.works.has(items[at + 1]?.words[0]?.low)
  if (!asks && !small.question.has(low)) return false
  const averse = part.findIndex((item) => isAverse(marksOver(item, marks)))
  const isRefused = part.slice(asks ? 0 : averse).some(isNamed)
  if (averse >= 0 && (isRefused || asksForIdeas(items, at))) return true
  // «цукор їй не можна шо спекти з яблук»
  return part.at(-1)?.kind === 'refusal' && part.some(isNamed) && asksToMake(items, at)
}

/** «що з кабачків, якщо закінчились яйця», "guacamole if I hate cilantro": another food is refused by the condition. */
function isCondition(
  items: readonly Item[],
  at: number,
  part: readonly Item[],
  marks: Marks,
): boolean {
  if (!small.onCondition.has(items[at]?.words[0]?.low)) return false
  if (!part.some(isNamed) || refuses(part, marks) || part.at(-1)?.kind === 'joiner') return false
  const end = items.findIndex((item, place) => place > at && (item.kind === 'end' || isComma(item)))
  const rest = items.slice(at + 1, end < 0 ? items.length : end)
  // «яйця, якщо з'їсть майонез, висипає» tells what all of it does; so it is asked what is missing or not eaten.
  const says = ({ kind, words }: Item) =>
    kind === 'refusal' || words.some(({ low }) => small.gone.has(low))
  return rest.some(
    (one, place) => isNamed(one) && rest.slice(Math.max(0, place - 2), place + 2).some(says),
  )
}

/** "any risotto ideas" */
function asksForIdeas(items: readonly Item[], at: number): boolean {
  const asked = items.slice(at + 1, at + 4)
  return asked.some(isNamed) && asked.some(({ words }) => small.ideas.has(words[0]?.low))
}

/** «рагу овочеве тільки баклажани не кладіть»: of a dish one thing is taken out, and nobody wrote the pause. */
function isOnlyNot(items: readonly Item[], at: number, part: readonly Item[]): boolean {
  if (!small.onlyThis.has(items[at]?.words[0]?.low)) return false
  const [food, no, next] = items.slice(at + 1, at + 4)
  if (food?.kind !== 'food') return false
  const ends = !next || next.kind === 'end' || isComma(next)
  const dish = part.some(({ terms }) => terms.some(({ kind }) => kind === 'dishes'))
  return ends && dish && no?.kind === 'refusal' && no.after
}
