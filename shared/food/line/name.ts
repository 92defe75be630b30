import { asKnown, isFreshCut, namedByAll } from '../czech/named-by-all.ts'
import { named } from '../czech/names.ts'
import { foods, isKindOf } from '../lexicon/index.ts'
import { names } from '../names/index.ts'
import { type FoodMatch, matchFoods } from '../names/match.ts'
import { isPreparation } from '../names/modifiers.ts'
import { once } from '../text/remembered.ts'
import type { Token } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { type UnitId, units } from '../units/units.ts'
import { isBulk } from './bulk.ts'
import { type Chosen, chooseFood } from './choose.ts'
import { isListed } from './examples.ts'
import { beginsName } from './one-name.ts'
import { formsOf, wordForms } from './region.ts'
import type { AmountRead, Size } from './types.ts'
import { andWords, heaped, holdsNone, orWords, sizes, small } from './words/index.ts'
import { said } from './words/said.ts'

export interface NameRead extends Chosen {
  /** The tokens that remain as the food's own words. */
  words: readonly Token[]
  unit?: UnitId
  /** The bracket or segment that turned out to belong to the name: «цибуля (ріпчаста)». */
  joined?: readonly Token[]
}

/** «з гіркою», «без верху» tell how full the spoon is. */
export function takeHeap(tokens: readonly Token[]): { tokens: readonly Token[]; note: Token[] } {
  const at = tokens.findIndex(
    (token, i) => said.withOrWithout.has(token.low) && heaped.has(tokens[i + 1]?.low ?? ''),
  )
  if (at < 0) return { tokens, note: [] }
  return {
    tokens: tokens.filter((_, i) => i !== at && i !== at + 1),
    note: tokens.slice(at, at + 2),
  }
}

export function trimSmall(tokens: readonly Token[]): readonly Token[] {
  let at = 0
  while (at < tokens.length && (tokens[at]?.kind === 'mark' || small.has(tokens[at]?.low ?? '')))
    at++
  return at === 0 ? tokens : tokens.slice(at)
}

export function takeSize(tokens: readonly Token[]): { tokens: readonly Token[]; size?: Size } {
  const at = tokens.findIndex((token) => sizes.has(token.low))
  const size = sizes.get(tokens[at]?.low ?? '')
  if (!size || tokens.length < 2 || beginsName(wordForms(tokens.slice(at)))) return { tokens }
  const hyphen = tokens[at + 1]?.low === '-' ? at + 1 : at
  const worded = said.size.has(tokens[hyphen + 1]?.low) ? hyphen + 1 : at
  return { tokens: tokens.filter((_, i) => i < at || i > worded), size }
}

/** "Fresh or frozen", «свіжі чи сушені»: both are right, so neither is asked for. */
export function takeEitherState(tokens: readonly Token[]) {
  const at = tokens.findIndex(
    ({ low }, i) =>
      orWords.has(low) &&
      said.state.has(tokens[i - 1]?.low) &&
      said.state.has(tokens[i + 1]?.low) &&
      tokens[i + 2]?.kind === 'word',
  )
  if (at < 0) return { kept: tokens, note: [] }
  return {
    kept: tokens.filter((_, i) => Math.abs(i - at) > 1),
    note: tokens.slice(at - 1, at + 2),
  }
}

/** "2 garlic cloves", «3 часникові зубчики»: the unit stands after the food, or ends its name. */
export function takeUnit(read: NameRead, words: readonly Token[]): NameRead {
  const { main } = read
  if (!main) return read
  const next = words[main.to]
  const after = next && unitOf(next.form)
  // «1 морква скибками» is cut so, and no slice.
  const isCut = said.cutSo.has(next?.low)
  if (next && after && !isCut && units[after].dimension === 'count') {
    return { ...read, unit: after, words: read.words.filter((token) => token !== next) }
  }
  const last = words[main.to - 1]
  const inName = main.to - main.from > 1 && last ? unitOf(last.form) : undefined
  if (!last || !inName || units[inName].dimension !== 'count') return read
  const shorter = chooseFood(formsOf(words.slice(main.from, main.to - 1)), false).main
  if (!shorter || (shorter.id !== main.id && inName !== 'head')) return read
  return {
    ...read,
    main: { ...main, id: shorter.id },
    unit: inName,
    words: read.words.filter((token) => token !== last),
  }
}

