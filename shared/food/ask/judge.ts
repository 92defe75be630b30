import { step } from '../text/steps.ts'
import { before, beginsDish, isNominativeName, opensAnew } from './anew.ts'
import { afterComma, isDish, isWhole, isWithinList } from './begins.ts'
import { isWhich, marksOver } from './clauses.ts'
import { isRefusal } from './cues.ts'
import type { Class } from './function-words/row.ts'
import { instanceOf } from './instances.ts'
import type { Item } from './item.ts'
import type { Marks } from './marks.ts'
import type { Verdicts } from './meant.ts'
import {
  afterChoice,
  instead,
  isBesideReplaced,
  isDishInstead,
  isInItsPlace,
  isMannerOf,
} from './nearby.ts'
import {
  isAnsweredNo,
  isBeforeSwap,
  isForOccasion,
  isGoneWith,
  isInstrumental,
  isManner,
  isNor,
  isSubstitute,
  isToo,
} from './objects.ts'
import { openRefusal } from './refusal.ts'
import {
  firstAfter,
  foodFollows,
  hasObject,
  isAsked,
  isColon,
  isComma,
  lastBefore,
  refuseBefore,
  refuseJoined,
  takeBefore,
} from './runs.ts'
import { opened, type Refusing, type Verdict } from './verdict.ts'
import { asksForMore } from './wants-more.ts'
import { small } from './words/small.ts'

/**
 * Decides of each item whether it is wanted or refused. A refusal holds its list («без молока, яєць і
 * горіхів») until a wish, an end, or a word in the nominative begins something new. When in doubt an
 * item is refused: a refusal that cannot be resolved must never become a wish.
 */
