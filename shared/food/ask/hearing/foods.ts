import { before, beginsDish, isFeminineName, isNominativeName, opensAnew } from '../anew.ts'
import { isRefusal } from '../cues.ts'
import type { Item } from '../item.ts'
import { isBesideReplaced, isDishInstead, isInItsPlace, isMannerOf } from '../nearby.ts'
import { isForOccasion, isGoneWith, isInstrumental, isManner } from '../objects.ts'
import { foodFollows, hasObject, isAsked, isComma, refuseJoined, takeBefore } from '../runs.ts'
import { opened, type Refusing } from '../verdict.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import { extend, type Heard } from './heard.ts'

/** A food, a dish, or a word that nobody knows. */
export function named(heard: Heard, item: Item, at: number): void {
  const { items, verdicts } = heard
  if (!heard.refusing && isGoneWith(items, at)) {
    if (!isManner(item)) verdicts.set(item, 'beside')
    return
  }
  // «менше цукру», "low sugar": neither a wish nor a refusal.
  const last = before(items, at)
  if (!heard.refusing && last?.words.length === 1 && small.little.has(last.words[0]?.low)) return
  // «без желатину і без випікання»: what refuses by its own name is asked for.
  if (item.kind === 'term' && isRefusal(item.words[0]?.low)) {
    heard.refusing = undefined
    if (isMannerOf(items, at, verdicts)) return
    verdicts.set(item, 'wanted')
    heard.refusing = { ...opened, met: true, genitive: true }
    return
  }
  if (isEndedBy(heard, item, at) || isNoAllergen(item, heard)) heard.refusing = undefined
  take(heard, item, at)
}

/** "Allergic to soy, any asian dinner?": nobody is allergic to a kitchen, or to when something is eaten. */
function isNoAllergen({ kind, terms }: Item, { refusing }: Heard): boolean {
  if (kind !== 'term' || refusing?.verdict !== 'allergy' || !refusing.met) return false
  return terms.every((term) => term.kind === 'cuisines' || term.kind === 'occasions')
}

/** Whether what is named begins something new, so that the list of refusals is at its end. */
function isEndedBy(heard: Heard, item: Item, at: number): boolean {
  const { items, refusing } = heard
  if (!refusing) return false
  if (isForOccasion(items, at, refusing)) return true
  // «без барвників, маскарпоне маю»: what is said to be there behind its name is not listed any more.
  if (isThereBehind(items, at, refusing)) return true
  // "no soup, we've had it all week"
  const next = items[at + 1]
  if (
    refusing.met &&
    refusing.comma &&
    small.haveHad.has(item.words[0]?.low) &&
    next?.kind === 'stop'
  )
    return true
  const closed = refusing.met && !refusing.open && !refusing.held
  return closed && (opensAnew(item, before(items, at), refusing) || beginsDish(items, at, refusing))
}

function isThereBehind(items: readonly Item[], at: number, refusing: Refusing): boolean {
  if (!refusing.met || !isComma(items[at - 1])) return false
  const [next, ...rest] = items.slice(at + 1).filter(({ kind }) => kind !== 'gap')
  if (next?.kind !== 'hand') return false
  const object = rest.find(({ kind }) => kind === 'food' || kind === 'refusal' || kind === 'joiner')
  return object === undefined || object.kind === 'joiner'
}

function take(heard: Heard, item: Item, at: number): void {
  const { items, verdicts } = heard
  // «замість рису гречку»
  if (heard.refusing && isInItsPlace(items, at, heard.refusing)) {
    verdicts.set(item, 'wanted')
    heard.refusing = undefined
    return
  }
  if (heard.refusing && isDishInstead(items, at, heard.refusing)) heard.refusing = undefined
  if (heard.refusing && isBesideReplaced(items, at, heard.refusing))
    extend(heard, { verdict: 'unsure' })
  if (heard.refusing?.swap && isInstrumental(item)) {
    verdicts.set(item, 'wanted')
    return
  }
  // «окрім макаронів по-флотськи»: the manner is of what was refused.
  if (isMannerOf(items, at, verdicts)) return
  const { refusing } = heard
  // «не суй туди кріп»: an unknown word after «не» may be its verb, and the refusal waits for a food.
  if (refusing && !refusing.met && item.kind === 'word' && foodFollows(items, at)) return
  if (!refusing) {
    verdicts.set(item, heard.hand && item.kind === 'food' ? 'hand' : 'wanted')
    return
  }
  verdicts.set(item, refusing.verdict)
  // «без вуглеводів, паста, рис, картопля»: what was refused in the nominative all the same is of a list.
  const inNominative = refusing.met
    ? refusing.genitive && isFeminineName(item)
    : isNominativeName(item, refusing)
  const listed = refusing.listed || inNominative
  const dish = isDish(item) || refusing.dish === true
  extend(heard, { met: true, joined: false, comma: false, listed, dish })
}

export function atHand(heard: Heard, item: Item, at: number): void {
  const { items, refusing } = heard
  // «žádná nemám, mám jen papriku»: of what there is none was said before, and of what there is comes now.
  if (refusing && !refusing.met && !refusing.before) return
  heard.refusing = undefined
  const next = items[at + 1]
  // «у мене немає свинини», «у мене алергія»: nothing is at hand.
  if (next?.kind === 'refusal') return
  // "I have an allergy"
  if (next?.kind === 'joiner' && !isComma(next) && items[at + 2]?.allergy) return
  if (next?.kind === 'gap' && item.words[0]?.cyrillic) return
  // «півтори години маю, качка в духовці»: what it takes was said before.
  if (isComma(next) && small.own.has(item.words[0]?.low)) return
  // «безлактозний чізкейк є?»: whoever asks for it has none.
  if (isAsked(next)) return
  heard.hand = true
  if (!hasObject(items, at)) takeBefore(items, at, heard.verdicts)
}

export function diet(heard: Heard, item: Item, at: number): void {
  if (small.free.has(item.words.at(-1)?.low)) refuseJoined(heard.items, at, heard.verdicts)
  if (heard.refusing?.met && !heard.refusing.joined) heard.refusing = undefined
  // «без горіхів, безглютенове»: a diet in a list of refusals is a diet, only "not vegan" refuses one.
  heard.verdicts.set(item, heard.refusing && !heard.refusing.met ? 'refused' : 'wanted')
  // «без глютену та цукру»: the refusal inside the diet's name goes on.
  if (isRefusal(item.words[0]?.low)) heard.refusing = { ...opened, met: true, genitive: true }
}
