import type { Diet } from '../diet-table.ts'
import { adjectives, names } from '../names/index.ts'
import { nearFoods, plainFoodAt } from '../names/match.ts'
import { isModifier } from '../names/modifiers.ts'
import { Form, formOf } from '../text/forms.ts'
import { isHyphen } from '../text/hyphens.ts'
import { remembered } from '../text/remembered.ts'
import { isCyrillic, stem } from '../text/stem.ts'
import { step } from '../text/steps.ts'
import type { Token } from '../text/tokens.ts'
import { cueAt, isCue, opensRefusal, withoutOwn } from './cues.ts'
import { apart, asFoodAfterWith, isDishWith } from './dish-with.ts'
import type { Base, Item } from './item.ts'
import { isFoodItself } from './levelled.ts'
import type { Marks } from './marks.ts'
import {
  foodHere,
  foodsNamed,
  isBehindWithout,
  isOnlyTold,
  isSteering,
  longestHere,
  uncut,
} from './named-here.ts'
import { freeUntil, type Reading } from './reading.ts'
import { dietTerms, nearDiets, nearTerms, terms } from './terms.ts'
import { endings } from './words/endings.ts'
import { small } from './words/small.ts'
import { stopWords } from './words/stop.ts'
import { wishing } from './words/wishing.ts'

/** The words of a question, each put in the drawer where it belongs. */
export function itemsOf(reading: Reading, marks: Marks): Item[] {
  const forms = reading.tokens.map((token) =>
    formOf(token.kind === 'word' ? token.low : `\u0000${token.low}`),
  )
  const items: Item[] = []
  for (let at = 0; at < reading.tokens.length; ) {
    step()
    const item =
      harmlessAt(reading, marks, at) ??
      compoundAt(reading, forms, at) ??
      itemAt(reading, forms, marks, at)
    items.push(asFoodAfterWith({ ...item, words: forms.slice(at, item.to) }, items.at(-1)))
    at = item.to
  }
  return items
}

/** «не проти», "can't get enough of": sounds like a refusal and is a wish. */
function harmlessAt({ taken }: Reading, marks: Marks, at: number): Item | undefined {
  const mark = marks[at]?.find((one) => one.class === 'harmless' && one.from === at)
  if (!mark || taken[at]) return undefined
  return { ...itemBase(at), kind: 'wish', to: mark.to }
}

/** "no-knead bread", "not-so-boring salad": the no is of a quality, and of no food. */
function compoundAt(
  { tokens, taken }: Reading,
  forms: readonly Form[],
  at: number,
): Item | undefined {
  if (!small.noHyphen.has(tokens[at]?.low) || taken[at]) return undefined
  let to = at + 1
  while (isHyphen(tokens, to) && to < at + 6) to += 2
  const word = tokens[to - 1]?.low
  if (to === at + 1 || small.noCompound.has(word)) return undefined
  const said =
    forms.slice(at + 1, to).some((form) => names.knows(form)) ||
    longestHere(terms, forms.slice(at, to)) !== undefined
  return said || tokens[to]?.kind !== 'word' ? undefined : { ...itemBase(at), kind: 'gap', to }
}

/** «ніколи в житті» has no rye in it: only where a phrase begins may its words be read as something else. */
function isInside(marks: Marks[number], at: number): boolean {
  return marks.some((mark) => mark.class === 'averse' && mark.from < at && mark.to - mark.from > 1)
}

/** "nk onions": nobody can tell what it is, least of all a food. */
function isSlipOfNo(marks: Marks[number]): boolean {
  return marks.some((mark) => mark.class === 'slip')
}

function itemBase(at: number): Base {
  return {
    from: at,
    to: at + 1,
    words: [],
    foods: [],
    parts: [],
    terms: [],
    after: false,
    allergy: false,
    back: false,
    near: false,
    slip: false,
  }
}

function itemAt(reading: Reading, forms: readonly Form[], marks: Marks, at: number): Item {
  const { tokens, taken } = reading
  const token = tokens[at] as Token
  const base = itemBase(at)
  if (isInside(marks[at] ?? [], at)) return { ...base, kind: 'stop' }
  if (taken[at]) return { ...base, kind: 'gap' }
  if (isSlipOfNo(marks[at] ?? [])) return { ...base, kind: 'word' }
  if (small.noFood.has(token.low)) return { ...base, kind: 'stop' }
  if (small.joining.has(token.low) && !opensRefusal(tokens, at))
    return { ...base, kind: small.please.has(tokens[at + 1]?.low) ? 'stop' : 'joiner' }
  if (isAllOf(tokens, at)) return { ...base, kind: 'stop' }
  if (token.kind === 'mark') return { ...base, kind: '.;!?'.includes(token.low) ? 'end' : 'gap' }
  if (token.kind === 'number') return { ...base, kind: 'gap' }
  // «сиру рибу не можна»: raw, and no cheese.
  if (small.raw.has(token.low) && endings.accusative.has(tokens[at + 1]?.low))
    return { ...base, kind: 'stop' }
  // «моркву сиру»
  if (small.raw.has(token.low) && isAccusativeFood(tokens[at - 1])) return { ...base, kind: 'stop' }
  // «черствий хліб» is a name of bread, and bread that has to be used.
  if (wishing.leftOver.has(token.low)) return { ...base, kind: 'hand' }
  return known(reading, forms, marks, at, base) ?? cueAt(tokens, at, base) ?? plain(forms, at, base)
}