export function judge(items: readonly Item[], marks: Marks): Map<Item, Verdict> {
  const verdicts = new Map<Item, Verdict>()
  let refusing: Refusing | undefined
  let hand = false
  let substitute = false
  let turnedDown = false
  for (const [at, item] of items.entries()) {
    step()
    // «капусту не можна зварити борща хочу»: it was refused already, and a word of wishing follows.
    if (refusing?.before && !refusing.met && isWishing(item, marks)) refusing = undefined
    // «кум бараниною гидує, порадьте шашлик», «дитина не спить, треба кашу»: no food was refused, and behind a comma something is asked for.
    if (refusing?.comma && !refusing.met && small.asksFor.has(item.words[0]?.low))
      refusing = undefined
    // "allergic to peanuts and wants noodles": whoever wants something says no more of what is refused.
    if (refusing?.met && refusing.joined && asksForMore(items, at)) refusing = undefined
    // «ненавиджу готувати, але млинці люблю»
    if (refusing?.remark && !refusing.met && says(item, marks, 'turn')) refusing = undefined
    switch (item.kind) {
      case 'refusal': {
        hand &&= item.pronoun === true
        // «без селери маю на неї алергію інакше овочевий»
        if (item.allergy && isOfIt(items, at) && isSaidOf(items, at, verdicts)) {
          refusing = undefined
          break
        }
        // «без них»: what was named before is meant, and nothing that follows.
        if (item.pronoun) break
        const opens = openRefusal(items, at, refusing, verdicts)
        refusing = opens.refusing && { ...opens.refusing, remark: says(item, marks, 'remark') }
        turnedDown ||= opens.turnedDown
        hand = false
        break
      }
      case 'swap':
        hand = false
        // «поміняти колесо»
        if (small.barter.has(item.words[0]?.low) && !namesBeside(items, at)) break
        substitute = isSubstitute(items, at)
        refusing =
          substitute || (isBeforeSwap(items, at) && refuseBefore(items, at, verdicts, 'refused'))
            ? undefined
            : { ...opened, swap: true }
        break
      case 'free':
        refuseBefore(items, at, verdicts, 'refused')
        break
      case 'less':
        verdicts.set(item, 'refused')
        break
      case 'wish': {
        // «алергія на яйця плюс сир»
        if (
          refusing?.met &&
          !refusing.minus &&
          !refusing.joined &&
          small.plus.has(item.words[0]?.low)
        ) {
          const verdict = refusing.verdict === 'allergy' ? 'allergy' : 'unsure'
          refusing = { ...refusing, verdict, joined: true, held: true }
          break
        }
        const open = refusing?.open && small.dishOf.has(item.words[0]?.low)
        if (refusing?.met && (open || isWithinList(items, at))) {
          refusing = { ...refusing, verdict: 'unsure', open: true }
          break
        }
        if (refusing?.met) refusing = undefined
        // "no, make me a stew"
        if (isComma(items[at - 1]) && isBareNo(items[at - 2])) refusing = undefined
        if (!small.only.has(item.words[0]?.low)) hand = false
        break
      }
      case 'end':
        refusing = undefined
        hand = false
        break
      case 'hand':
        // «žádná nemám, mám jen papriku»: of what there is none was said before, and of what there is comes now.
        if (refusing && !refusing.met && !refusing.before) break
        refusing = undefined
        // «у мене немає свинини», «у мене алергія»: nothing is at hand.
        if (items[at + 1]?.kind === 'refusal') break
        if (items[at + 1]?.kind === 'gap' && item.words[0]?.cyrillic) break
        // «півтори години маю, качка в духовці»: what it takes was said before.
        if (isComma(items[at + 1]) && small.own.has(item.words[0]?.low)) break
        // «безлактозний чізкейк є?»: whoever asks for it has none.
        if (isAsked(items[at + 1])) break
        hand = true
        if (!hasObject(items, at)) takeBefore(items, at, verdicts)
        break
      case 'joiner':
        // «játra mi nikdy nechutnala, jakou paštiku udělat»: what a refusal has before it is its object, and a question begins.
        if (refusing && !refusing.met && isComma(item) && isWhich(items, at + 1))
          refusing = undefined
        if (refusing?.met && isComma(item)) {
          const next =
            instead(items, at, refusing, verdicts) ??
            instance(items, at, verdicts) ??
            afterComma(items, at, refusing, marks) ??
            afterChoice(items, at, refusing, verdicts)
          if (next === 'anew') {
            refusing = undefined
            break
          }
          if (next === 'unsure') refusing = { ...refusing, verdict: 'unsure' }
          else if (next === 'held') refusing = { ...refusing, held: true }
          else if (next) refusing = { ...refusing, verdict: 'unsure', open: next === 'list' }
        }
        // "I hate cooking, noodles please": no food was meant, and whether the list goes on with one nobody can tell.
        if (refusing?.remark && !refusing.met && isComma(item))
          refusing = { ...refusing, verdict: 'unsure' }
        if (isAnsweredNo(items, at)) refuseBefore(items, at, verdicts, 'refused')
        else if (!refusing && isNor(items, at)) refusing = { ...opened }
        else if (refusing)
          Object.assign(refusing, { joined: true, comma: isComma(item) && !refusing.joined })
        break
      case 'stop':
        // «не рис, а булгур»: a bare no is of one thing, and the other is wanted.
        if (refusing?.met && refusing.bare && small.but.has(item.words[0]?.low)) {
          const next = items[at + 1]
          if (next?.kind === 'food' || next?.kind === 'term') {
            refusing = undefined
            break
          }
        }
        // «ні цибулі, а часнику побільше»
        if (refusing?.met && small.but.has(item.words[0]?.low) && isMore(items, at)) {
          refusing = undefined
          break
        }
        if (turnedDown && isToo(items, at)) refuseBefore(items, at, verdicts, 'refused')
        if (substitute && small.forIt.has(item.words[0]?.low)) refusing = { ...opened }
        // "allergic to nuts, something sweet": no list goes on so, not even that of an allergy.
        if (refusing?.met && refusing.comma && small.something.has(item.words[0]?.low))
          refusing = undefined
        // «без гострого, дитині …»: a new clause, unless it only goes on («, також …»).
        if (
          refusing?.met &&
          (!refusing.joined || (refusing.comma && refusing.verdict !== 'allergy' && !goesOn(item)))
        )
          refusing = undefined
        break
      case 'gap':
        // "allergy list: lasagna, beans"
        if (refusing?.verdict === 'allergy' && isColon(item)) refusing = { ...refusing, held: true }
        break
      case 'diet':
        if (small.free.has(item.words.at(-1)?.low)) refuseJoined(items, at, verdicts)
        if (refusing?.met && !refusing.joined) refusing = undefined
        // «без горіхів, безглютенове»: a diet in a list of refusals is a diet, only "not vegan" refuses one.
        verdicts.set(item, refusing && !refusing.met ? 'refused' : 'wanted')
        // «без глютену та цукру»: the refusal inside the diet's name goes on.
        if (isRefusal(item.words[0]?.low)) refusing = { ...opened, met: true, genitive: true }
        break
      default: {
        if (!refusing && isGoneWith(items, at)) {
          if (!isManner(item)) verdicts.set(item, 'beside')
          break
        }
        // «менше цукру», "low sugar": neither a wish nor a refusal.
        const last = before(items, at)
        if (!refusing && last?.words.length === 1 && small.little.has(last.words[0]?.low)) break
        if (refusing && isForOccasion(items, at, refusing)) refusing = undefined
        if (
          refusing?.met &&
          !refusing.open &&
          !refusing.held &&
          (opensAnew(item, before(items, at), refusing) || beginsDish(items, at, refusing))
        )
          refusing = undefined
        // «без желатину і без випікання»: what refuses by its own name is asked for.
        const ownRefusal = item.kind === 'term' && isRefusal(item.words[0]?.low)
        if (ownRefusal) refusing = undefined
        // «замість рису гречку»
        if (refusing && isInItsPlace(items, at, refusing)) {
          verdicts.set(item, 'wanted')
          refusing = undefined
          break
        }
        if (refusing && isDishInstead(items, at, refusing)) refusing = undefined
        if (refusing && isBesideReplaced(items, at, refusing))
          refusing = { ...refusing, verdict: 'unsure' }
        if (refusing?.swap && isInstrumental(item)) {
          verdicts.set(item, 'wanted')
          break
        }
        // «окрім макаронів по-флотськи»: the manner is of what was refused.
        if (isMannerOf(items, at, verdicts)) break
        // «не суй туди кріп»: an unknown word after «не» may be its verb, and the refusal waits for a food.
        if (refusing && !refusing.met && item.kind === 'word' && foodFollows(items, at)) break
        if (refusing) {
          verdicts.set(item, refusing.verdict)
          const listed = refusing.listed || (!refusing.met && isNominativeName(item, refusing))
          const dish = isDish(item) || refusing.dish
          Object.assign(refusing, { met: true, joined: false, comma: false, listed, dish })
        } else verdicts.set(item, hand && item.kind === 'food' ? 'hand' : 'wanted')
        if (ownRefusal) {
          refusing = { ...opened, met: true, genitive: true }
        }
      }
    }
  }
  return verdicts
}

