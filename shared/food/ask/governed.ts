import { step } from '../text/steps.ts'
import type { Clause } from './clauses.ts'
import type { Class } from './function-words/row.ts'
import type { Item } from './item.ts'
import { describesNext, isKnownWord } from './known.ts'
import { isAverse, marksOver } from './marked.ts'
import type { Marks } from './marks.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'

/** What governs a food stands no farther from it: so that a long question costs no more a word. */
const farthest = 24

/** Whether a word of wishing governs this food: «хочу …», «щось із …», "craving …", "leftover …". */
export function isGoverned(item: Item, clause: Clause, marks: Marks): boolean {
  const { items } = clause
  const place = clause.places.get(item) ?? 0
  const rest = items.slice(place + 1, place + 1 + farthest)
  if (isTurnedAfter(untilThan(rest), marks)) return false
  if (isAgreedAfter(rest, marks)) return true
  let it = false
  for (let at = place - 1; at >= Math.max(0, place - farthest); at--) {
    step()
    const one = items[at] as Item
    const over = marksOver(one, marks)
    const is = (kind: Class) => over.some((mark) => mark.class === kind)
    if (isAverse(over) || one.kind === 'refusal') return false
    if (is('wish') || isLeft(one))
      return !isDenied(items, at, marks) && !isTakenOut(items, at, marks)
    if (is('it')) it = true
    if (is('with') || is('relative')) {
      if (
        !it &&
        !isRiddle(items.slice(Math.max(0, place - farthest), Math.max(0, at - 1)), clause, marks) &&
        !isRiddle(untilThan(rest), is('with') ? clause : undefined, marks) &&
        isMade(
          // «пиріг з яблуками» is the dish and its «з» at once.
          one.kind === 'term' ? one : items[at - 1],
          clause,
          marks,
          over.some((mark) => mark.czech),
        )
      )
        return true
    } else if (
      one.kind === 'word' &&
      !isPassed(one, items[at + 1], marks) &&
      !isSome(items[at - 1])
    )
      return false
    else if ((is('twist') || is('slip')) && one.kind !== 'joiner') return false
  }
  return false
}

/** "not exactly keen on turkey": a no right before the word of wishing. */
function isDenied(items: readonly Item[], at: number, marks: Marks): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const one = items[before] as Item
    const over = marksOver(one, marks)
    if (one.kind === 'refusal' || over.some((mark) => mark.class === 'slip')) return true
    const wish = over.some((mark) => mark.class === 'wish')
    // "nevver been keen on lamb"
    const been = small.been.has(one.words[0]?.low)
    const verb = items[before - 1]
    if (been && verb?.kind === 'word' && !isPassed(verb, one, marks)) return true
    if (one.kind !== 'stop' && one.kind !== 'wish' && !wish) return false
  }
  return false
}

/** «шмурдніть з рецепта вершки»: the recipe is what it is taken from. */
function isTakenOut(items: readonly Item[], at: number, marks: Marks): boolean {
  const [verb, from] = [items[at - 2], items[at - 1]]
  if (!verb || !from || verb.kind !== 'word' || isPassed(verb, from, marks)) return false
  return marksOver(from, marks).some((mark) => mark.class === 'with')
}

/** «kindly refrain from using butter»: «з» alone governs nothing where a word that nobody knows may do so. */
function isRiddle(items: readonly Item[], clause: Clause | undefined, marks: Marks): boolean {
  const first = clause?.items[0]
  if (first?.kind === 'term' || first?.kind === 'food') return false
  return items.some((item, at) => {
    // "had it up to here with courgettes"
    if (marksOver(item, marks).some((mark) => mark.class === 'it')) return true
    return item.kind === 'word' && !item.near && !isPassed(item, items[at + 1], marks)
  })
}

/** «краще з рибою, ніж з м'ясом»: what it is compared with says nothing of it. */
function untilThan(items: readonly Item[]): readonly Item[] {
  const than = items.findIndex(({ words }) => small.than.has(words[0]?.low))
  return than < 0 ? items : items.slice(0, than)
}

/** What is left over, and not merely at hand. */
function isLeft({ kind, words }: Item): boolean {
  return kind === 'hand' && !small.have.has(words[0]?.low)
}

/** "need a showstopper with lamb": what follows an article is no verb. */
function isSome(item: Item | undefined): boolean {
  return small.article.has(item?.words[0]?.low)
}

function isPassed(item: Item, next: Item | undefined, marks: Marks): boolean {
  const [form] = item.words
  return (
    form !== undefined && (isKnownWord(form, marksOver(item, marks)) || describesNext(form, next))
  )
}

/** «салат … з тунцем»: what stands before the «з» is a dish, and nobody is said to feel something. */
function isMade(item: Item | undefined, clause: Clause, marks: Marks, czech: boolean): boolean {
  if (!item || clause.marks.some((mark) => mark.class === 'person')) return false
  if (['food', 'term', 'diet', 'stop'].includes(item.kind)) return true
  const [first] = clause.items
  // «мімоза з тунцем»: a name that nobody knows.
  const name = item.words[0]
  if (
    first === item &&
    name?.cyrillic &&
    !endings.turning.has(name.low) &&
    !endings.verb.has(name.low)
  )
    return true
  if (czech && first === item && name && !endings.czechVerb.has(name.low)) return true
  const [form] = item.words
  return (
    first?.kind === 'term' ||
    first?.kind === 'food' ||
    (form !== undefined && isKnownWord(form, marksOver(item, marks)))
  )
}

/** «а сочевицю – залюбки», "noodles are a must": the word of wishing stands behind. */
function isAgreedAfter(rest: readonly Item[], marks: Marks): boolean {
  const over = rest.map((item) => marksOver(item, marks))
  const yes = over.findIndex((all) => all.some((mark) => mark.class === 'yes'))
  return yes >= 0 && !rest.some((item, at) => item.kind === 'refusal' || isAverse(over[at] ?? []))
}

/** "I want peanuts out of my life", «хочу курку спалити»: what follows may take the wish back. */
function isTurnedAfter(rest: readonly Item[], marks: Marks): boolean {
  return rest.some((item, at) => {
    const over = marksOver(item, marks)
    if (over.some((mark) => mark.class === 'slip')) return true
    if (item.kind === 'stop' && over.some((mark) => mark.class === 'twist')) return true
    const [form] = item.words
    if (item.kind !== 'word' || item.near || !form) return false
    if (over.some((mark) => mark.class === 'twist')) return true
    if (isKnownWord(form, over)) return false
    // «пахлава з горіхами це бурмокання мого брата»
    if (rest.slice(0, at).some((one) => marksOver(one, marks).some((mark) => mark.class === 'is')))
      return true
    // "another kale recipe and I'll cry": somebody does what nobody knows.
    if (
      rest
        .slice(0, at)
        .some((one) => marksOver(one, marks).some(({ class: kind }) => kind === 'person'))
    )
      return true
    return endings.turning.has(form.low)
  })
}
