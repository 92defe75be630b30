import { isOnlyCzech, named } from '../czech/names.ts'
import { isKindOf } from '../lexicon/index.ts'
import { isBareCut, withOwnCuts } from '../names/cuts.ts'
import { names } from '../names/index.ts'
import { type FoodMatch, matchFoods, matchMisspelt } from '../names/match.ts'
import { isModifier, isPart } from '../names/modifiers.ts'
import { isQuality } from '../names/qualities.ts'
import { type Form, knownOfForm } from '../text/forms.ts'
import { remembered } from '../text/remembered.ts'
import { rememberedWords } from '../text/remembered-words.ts'
import { unitOf } from '../units/find.ts'
import { bearerAmong } from './flavours.ts'
import { type Link, linksOf } from './links.ts'
import { madeFrom } from './made-from.ts'
import { ownerOf } from './owner.ts'
import { cutOfCzech, sharedHead, withHead } from './shared-head.ts'
import { inside, isOfAnother, isOnlyForm, isStrange, isUnsure } from './strange.ts'
import { turnedAbout } from './turned-about.ts'
import { orWords, sizes } from './words/index.ts'
import { said } from './words/said.ts'

export interface Chosen {
  main?: FoodMatch
  alternatives: readonly string[]
  mentions: readonly string[]
  /** Something unknown stands where the food's own name should be. */
  unsure: boolean
}

/** Which of the foods in these words the line is about; `owner` is the food that they are said of. */
export function chooseFood(words: readonly Form[], bulk: boolean, owner?: string): Chosen {
  if (owner !== undefined && namesCut(words)) return (bulk ? cutOfMuch : cutOfFew)(owner)(words)
  return bulk ? chosenOfMuch(words) : chosenOfFew(words)
}

/** Whose meat it is only matters to a cut. */
const namesCut = rememberedWords((words) =>
  [...matchFoods(words), ...matchMisspelt(words)].some((match) => isBareCut(words, match)),
)
const cutOfFew = remembered((owner) => rememberedWords((words) => chosen(words, false, owner)))
const cutOfMuch = remembered((owner) => rememberedWords((words) => chosen(words, true, owner)))
const chosenOfFew = rememberedWords((words) => chosen(words, false))
const chosenOfMuch = rememberedWords((words) => chosen(words, true))

function chosen(words: readonly Form[], bulk: boolean, owner?: string): Chosen {
  const plain = weigh(words, withOwnCuts(words, matchFoods(words, bulk), owner))
  if (
    plain.main &&
    !plain.main.weak &&
    !words.some((word, at) => isStrange(word) && !inside(plain.main, at))
  ) {
    return plain
  }
  const mended = matchMisspelt(words, bulk)
  if (mended.length === 0) return plain
  const other = weigh(words, withOwnCuts(words, mended, owner))
  return lengthOf(other.main) > lengthOf(plain.main) || isSettled(other, plain) ? other : plain
}

/** «сир кисломолочний або рикота»: a slip put right behind the «or» leaves nothing unknown. */
function isSettled(one: Chosen, other: Chosen): boolean {
  return (
    other.unsure &&
    !one.unsure &&
    one.main?.id === other.main?.id &&
    one.alternatives.length > other.alternatives.length
  )
}

function lengthOf(match: FoodMatch | undefined): number {
  if (!match) return 0
  return match.to - match.from - (match.weak ? 0.5 : 0)
}

function weigh(words: readonly Form[], found: readonly FoodMatch[]): Chosen {
  const matches = withoutStrangers(words, found)
  const links = linksOf(words, matches)
  const named = mainOf(words, matches, links)
  const turned = turnedAbout(words, matches)
  // "Ice cream vanilla" tastes of it, and is not called so.
  const main = turned && turned.id !== named?.id ? turned : named
  if (!main) return { alternatives: [], mentions: idsOf(matches), unsure: true }
  const shared = sharedHead(words, matches, links, main)
  const food = shared ?? madeFrom(words, main, matches) ?? main
  const kind = kindBehindOr(words, food)
  const unsure = isUnsure(words, found, food, kind?.at) || isOfAnother(words, matches, food)
  // «філе бельдюги», "wibble paste": the known word only tells the cut or the form of something unknown.
  if (unsure && isOnlyForm(words, food)) return { alternatives: [], mentions: [], unsure }
  const rest = matches.filter(
    (match) =>
      (shared ? !match.weak : match !== main && !isWithin(match, food)) && match.id !== food.id,
  )
  const alternatives = rest
    .filter((match) => links.get(match) === 'or')
    .map((match) => withHead(words, match, food.id === main.id ? main : food))
  // «риба хек»: the group that the food is of adds nothing.
  const mentions = rest.filter(
    (match) =>
      links.get(match) !== 'or' &&
      !isKindOf(food.id, match.id) &&
      !said.feeling.has(words[match.from]?.low),
  )
  return {
    main: food,
    alternatives: [...new Set([...idsOf(alternatives), ...(kind ? [kind.id] : [])])],
    mentions: idsOf(mentions),
    unsure,
  }
}