/** «на неї алергія», "allergic to it": a pronoun stands beside it, and no «і» goes on. */
function isOfIt(items: readonly Item[], at: number): boolean {
  const before = small.pronounOf.has(items[at - 1]?.words[0]?.low)
  const after = small.pronounOf.has(items[at + 1]?.words[0]?.low)
  const next = items[after ? at + 2 : at + 1]
  return (before || after) && next !== undefined && next.kind !== 'joiner' && next.kind !== 'end'
}

/** What was refused last is what the allergy is to. */
function isSaidOf(items: readonly Item[], at: number, verdicts: Map<Item, Verdict>): boolean {
  const food = lastBefore(items, at, isWhole)
  if (!food || verdicts.get(food) !== 'refused') return false
  verdicts.set(food, 'allergy')
  return true
}

/** Of one food there is to be more. */
function isMore(items: readonly Item[], at: number): boolean {
  const two = items.slice(at + 1, at + 3)
  return two.some(isWhole) && two.some(({ words }) => small.moreOf.has(words[0]?.low))
}

/** Whether a food or a dish stands right before or anywhere behind. */
function namesBeside(items: readonly Item[], at: number): boolean {
  return isWhole(items[at - 1]) || firstAfter(items, at, isWhole) !== undefined
}

function isBareNo(item: Item | undefined): boolean {
  return item?.words.length === 1 && small.noAtEnd.has(item.words[0]?.low)
}

/** «…, наприклад курка»: one of what is asked for. */
function instance(items: readonly Item[], at: number, verdicts: Verdicts): 'anew' | undefined {
  const kind = instanceOf(items.slice(at + 1, at + 4), items.slice(0, at), verdicts)
  return kind === 'other' ? 'anew' : undefined
}

function goesOn(item: Item): boolean {
  return small.goesOn.has(item.words[0]?.low)
}

function isWishing(item: Item, marks: Marks): boolean {
  return item.kind === 'word' && says(item, marks, 'wish')
}

function says(item: Item, marks: Marks, kind: Class): boolean {
  return marksOver(item, marks).some((mark) => mark.class === kind)
}
