import { afterComma, isWithinList } from '../begins.ts'
import { isWhich } from '../clauses.ts'
import type { Item } from '../item.ts'
import { afterChoice, instead } from '../nearby.ts'
import { isAnsweredNo, isBeforeSwap, isNor, isSubstitute, isToo } from '../objects.ts'
import { openRefusal } from '../refusal.ts'
import { isComma, refuseBefore } from '../runs.ts'
import { opened, type Refusing } from '../verdict.ts'
import { asksForMore } from '../wants-more.ts'
import { isDish } from '../whole-items.ts'
import { small } from '../words/small.ts'
import {
  goesOn,
  instance,
  isBareNo,
  isMore,
  isOfIt,
  isSaidOf,
  isWishing,
  namesBeside,
  says,
} from './beside.ts'
import { extend, type Heard } from './heard.ts'

/** What ends a refusal before the next item is heard. */
export function isOver(heard: Heard, item: Item, at: number): boolean {
  const { refusing, items, marks } = heard
  if (!refusing) return false
  // «капусту не можна зварити борща хочу»: it was refused already, and a word of wishing follows.
  if (refusing.before && !refusing.met && isWishing(item, marks)) return true
  // «кум бараниною гидує, порадьте шашлик», «дитина не спить, треба кашу»: no food was refused, and behind a comma something is asked for.
  if (refusing.comma && !refusing.met && small.asksFor.has(item.words[0]?.low)) return true
  // «син не їсть, тому плов без м'яса»: what follows from it has a refusal of its own.
  if (refusing.comma && !refusing.met && refusing.verdict !== 'allergy' && isHence(items, at))
    return true
  // "allergic to peanuts and wants noodles": whoever wants something says no more of what is refused.
  if (refusing.met && refusing.joined && asksForMore(items, at)) return true
  // «ненавиджу готувати, але млинці люблю»
  return refusing.remark === true && !refusing.met && says(item, marks, 'turn')
}

function isHence(items: readonly Item[], at: number): boolean {
  if (!small.hence.has(items[at]?.words[0]?.low)) return false
  const [first, second] = items.slice(at + 1).filter(({ kind }) => kind !== 'gap')
  const dish = small.article.has(first?.words[0]?.low) ? second : first
  const behind = items[items.indexOf(dish as Item) + 1]
  return dish !== undefined && isDish(dish) && behind?.kind === 'refusal'
}

export function refusal(heard: Heard, item: Item, at: number): void {
  const { items, verdicts } = heard
  heard.hand &&= item.pronoun === true
  // «без селери маю на неї алергію інакше овочевий»
  if (item.allergy && isOfIt(items, at) && isSaidOf(items, at, verdicts)) {
    heard.refusing = undefined
    return
  }
  // «без них»: what was named before is meant, and nothing that follows.
  if (item.pronoun) return
  const opens = openRefusal(items, at, heard.refusing, verdicts)
  const remark = says(item, heard.marks, 'remark')
  heard.refusing = opens.refusing && { ...opens.refusing, remark }
  heard.turnedDown ||= opens.turnedDown
  heard.hand = false
}

export function swap(heard: Heard, item: Item, at: number): void {
  const { items, verdicts } = heard
  heard.hand = false
  // «поміняти колесо»
  if (small.barter.has(item.words[0]?.low) && !namesBeside(items, at)) return
  heard.substitute = isSubstitute(items, at)
  const isSaid =
    heard.substitute || (isBeforeSwap(items, at) && refuseBefore(items, at, verdicts, 'refused'))
  heard.refusing = isSaid ? undefined : { ...opened, swap: true }
}

export function wish(heard: Heard, item: Item, at: number): void {
  const { items, refusing } = heard
  const [low] = item.words.map((word) => word.low)
  // «алергія на яйця плюс сир»
  if (refusing?.met && !refusing.minus && !refusing.joined && small.plus.has(low)) {
    const verdict = refusing.verdict === 'allergy' ? 'allergy' : 'unsure'
    extend(heard, { verdict, joined: true, held: true })
    return
  }
  const open = refusing?.open && small.dishOf.has(low)
  if (refusing?.met && (open || isWithinList(items, at))) {
    extend(heard, { verdict: 'unsure', open: true })
    return
  }
  // "no, make me a stew"
  const answers = isComma(items[at - 1]) && isBareNo(items[at - 2])
  if (refusing?.met || answers) heard.refusing = undefined
  if (!small.only.has(low)) heard.hand = false
}

export function joiner(heard: Heard, item: Item, at: number): void {
  const { items, verdicts } = heard
  // «játra mi nikdy nechutnala, jakou paštiku udělat»: what a refusal has before it is its object, and a question begins.
  if (heard.refusing && !heard.refusing.met && isComma(item) && isWhich(items, at + 1))
    heard.refusing = undefined
  if (heard.refusing?.met && isComma(item) && listGoesOn(heard, heard.refusing, at) === 'anew') {
    heard.refusing = undefined
    return
  }
  // "I hate cooking, noodles please": no food was meant, and whether the list goes on with one nobody can tell.
  if (heard.refusing?.remark && !heard.refusing.met && isComma(item))
    extend(heard, { verdict: 'unsure' })
  if (isAnsweredNo(items, at)) refuseBefore(items, at, verdicts, 'refused')
  else if (!heard.refusing && isNor(items, at)) heard.refusing = { ...opened }
  else if (heard.refusing)
    extend(heard, { joined: true, comma: isComma(item) && !heard.refusing.joined })
}

/** What a list of refusals does behind a comma. */
function listGoesOn(heard: Heard, refusing: Refusing, at: number): 'anew' | undefined {
  const { items, marks, verdicts } = heard
  const next =
    instead(items, at, refusing, verdicts) ??
    instance(items, at, verdicts) ??
    afterComma(items, at, refusing, marks) ??
    afterChoice(items, at, refusing, verdicts)
  if (next === 'anew') return next
  if (next === 'unsure') extend(heard, { verdict: 'unsure' })
  else if (next === 'held') extend(heard, { held: true })
  else if (next) extend(heard, { verdict: 'unsure', open: next === 'list' })
  return undefined
}

export function stop(heard: Heard, item: Item, at: number): void {
  const { items, verdicts } = heard
  const [low] = item.words.map((word) => word.low)
  if (heard.refusing?.met && small.but.has(low)) {
    const next = items[at + 1]
    // «не рис, а булгур»: a bare no is of one thing, and the other is wanted; «ні цибулі, а часнику побільше».
    const other = heard.refusing.bare && (next?.kind === 'food' || next?.kind === 'term')
    if (other || isMore(items, at)) {
      heard.refusing = undefined
      return
    }
  }
  if (heard.turnedDown && isToo(items, at)) refuseBefore(items, at, verdicts, 'refused')
  if (heard.substitute && small.forIt.has(low)) heard.refusing = { ...opened }
  const { refusing } = heard
  if (!refusing?.met) return
  // "allergic to nuts, something sweet": no list goes on so, not even that of an allergy.
  const asks = refusing.comma && small.something.has(low)
  // «без гострого, дитині …»: a new clause, unless it only goes on («, також …»).
  const anew = refusing.comma && refusing.verdict !== 'allergy' && !goesOn(item)
  if (asks || anew || !refusing.joined) heard.refusing = undefined
}