/** «рис басматі чи жасмин»: a word that names nothing alone is a kind of the noun said before. */
function kindBehindOr(words: readonly Form[], { id: main, from, to }: FoodMatch) {
  const at = words.findIndex(({ low }, i) => i >= to && orWords.has(low)) + 1
  const kind = words[at]
  if (at === 0 || !kind || names.single(kind).length > 0) return undefined
  const cut = isPart(kind)
  if (!isStrange(kind) && !cut && (at < words.length - 1 || !kind.cyrillic)) return undefined
  for (const noun of words.slice(from, to)) {
    // "chicken breasts or thighs", «kuřecí prsa nebo stehna»
    const found = names.longest(noun.cyrillic || cut ? [noun, kind] : [kind, noun], 0)
    const id = found?.length === 2 ? found.values[0] : cutOfCzech(noun, kind)
    if (id !== undefined && id !== main) return { at, id }
  }
  return undefined
}

/** Ukrainian and Czech put the noun first («соус з перцем»), English last ("pepper sauce"). */
function mainOf(
  words: readonly Form[],
  matches: readonly FoodMatch[],
  links: Map<FoodMatch, Link>,
) {
  const own = matches.filter((match) => links.get(match) === 'first')
  const strong = own.filter((match) => !match.weak && !isFormOf(words, match))
  const [opens, next] = strong
  // «молочний коктейль»: the group is only said of what comes next.
  if (opens && next?.from === opens.to && said.saysOfNext.has(words[opens.from]?.low))
    strong.shift()
  // "Salt and vinegar crisps" are no three things: those were parted before.
  const joined = matches.filter((match) => !match.weak && isJoined(links.get(match)))
  const opening = words[strong[0]?.from ?? 0]
  const nounFirst = opening === undefined || opening.cyrillic || opening.low.startsWith(named)
  const bearer = bearerAmong(words, joined)
  if (bearer) return bearer
  const head = nounFirst ? strong[0] : strong.at(-1)
  const whose = head && ownerOf(words, head, own)
  if (whose) return whose
  // «гриби печериці», "cremini mushrooms": the kind says more than the group.
  if (head) return strong.find((match) => match !== head && isKindOf(match.id, head.id)) ?? head
  const other = matches.find((match) => !match.weak && links.get(match) !== 'beside')
  return other ?? own[0]
}

/**
 * "Pumpkin puree cans", "wholemeal loaf med sliced", "baby rice dairy free": what a thing is without, what only tells how a thing is kept, and a word that only another
 * language has for a food, name nothing beside a food of the line's own.
 */
function withoutStrangers(
  words: readonly Form[],
  matches: readonly FoodMatch[],
): readonly FoodMatch[] {
  if (words.length < 2) return matches
  const known = matches.filter(
    ({ from, to }) =>
      (to - from > 1 || !isForeign(words[from] as Form)) && !said.freeOf.has(words[to]?.low),
  )
  const plain = known.filter(({ id }) => !kept.has(id))
  return plain.some(({ weak }) => !weak) ? plain : known
}

/** How it is kept or tastes: what it is stands beside. */
const kept: ReadonlySet<string> = new Set(['canned', 'frozen-food', 'sweet', 'spicy'])

/** A word that only Czech has for a food, and that English has for something else. */
const isForeign = knownOfForm(
  (word) =>
    !word.cyrillic &&
    (isModifier(word) || isQuality(word) || sizes.has(word.low)) &&
    isOnlyCzech(word.low),
)

function isJoined(link: Link | undefined): boolean {
  return link === 'first' || link === 'and'
}

/** "sea salt flakes": the flakes are how the salt comes, though flakes alone are for breakfast. */
function isFormOf(words: readonly Form[], match: FoodMatch): boolean {
  const word = words[match.from]
  return (
    match.from > 0 &&
    match.to - match.from === 1 &&
    word !== undefined &&
    !word.cyrillic &&
    isPart(word) &&
    unitOf(word) === undefined &&
    said.forms.has(word.light)
  )
}

function idsOf(matches: readonly FoodMatch[]): string[] {
  return [...new Set(matches.map((match) => match.id))]
}

function isWithin(one: FoodMatch, other: FoodMatch): boolean {
  return one.from >= other.from && one.to <= other.to
}