/** «цибуля (ріпчаста)», "rice, basmati": the aside belongs to the name when together they are one. */
export function joinAside(
  read: NameRead,
  words: readonly Token[],
  asides: readonly (readonly Token[])[],
  amount: AmountRead | undefined,
): NameRead {
  const bulk = isBulk(amount)
  // «пів лимона (сік)»: what is taken off is no food of its own, where the whole is counted.
  const pieces = amount?.quantity !== undefined && (!amount.unit || amount.unit === 'piece')
  const { main } = read
  if (!main) return read
  for (const aside of beforeExamples(asides)) {
    const extra = aside.filter(
      (token) => token.kind === 'word' && !said.advisingKind.has(token.low),
    )
    if (
      extra.length === 0 ||
      extra.length > 5 ||
      said.apart.has(aside.at(-1)?.low) ||
      // «ковбаса (не салямі)»
      holdsNone.has(aside.find(({ kind }) => kind === 'word')?.low) ||
      (pieces && said.takenOff.has(extra[0]?.low)) ||
      said.cut.has(aside[0]?.low)
    )
      continue
    const both = extra.some(isJoining) ? extra.filter((token) => !isJoining(token)) : extra
    if (both.length > 3) continue
    const kind = chooseFood(formsOf(extra), bulk)
    const meant = saysWhatItIs(words.slice(main.from, main.to), extra, read)
    if (meant !== undefined) return { ...read, main: { ...main, id: meant, weak: false } }
    if (
      kind.main &&
      !kind.main.weak &&
      !aside.some(({ low }) => low === ',') &&
      kind.mentions.length === 0 &&
      isKindOf(kind.main.id, main.id) &&
      kind.main.id !== main.id
    ) {
      return { ...read, main: { ...main, id: kind.main.id } }
    }
    const own = words.slice(main.from, main.to)
    const mixed =
      wholeMixture(main.id, both) ??
      (both.length < extra.length ? wholeName([...own, ...both]) : undefined)
    if (mixed) return { ...read, main: { ...main, id: mixed, weak: false } }
    // English says the kind first: "juice, orange" is orange juice.
    const [one, other] = [
      wholeName([...own, ...extra]) ?? czechName([...extra, ...own]),
      wholeName([...extra, ...own]),
    ]
    const longer = extra[0]?.form.cyrillic ? (one ?? other) : (other ?? one)
    // "Tomatoes, chopped" are fresh ones that were chopped, whatever the tins of "chopped tomatoes" say;
    // "bacon, diced" and "peppers, roasted" are bought whole and raw.
    const forms = formsOf(extra)
    const isDone =
      forms.every(isPreparation) &&
      (isKindOf(longer ?? '', 'canned') || forms.every((form) => said.atHome.has(form.low)))
    if (longer && longer !== main.id && !isDone) {
      return {
        ...read,
        main: { ...(main as FoodMatch), id: longer, weak: false },
        words: [...read.words, ...aside],
        joined: aside,
      }
    }
  }
  return read
}

/**
 * «лимонки (лимонної кислоти)», "tomato (tomato paste)": the name of a food that has all of the words before it, as
 * they are or as adjectives of them, says what they stand for.
 */
function saysWhatItIs(
  own: readonly Token[],
  extra: readonly Token[],
  { mentions, alternatives }: NameRead,
): string | undefined {
  const [first] = extra
  const several = first && (extra.length > 1 || first.end - first.start > first.text.length)
  if (!several || mentions.length > 0 || alternatives.length > 0) return undefined
  const isIn = (one: Token) => extra.some((other) => shareStem(asSaid(one), asSaid(other)))
  if (!own.every(isIn) || extra.every(({ form }) => isPreparation(form))) return undefined
  return wholeName(extra)
}

/** «фарш (свинина і яловичина)»: of what is in the brackets one kind of it is made, and of nothing else. */
function wholeMixture(id: string, extra: readonly Token[]): string | undefined {
  const all = mixtures().get(id)
  if (!all) return undefined
  const ids = [...new Set(matchFoods(formsOf(extra)).map((match) => match.id))]
  return all.find(
    ({ madeWith = [] }) =>
      madeWith.length === ids.length && ids.every((one) => madeWith.includes(one)),
  )?.id
}

/** Whether that is a part of some mixture which is a kind of it: beef of mince. */
export function isMixedFrom(id: string, part: string): boolean {
  return (
    mixtures()
      .get(id)
      ?.some(({ madeWith = [] }) => madeWith.includes(part)) ?? false
  )
}

/** What is made of two foods and is a kind of a third. */
const mixtures = once(() =>
  Map.groupBy(
    foods.filter(({ madeWith = [] }) => madeWith.length > 1),
    ({ parents }) => parents?.[0] ?? '',
  ),
)

function isJoining({ low }: Token): boolean {
  return andWords.has(low) || said.mixedOf.has(low)
}

/** A Czech name was made one word, and is known by how it was written. */
function asSaid({ low, text }: Token): string {
  return low.startsWith(named) ? text.toLowerCase() : low
}

function shareStem(one: string, other: string): boolean {
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false
  const length = Math.max(3, Math.min(longestStem, one.length - 2))
  return one.slice(0, length) === other.slice(0, length)
}
const longestStem = 5

/** «зелень, наприклад кріп, петрушка»: what stands behind the first example is one as well. */
function beforeExamples(asides: readonly (readonly Token[])[]) {
  const first = asides.findIndex((aside) => said.forExample.has(aside[0]?.low) || isListed(aside))
  return first < 0 ? asides : asides.slice(0, first)
}

/** «papriky (červené)»: a Czech name was made one word before its kind was seen beside it. */
function czechName(tokens: readonly Token[]): string | undefined {
  if (!tokens.at(-1)?.low.startsWith(named)) return undefined
  const known = namedByAll(tokens, asKnown)
  if (known !== undefined) return known
  // «hovězí (plec)»: a cut of that animal. «Půlka citronu (šťáva)» is half a lemon and no juice.
  const cut = namedByAll(tokens)
  return isFreshCut(cut) ? cut : undefined
}

function wholeName(tokens: readonly Token[]): string | undefined {
  const forms = formsOf(tokens)
  const found = names.longest(forms, 0)
  return found?.length === forms.length ? found.values[0] : undefined
}
