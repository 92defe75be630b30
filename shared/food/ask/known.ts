import { isModifier } from '../names/modifiers.ts'
import { type Form, formOf } from '../text/forms.ts'
import { remembered } from '../text/remembered.ts'
import { step } from '../text/steps.ts'
import { typoFinder } from '../text/typos.ts'
import { unitOf } from '../units/find.ts'
import type { Clause } from './clauses.ts'
import { isDoer, isDone, isDoneBy } from './doing.ts'
import { plainWords } from './function-words/index.ts'
import type { Item } from './item.ts'
import { isAverse, isNamed, marksOver } from './marked.ts'
import type { Mark, Marks } from './marks.ts'
import { isDash } from './runs.ts'
import type { Verdict } from './verdict.ts'
import { endings } from './words/endings.ts'
import { ofAnother } from './words/of-another.ts'
import { refusing } from './words/refusing.ts'
import { signs } from './words/signs.ts'
import { small } from './words/small.ts'
import { stopWords } from './words/stop.ts'
import { textureOf } from './words/textures.ts'

/** Whether every word of a clause is one whose meaning is known, so that nothing in it can turn it round. */
export function isKnown(
  clause: Clause,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): boolean {
  const { marks: all } = clause
  const mayBeOf =
    all.some((mark) => mark.class === 'it') && !all.some((mark) => mark.class === 'wish')
  return (
    !clause.items.some(
      (item, at) =>
        (isTurning(item, marks) &&
          !isOfDish(clause, at) &&
          !isOrigin(clause, at) &&
          !isToBe(clause, at)) ||
        isOddSign(item) ||
        tells(clause, at, marks) ||
        (mayBeOf && isOfSomething(clause, at, marks)),
    ) && unknownIn(clause, marks, verdicts).length === 0
  )
}

/** A small word turns a clause only where it is no part of something that is known as a whole. */
export function isTurning(item: Item, marks: Marks): boolean {
  if (item.kind !== 'stop' && item.kind !== 'word') return false
  const over = marksOver(item, marks)
  if (!over.some((mark) => mark.class === 'twist')) return false
  return !over.some((one) => wholes.has(one.class) && one.to - one.from > 1)
}

/** «хочу, щоб у салаті був буряк»: it is to be in it, and was not once. */
export function isToBe({ items }: Pick<Clause, 'items'>, at: number): boolean {
  if (!small.was.has(items[at]?.words[0]?.low)) return false
  const so = items.findIndex(({ words }) => small.soThat.has(words[0]?.low))
  return so >= 0 && so < at
}

/** «що зварити чи загасити»: joined with what one does to any food, in the same form, it is one more way to cook. */
function isOneMoreWay(items: readonly Item[], at: number): boolean {
  const [way, joiner, item] = [items[at - 2], items[at - 1], items[at]]
  const [known, word] = [way?.words.at(-1)?.low, item?.words[0]?.low]
  if (joiner?.kind !== 'joiner' || !small.making.has(known)) return false
  return endings.infinitive.has(known) && endings.infinitive.has(word)
}

/** «щось гідне з курячих стегон», «něco pořádného z pórku»: of what kind it is to be, and no verb: it agrees with the «щось». */
function isOfSomeKind({ items, marks: all }: Clause, at: number, marks: Marks): boolean {
  const [low, next] = [items[at]?.words[0]?.low, items[at + 1]]
  // «щось тухне з рибою», «щось зіпсованого з риби»: where nothing is wished for, something may be told.
  const wish = all.some((mark) => mark.class === 'wish')
  if (!next || !wish || !(ofAnother.some.has(low) || ofAnother.ofSome.has(low))) return false
  if (!marksOver(next, marks).some((mark) => mark.class === 'with')) return false
  // «чогось гарячого наваристого з квашеною капустою»: of what else it is to be stands between.
  const before = items.slice(0, at).findLast((item) => !isKindToo(item))
  return ofAnother.something.has(before?.words[0]?.low)
}

/** «щось таке», «чогось гарячого»: it names no food, and agrees with the «щось» as well. */
function isKindToo({ kind, words: [word, more], foods }: Item): boolean {
  if (foods.length > 0 || more !== undefined) return false
  if (ofAnother.suchA.has(word?.low)) return true
  const isKind = kind === 'term' || kind === 'word'
  return isKind && (ofAnother.some.has(word?.low) || ofAnother.ofSome.has(word?.low))
}

/** "jam from blackberries", "rice instead": what a dish is made of, or that it comes in the place of another. */
function isOfDish({ items, marks }: Clause, at: number): boolean {
  const low = items[at]?.words[0]?.low
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'gap')
  if (small.inPlace.has(low))
    return !next || next.kind === 'end' || small.for.has(next.words[0]?.low)
  if (!small.madeFrom.has(low) || next?.kind !== 'food') return false
  // "can you make meatballs from ground beef"
  const made = items[at - 1]
  if (made && isNamed(made) && isMadeHere(items.slice(0, at - 1), marks)) return true
  const [first] = items.filter(
    ({ kind, words }) => kind !== 'gap' && kind !== 'joiner' && !small.article.has(words[0]?.low),
  )
  return first?.kind === 'term' || (first?.kind === 'food' && first !== next)
}

function isMadeHere(before: readonly Item[], marks: readonly Mark[]): boolean {
  if (isAverse(marks) || before.some(({ kind }) => steering.has(kind))) return false
  return before.some(({ words }) => words.some(({ low }) => ofAnother.make.has(low)))
}

const steering: ReadonlySet<string> = new Set(['refusal', 'swap', 'free', 'less'])

