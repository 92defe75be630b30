import { isGoverned } from './governed.ts'
import type { Item } from './item.ts'
import { isToBe, isTurning, unknownIn } from './known.ts'
import { marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { isMeant, isRefused, isWished, type Verdicts } from './meant.ts'
import { isTurnedDown, type Judged } from './rules/rule.ts'
import { isColon } from './runs.ts'
import { isToldOfFree } from './said-before.ts'
import { isDish, isWhole } from './whole-items.ts'
import { faults } from './words/faults.ts'
import { small } from './words/small.ts'

/**
 * «шпинат, буебе», "tofu? wibble no": a clause beside it that names nothing and that nobody understands may say
 * anything of a food, which is a wish then only where a word of wishing governs it.
 */
export function doubtBesideRiddles(
  clauses: readonly Judged[],
  marks: Marks,
  verdicts: Verdicts,
): void {
  if (clauses.length < 2) return
  const riddles = clauses.map((clause) => isRiddle(clause, marks, verdicts))
  // "snobbles: coriander, ginger, curry": what nobody understands before a colon is said of the whole list.
  let heading: Judged | undefined
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1]
    const past = next && isBut(next, marks) && clause.marks.some((mark) => mark.class === 'past')
    const riddle =
      riddles[at + 1] &&
      next &&
      (!next.anew || speaksOfIt(next)) &&
      !isReason(next, clause, verdicts) &&
      !isToldOfFree(next, clause, verdicts)
    const after = riddle || past ? next : undefined
    const before = !clause.anew && isRiddleFor(clause, clauses[at - 1], riddles[at - 1], verdicts)
    const listed = isMerelyNamed(clause.items)
    if (!listed) heading = isUnsureHeading(clause) ? clause : undefined
    const earlier = before || (listed ? heading : undefined)
    if (!wishful.has(clause.why) || sure.has(clause.rule) || !(earlier || after)) continue
    for (const item of clause.items) {
      const verdict = verdicts.get(item)
      if (!isMeant(item, verdicts) || !isWished(verdict)) continue
      const takenBack =
        after && (speaksOfIt(after) || past || (verdict === 'hand' && isBut(after, marks)))
      // "I'm broke, got lentils", «живу в гуртожитку, є рис»: what is at hand is so, whatever somebody told before.
      const told = !after && verdict === 'hand' && earlier
      // «máma po mrtvici polyká jen kašovité, zelenina s hovězím», "home from his hip op, cottage pie": a dish is asked for.
      const dish = !after && before && !speaksOfIt(before) && isOfDish(item, clause, marks)
      if (takenBack || !(told || dish || isGoverned(item, clause, marks)))
        verdicts.set(item, 'unsure')
    }
  }
}

/** A dish, or two foods that are one: «těstoviny s kuřetem». */
function isOfDish(item: Item, { items }: Judged, marks: Marks): boolean {
  if (isDish(item) || item.parts.length > 0) return true
  const at = items.findIndex((one) => marksOver(one, marks).some((mark) => mark.class === 'with'))
  return at > 0 && isWhole(items[at - 1]) && items.slice(at + 1).some(isWhole)
}

function isUnsureHeading({ why, items }: Judged): boolean {
  const colon = items.findIndex(isColon)
  return why === 'unsure' && colon > 0 && isMerelyNamed(items.slice(colon + 1))
}

function isMerelyNamed(items: readonly Item[]): boolean {
  return items.some(isWhole) && items.every((item) => isWhole(item) || item.kind === 'joiner')
}

