import { takesGenitive } from './anew.ts'
import { eitherSide } from './either-side.ts'
import type { Item } from './item.ts'
import { isWished } from './meant.ts'
import { isApart } from './nearby.ts'
import { isObject, isOwned, isSaidBefore } from './objects.ts'
import { hasObject, isColon, isComma, refuseBefore } from './runs.ts'
import { opened, type Refusing, type Verdict } from './verdict.ts'
import { isWhole } from './whole-items.ts'
import { small } from './words/small.ts'

interface Opening {
  refusing: Refusing | undefined
  /** It turned down what was named before it («… не треба»). */
  turnedDown: boolean
}

/** A refusal is of what stands before it, of what comes after it, or of both. */
export function openRefusal(
  items: readonly Item[],
  at: number,
  refusing: Refusing | undefined,
  verdicts: Map<Item, Verdict>,
): Opening {
  const item = items[at] as Item
  // «син алергік, не можна горіхи»: what follows is what the allergy is to.
  const awaited = refusing?.verdict === 'allergy' && !refusing.met
  const verdict = item.allergy || awaited ? 'allergy' : 'refused'
  if (item.back && refuseBefore(items, at, verdicts, verdict))
    return { refusing: undefined, turnedDown: true }
  if (isOfBefore(items, at) && refuseBefore(items, at, verdicts, verdict)) {
    const apart = isApart(items, at)
    const rest = apart ? { ...opened, verdict: apart, before: true } : undefined
    return { refusing: rest, turnedDown: false }
  }
  const sides = eitherSide(items, at)
  if (sides && isWished(verdicts.get(sides.before))) {
    refuseBefore(items, items.indexOf(sides.before) + 1, verdicts, sides.verdict)
    if (!sides.behind) return { refusing: undefined, turnedDown: true }
    if (sides.behind === 'unsure')
      return { refusing: { ...opened, verdict: 'unsure', before: true }, turnedDown: false }
  }
  const before = item.after && isObject(items, at)
  if (before) refuseBefore(items, at, verdicts, verdict)
  const [word] = item.words
  const opens: Refusing = {
    ...opened,
    verdict,
    before,
    genitive: takesGenitive(item),
    minus: small.minus.has(word?.low),
    whole: !word?.cyrillic && isOfWhole(item),
    bare: item.words.length === 1 && small.not.has(word?.low),
    // «все крім: молоко, риба»: what a colon opens is named as on a list, whatever case the word asks for.
    listed: isColon(items[at + 1]),
  }
  return { refusing: opens, turnedDown: false }
}

/** "anything but pumpkin pie", "not pumpkin pie": where "no pumpkin, pie" would have a comma. */
function isOfWhole({ words }: Item): boolean {
  const [first, last] = [words[0]?.low, words.at(-1)?.low]
  if (small.butFor.has(first) || small.except.has(first) || small.butFor.has(last)) return true
  return words.length > 1
    ? small.ofWhich.has(last) && !small.insteadOf.has(first)
    : small.not.has(first)
}

function isOfBefore(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item
  const named = isWhole(items[at - 1])
  const but = named && isButWanted(items, at + 1)
  // «гриби не їм їм сир»
  const second = item.words.length > 1 && small.likes.has(items[at + 1]?.words[0]?.low)
  const alone =
    but || second || !hasObject(items, at) || isOwned(items, at) || isSaidBefore(items, at)
  // «hřebíček vynech, …»: what a comma follows was said of what stands before.
  const told = named && (isComma(items[at + 1]) || but) && !small.without.has(item.words[0]?.low)
  return (item.after || told) && alone
}

/** «буряк терпіть не можу та борщ люблю» */
function isButWanted(items: readonly Item[], at: number): boolean {
  return small.andBut.has(items[at]?.words[0]?.low) && items[at + 2]?.kind === 'wish'
}