/** "quince from our orchard": where it is from, and no food behind it. */
function isOrigin({ items }: Clause, at: number): boolean {
  const [food, from, ...rest] = items.slice(at - 1)
  if (!small.madeFrom.has(from?.words[0]?.low) || food?.kind !== 'food') return false
  return rest.length > 0 && rest.every(({ kind }) => kind === 'stop' || kind === 'word')
}

/** A sign that nobody can read may say anything: «арахіс = швидка», a face beside a food. */
function isOddSign({ kind, words: [word] }: Item): boolean {
  const [mark, sign] = [word?.low.slice(0, 1), word?.low.slice(1) ?? '']
  return (
    kind === 'gap' && mark === '\u0000' && !/^[\p{L}\p{N}]/u.test(sign) && !signs.plain.has(sign)
  )
}

/** «кролик — це ж зайчик», "kale is overrated": what is said of a food is no wish for it, whatever it is. */
function tells({ items }: Clause, at: number, marks: Marks): boolean {
  const item = items[at]
  if (!item || ['food', 'term', 'gap'].includes(item.kind)) return false
  if (!marksOver(item, marks).some((mark) => mark.class === 'is' && mark.from === item.from))
    return false
  if (small.question.has(items[0]?.words[0]?.low)) return false
  const said = items.slice(0, at).findLast(({ kind }) => kind !== 'gap')
  const rest = items.slice(at + 1)
  const kind =
    rest.some((one) => one.kind === 'hand' || small.praise.has(one.words[0]?.low)) ||
    (small.inAtEnd.has(rest[0]?.words[0]?.low) && rest.length === 1)
  return said?.kind === 'food' && rest.length > 0 && !kind
}

/** "had it up to here with courgettes": nobody can tell what the pronoun is, and so what is done with the food. */
function isOfSomething({ items }: Clause, at: number, marks: Marks): boolean {
  const item = items[at]
  if (!item || !marksOver(item, marks).some((mark) => mark.class === 'it')) return false
  const linked = items.findIndex(
    (one, place) => place > at && marksOver(one, marks).some((mark) => mark.class === 'with'),
  )
  return linked > at + 1 && !items.slice(0, linked).some((one) => one.foods.length > 0)
}

const wholes: ReadonlySet<string> = new Set(['wish', 'with', 'harmless'])

/** The words that nothing knows. */
export function unknownIn(
  clause: Clause,
  marks: Marks,
  verdicts: ReadonlyMap<Item, Verdict>,
): Item[] {
  const { items } = clause
  // "one more mushroom and I scream": beside a person a slip of a food may as well be a verb.
  const hasPerson = clause.marks.some((mark) => mark.class === 'person')
  // What only a list of the clause before reaches is no less a riddle.
  const refuses = items.some(({ kind }) => kind === 'refusal' || kind === 'swap')
  return items.filter((item, at) => {
    if (item.kind !== 'word' || item.slip) return false
    if (item.near && !hasPerson && !isBesideFood(items, at)) return false
    const verdict = verdicts.get(item)
    if ((verdict === 'refused' || verdict === 'allergy') && refuses) return false
    // "pasta with guanciale": a food that nobody knows turns nothing round.
    const before = items[at - 1]
    const linked = before && marksOver(before, marks).some((mark) => mark.class === 'with')
    if (linked && !isVerb(item)) return false
    step()
    const form = item.words[0]
    if (isOneMoreWay(items, at) || isOfSomeKind(clause, at, marks)) return false
    return (
      form !== undefined &&
      (isDone(item, before, marks) ||
        isDoneBy(items, at, marks) ||
        (!isKnownWord(form, marksOver(item, marks)) &&
          // «цибуля – переоцінений овоч» tells what it is, and «se mi zvedá žaludek» what is done.
          (isDash(before) || isDoer(before, marks) || !describesNext(form, items[at + 1]))))
    )
  })
}

/** «оселедець огидний»: what stands beside a food is more likely said of it than a slip of another. */
function isBesideFood(items: readonly Item[], at: number): boolean {
  return items[at - 1]?.kind === 'food' || items[at + 1]?.kind === 'food'
}

function isVerb({ words: [word] }: Item): boolean {
  return word?.cyrillic === true && endings.verb.has(word.low)
}

/** A small word that refuses is none whose slip says nothing: "ntohing with beef". */
function isNo(word: string): boolean {
  return [refusing.opening, small.negated, small.nothing].some((words) => words.has(word))
}

/** "somthing": a small word with a letter wrong is no riddle. */
const near = typoFinder(() =>
  [...plainWords(), ...stopWords.words]
    .filter((word) => word.length > 5 && !isNo(word))
    .map((word) => formOf(word).light),
)
const isMisspelt = remembered((low) => low.length > 6 && near(low).length > 0)

const says: readonly string[] = [
  'plain',
  'wish',
  'with',
  'person',
  'it',
  'turn',
  'relative',
  'harmless',
  'same',
  'past',
  'is',
  'yes',
]

export function isKnownWord(form: Form, over: readonly Mark[]): boolean {
  if (over.some((mark) => says.includes(mark.class))) return true
  if (over.length > 0) return false
  const { low } = form
  return (
    low.length < 2 ||
    stopWords.has(low) ||
    small.quick.has(low) ||
    small.cheap.has(low) ||
    endings.manner.has(low) ||
    isModifier(form) ||
    textureOf(low) !== undefined ||
    // "leave raisins" in a question that began in Czech tells no number of leaves.
    (unitOf(form) !== undefined && !small.around.has(low)) ||
    isMisspelt(low)
  )
}

/** «козацька курка»: an adjective right before what it agrees with only describes it. */
export function describesNext({ low }: Form, next: Item | undefined): boolean {
  if (!next || !(next.kind === 'food' || next.kind === 'term')) return false
  return low.length > 4 && endings.adjective.has(low) && !endings.czechPlural.has(low)
}