/** «без усього молочного», «крім усіх цих соусів»: all of what follows. */
function isAllOf(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!small.allOf.has(tokens[at]?.low) || next?.kind !== 'word') return false
  // «без усіх церемоній курка»: only of a food or of a quality that ends what is said.
  const isQuality = endings.genitiveAdjective.has(next.low) && tokens[at + 2]?.kind !== 'word'
  if (!small.allOf.has(next.low) && !names.knows(next.form) && !isQuality) return false
  const before = tokens[at - 1]?.low
  if (small.withoutThat.has(before) || small.except.has(before)) return true
  return small.allOf.has(before) && isAllOf(tokens, at - 1)
}

function isAccusativeFood(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    endings.accusative.has(token.low) &&
    plainFoodAt([formOf(token.low)], 0) !== undefined
  )
}

function known(
  reading: Reading,
  forms: readonly Form[],
  marks: Marks,
  at: number,
  base: Base,
): Item | undefined {
  const { tokens } = reading
  const words = uncut(forms.slice(at, freeUntil(reading, at, at + 8)))
  const diet = longestHere(dietTerms, words)
  // «крім супу» is no «крем-суп».
  const told = longestHere(terms, isSteering(words, terms) ? words.slice(0, 1) : words)
  // "baked chicken wings": the food that goes on behind it is what is made so.
  const whole = told?.length === 1 && isFoodItself(words[0], foodHere(words)) ? undefined : told
  const dishes = whole?.values.every(({ kind }) => kind === 'dishes') ?? false
  const term =
    dishes && goesOnAs(words, whole?.length ?? 0) ? longestHere(terms, words.slice(0, 1)) : whole
  // «син цибулю витягає» has no «синя цибуля» in it.
  const alone =
    small.son.has(words[0]?.low) ||
    isSteering(words, names) ||
    isBehindWithout(words, tokens[at - 1])
  const food = isOnlyTold(words) ? undefined : foodHere(alone ? words.slice(0, 1) : words)
  // A diet beats a longer name that begins with it: "gluten free pasta" asks for any pasta without gluten.
  const dish = term && food && isDishWith(term.values, words.slice(0, food.to))
  const length = diet?.length ?? Math.max(term?.length ?? 0, dish ? 0 : (food?.to ?? 0))
  if (length === 0) return undefined
  const low = words[0]?.low ?? ''
  // «кето» is no form of «кета».
  if (small.keto.has(low)) return undefined
  if (length === 1 && (stopWords.has(low) || isCue(low))) return undefined
  if (length === 1 && isFunctionWord(low, marks[at] ?? [], reading.czech)) return undefined
  if (length === 1 && small.children.has(low) && isRefusalNext(words)) return undefined
  const foods =
    food && food.to === length ? foodsNamed(words.slice(0, length), food.id, food.weak) : []
  if (diet?.length === length)
    return { ...base, kind: 'diet', to: at + length, diet: diet.values[0] as Diet, foods }
  if (term?.length === length) {
    // «яєчня» has the stem of «яєчний», and who has had enough of it still eats eggs.
    const byStem = food?.weak && length === 1 && term.values.every(({ kind }) => kind === 'dishes')
    return {
      ...base,
      kind: 'term',
      to: at + length,
      ...apart(words.slice(0, length), term.values),
      foods: byStem ? [] : foods,
    }
  }
  return { ...base, kind: 'food', to: at + length, foods }
}

/** Whether the last of so many English words begins the name of a food that is longer. */
function goesOnAs(words: readonly Form[], length: number): boolean {
  const [first] = words
  return length === 2 && first?.cyrillic === false && (foodHere(words.slice(1))?.to ?? 0) > 1
}

/** "prosím" has the stem of millet, and "apply" nearly that of an apple. */
function isFunctionWord(low: string, marks: Marks[number], czech: boolean): boolean {
  const steers = marks.some((mark) => czech || mark.class !== 'plain')
  if (!steers || isCyrillic(low)) return false
  const written = new Form(low, stem(low), low, false)
  return (
    names.single(written).length === 0 &&
    adjectives.single(written).length === 0 &&
    dietTerms.single(formOf(low)).length === 0 &&
    terms.single(formOf(low)).length === 0
  )
}

/** «дітям не можна горіхи» tells whose refusal it is; «сніданок дітям» asks for one. */
function isRefusalNext(words: readonly Form[]): boolean {
  return words.slice(1, 3).some((word) => small.noIn.has(word.low))
}

/** A food with a letter wrong is wished for and refused as the food. */
const isSlip = remembered(
  (low) => low.length > 4 && !isModifier(formOf(low)) && nearFoods(low).length > 0,
)

const isTermSlip = remembered(
  (low) => low.length > 4 && (nearTerms(low).length > 0 || nearDiets(low).length > 0),
)

function plain(forms: readonly Form[], at: number, base: Base): Item {
  const form = forms[at] as Form
  const without = withoutOwn(form.low)
  if (without.length > 0) return { ...base, kind: 'less', foods: without }
  if (stopWords.has(form.low)) return { ...base, kind: 'stop' }
  return { ...base, kind: 'word', near: isSlip(form.low), slip: isTermSlip(form.low) }
}
