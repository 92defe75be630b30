import { isModifier } from '../names/modifiers.ts'
import { cardinals } from '../numbers/words.ts'
import { unitOf } from '../units/find.ts'
import type { Item } from './item.ts'
import { unknownIn } from './known.ts'
import { isAverse, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isMeant, type Verdicts } from './meant.ts'
import { isTurnedDown, type Judged } from './rules/rule.ts'
import { madeOfIt } from './words/made-of-it.ts'

/**
 * «топінамбур викопали на дачі, що з нього готувати», "grandad dug up leeks, what do I make with them": whoever asks what
 * is to be made of it has it, whatever nobody understood was told of it before.
 */
export function wantWhatIsMade(clauses: readonly Judged[], marks: Marks, verdicts: Verdicts): void {
  for (const [at, clause] of clauses.entries()) {
    const from = asksFrom(clause, verdicts)
    const asking = clause.items.slice(from)
    if (!asksWithIt(asking) || !isPlain(asking, clause, marks, verdicts)) continue
    const own = clause.items.slice(0, from)
    const place = clauses.slice(0, at).findLastIndex((one) => isSpokenOf(one, verdicts))
    const told = own.some((item) => isMeant(item, verdicts)) ? own : clauses[place]?.items
    const gotten =
      told !== undefined &&
      asks(asking, clause) &&
      isGotten(told, verdicts, marks) &&
      !clauses.slice(place + 1, at).some((one) => befallsSomebody(one, marks, verdicts))
    if (!(isMadeOfIt(asking) || gotten)) continue
    const all = told === own ? own : [...own, ...(told ?? [])]
    if (!told || all.some((item) => turnsDown(item, marks))) continue
    if (tellsConsequence(told) || isOfSomebody(asking, told, verdicts)) continue
    for (const item of told)
      if (isMeant(item, verdicts) && verdicts.get(item) === 'unsure')
        verdicts.set(item, item.kind === 'food' ? 'hand' : 'wanted')
  }
}

/** «чоловік купив гриби, що з ним робити»: one of a plural is somebody. */
function isOfSomebody(asking: readonly Item[], told: readonly Item[], verdicts: Verdicts): boolean {
  if (!asking.some(({ words }) => madeOfIt.him.has(words.at(-1)?.low))) return false
  const named = told.filter((item) => isMeant(item, verdicts))
  return named.every(({ words }) => madeOfIt.many.has(words.at(-1)?.low))
}

/** Where the question begins: behind all that the clause names. */
function asksFrom({ items }: Judged, verdicts: Verdicts): number {
  const last = items.findLastIndex((item) => isMeant(item, verdicts))
  const it = items.findLastIndex(({ words }) => madeOfIt.it.has(words.at(-1)?.low))
  const isAsked = ({ words }: Item, place: number) =>
    place > last && madeOfIt.asks.has(words[0]?.low)
  // «треба похвалити і щось з ними зробити»: what stands right before the «them» is what asks.
  const near = items.slice(0, it).findLastIndex(isAsked)
  const at = near < 0 ? items.findIndex(isAsked) : near
  return at < 0 ? items.length : at
}

/** «після молока», «щойно дам яйце», «від креветок»: what came of it is told, and nobody cooks that. */
export function tellsConsequence(told: readonly Item[]): boolean {
  return told.some(
    ({ words: [word] }, at) =>
      madeOfIt.after.has(word?.low) ||
      (madeOfIt.fromFood.has(word?.low) && told[at + 1]?.kind === 'food'),
  )
}

/** What was turned down is not what somebody asks to make something of. */
function isSpokenOf(clause: Judged, verdicts: Verdicts): boolean {
  return !isTurnedDown(clause) && clause.items.some((item) => isMeant(item, verdicts))
}

/** «чоловік наловив карасів», "picked too many plums", «щавель виліз»: whoever got a food and asks what with it asks for a dish of it. */
function isGotten(told: readonly Item[], verdicts: Verdicts, marks: Marks): boolean {
  return told.some((item, at) => {
    if (!isMeant(item, verdicts)) return false
    const before = told.slice(0, at).findLast((one) => !isBetween(one, marks))
    const after = told.slice(at + 1).find((one) => !isBetween(one, marks))
    return [before, after].some((one) => one?.words.some(({ low }) => madeOfIt.gotten.has(low)))
  })
}

/** How much of it there is, or how it looks: «шість цілих …». */
function isBetween(item: Item, marks: Marks): boolean {
  const over = marksOver(item, marks)
  // «є запах риби»
  if (item.kind === 'food' || over.some(({ class: kind }) => kind === 'person' || kind === 'twist'))
    return false
  const [word] = item.words
  if (!word || madeOfIt.gotten.has(word.low)) return false
  return (
    item.kind === 'stop' ||
    cardinals.has(word.low) ||
    unitOf(word) !== undefined ||
    isModifier(word)
  )
}

/** «wife puffed up»: what befell somebody in between may have come of it. */
function befallsSomebody(clause: Judged, marks: Marks, verdicts: Verdicts): boolean {
  const persons = clause.marks.filter((mark) => mark.class === 'person')
  const people = persons.filter(
    ({ from }) => !clause.marks.some((mark) => mark.class === 'it' && mark.from === from),
  )
  return people.length > 0 && unknownIn(clause, marks, verdicts).length > 0
}

function asks(asking: readonly Item[], { marks }: Judged): boolean {
  const low = asking.find(({ kind }) => kind !== 'gap' && kind !== 'joiner')?.words[0]?.low
  return madeOfIt.asks.has(low) || marks.some((mark) => mark.class === 'wish')
}

function asksWithIt(items: readonly Item[]): boolean {
  if (items.some(({ words }) => madeOfIt.useUp.has(words.at(-1)?.low))) return true
  return items.some(
    ({ words }, at) =>
      madeOfIt.it.has(words.at(-1)?.low) &&
      (madeOfIt.from.has(items[at - 1]?.words.at(-1)?.low) ||
        (words.length > 1 && madeOfIt.from.has(words.at(-2)?.low))),
  )
}

/** «що з нього готувати», «щось із неї», «куди його використати»; what is to be done with it may be done about it. */
function isMadeOfIt(items: readonly Item[]): boolean {
  if (items.some(({ words }) => madeOfIt.useUp.has(words.at(-1)?.low))) return true
  const making = [madeOfIt.making, madeOfIt.something, madeOfIt.ofIt, madeOfIt.whereto]
  const makes = ({ words }: Item) => words.some(({ low }) => making.some((table) => table.has(low)))
  return items.some(makes)
}

/** Nothing in it is a riddle, and nothing in it refuses. */
function isPlain(
  asking: readonly Item[],
  clause: Judged,
  marks: Marks,
  verdicts: Verdicts,
): boolean {
  const riddles = new Set(unknownIn(clause, marks, verdicts))
  return !asking.some(
    (item) => riddles.has(item) || (turnsDown(item, marks) && !isHarmless(item, marks)),
  )
}

/** «co s ním bez práce» */
function isHarmless(item: Item, marks: Marks): boolean {
  return marksOver(item, marks).some((mark) => mark.class === 'harmless')
}

function turnsDown(item: Item, marks: Marks): boolean {
  return ['refusal', 'free', 'swap', 'less'].includes(item.kind) || isAverse(marksOver(item, marks))
}