/** «пиріг з вишнею, тільки вишню шмурдни»: what is said of a food last is what counts. */
export function doubtAgain(clauses: readonly Judged[], verdicts: Verdicts): void {
  if (!verdicts.values().some((verdict) => verdict === 'unsure')) return
  const doubted = new Set<string>()
  for (const { items } of clauses.toReversed())
    for (const item of items.toReversed()) {
      const [id] = item.foods
      const verdict = verdicts.get(item)
      if (verdict === 'unsure' && id && item.kind === 'food') doubted.add(id)
      else if (isWished(verdict) && namesOf(item).some((one) => doubted.has(one)))
        verdicts.set(item, 'unsure')
    }
  // «холодець тремтить»: the other name of a doubtful dish says it no better.
  const termsOf = (all: readonly Judged[]) =>
    all.flatMap(({ items }) => items.filter(({ kind }) => kind === 'term'))
  const unsure = termsOf(clauses)
    .filter((item) => verdicts.get(item) === 'unsure')
    .flatMap(dishesOf)
  for (const item of termsOf(clauses.filter(({ marks }) => !isAskedFor(marks))))
    if (isWished(verdicts.get(item)) && dishesOf(item).some((id) => unsure.includes(id)))
      verdicts.set(item, 'unsure')
}

function isAskedFor(marks: Judged['marks']): boolean {
  return marks.some((mark) => mark.class === 'wish')
}

function dishesOf({ terms }: Item): string[] {
  return terms.flatMap(({ kind, id }) => (kind === 'dishes' ? id : []))
}

function namesOf({ foods, parts }: Item): string[] {
  return [...foods.slice(0, 1), ...parts]
}

/** What stands before a clause and nobody understands, or what the clause is only said in: «скажіть шлунку, що …». */
function isRiddleFor(
  { items: [first] }: Judged,
  before: Judged | undefined,
  riddle: boolean | undefined,
  verdicts: Verdicts,
): Judged | undefined {
  if (riddle) return before
  const told = small.said.has(first?.words[0]?.low)
  const names = before?.items.some((item) => isMeant(item, verdicts))
  return told && before && isTurnedDown(before) && !names ? before : undefined
}

/** Rules that have heard the clauses around. */
const sure: ReadonlySet<string> = new Set([
  'nothing but',
  'taste that changed',
  'what to do with it',
])

const wishful: ReadonlySet<string> = new Set(['known', 'governed'])

function speaksOfIt({ marks }: Judged): boolean {
  return marks.some((mark) => mark.class === 'it')
}

/** «млинці без молока, бо скисло»: it tells why the milk is refused, and nothing of the pancakes. */
function isReason({ items: [first] }: Judged, { items }: Judged, verdicts: Verdicts): boolean {
  return (
    small.because.has(first?.words[0]?.low) && items.some((item) => isRefused(verdicts.get(item)))
  )
}

function isBut({ items: [first] }: Judged, marks: Marks): boolean {
  return first !== undefined && marksOver(first, marks).some((mark) => mark.class === 'turn')
}

function isRiddle(clause: Judged, marks: Marks, verdicts: Verdicts): boolean {
  if (
    !(clause.why === 'nothing' || clause.rule === 'comment') ||
    clause.marks.some((mark) => kind.has(mark.class))
  )
    return false
  const { items } = clause
  if (small.question.has(items[0]?.words[0]?.low)) return false
  // «соус як у кіоску»: a course is asked for.
  if (items[0]?.terms.some(({ kind }) => kind === 'courses')) return false
  // «тільки не суп знову»: it says what is refused, and nothing of what comes behind.
  if (items.some((item) => item.kind === 'term' && isRefused(verdicts.get(item))))
    return unknownIn(clause, marks, verdicts).length > 0
  // «що не так з моїми сирниками, розпливаються»: a fault of theirs is no riddle.
  if (items.every(({ words }) => words.every(({ low }) => faults.befalls.has(low)))) return false
  return (
    unknownIn(clause, marks, verdicts).length > 0 ||
    items.some(
      (item, at) =>
        (isTurning(item, marks) && !isToBe(clause, at)) || isLost(item, items[at + 1], verdicts),
    )
  )
}

const kind: ReadonlySet<string> = new Set(['remark', 'wish', 'harmless', 'yes'])

/** «не беремо»: it has no object here, where "no celary" and "nothing fried" have one. */
function isLost(item: Item, next: Item | undefined, verdicts: Verdicts): boolean {
  if (item.kind !== 'refusal') return false
  const object =
    next !== undefined && isRefused(verdicts.get(next)) && !small.noObject.has(next.words[0]?.low)
  // «не суп, а крем-суп»: a course that is refused is its object.
  return !object || (small.not.has(item.words[0]?.low) && !isWhole(next))
}
