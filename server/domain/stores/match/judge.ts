import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { findFood, matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import { stem } from '../../../../shared/food/text/stem.ts'
import { wordsIn } from '../../../../shared/food/text/tokens.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { namesOf } from './names.ts'
import { isTitledSo, says as saysWord } from './telling.ts'

/** From here on nobody is asked. */
export const sure = 0.75
/** Below it a product is not even shown. */
export const possible = 0.3

/** The beginnings of words that make a thing something else than the food it speaks of. */
const otherThings =
  'корм котів кішок собак цуцен дитяч малюк смаком ароматом приправ чипс сухарик снек засіб миття шампун мило гель освіжув серветк іграшк krmiv kočk psy psů granul přích chips koření dětsk přesnídáv kapsičk prostředek šampon mýdl hračk'.split(
    ' ',
  )
/** What was done to a food, so that it is not the plain one any more. */
const treatments =
  'копчен сушен марин солон в’ялен вялен смажен варен консерв морожен заморож глазур панірув мелен тушков квашен uzen sušen mražen naklád smažen vařen mlet konzerv obalovan kysan'.split(
    ' ',
  )
/** For whom it is made; whoever does not say so means the plain one. */
const specials = 'веган безглют безлакт vegan bezlep bezlakt'.split(' ')

/**
 * How sure it is that a product is what a line asks for: 0 is never, 1 is certainly. `telling` are words of
 * the line by which the products of this shelf are told apart.
 */
export function judge(need: ListNeed, productName: string, telling: readonly string[]): number {
  const { words, other, treated, made } = marksOf(productName)
  const wanted = wantedWords(need)
  // What the line itself says is no reason against a product.
  const unasked = (beginnings: readonly string[]) =>
    beginnings.some((begin) => !wanted.some((word) => word.startsWith(begin)))
  if (unasked(other)) return 0.05
  const likeness =
    need.food === null ? byWords(wanted, words) : byFood(need.food, productName, words)
  const special = unasked(made)
  const missing = telling.some((word) => !saysWord(productName, word))
  const judged =
    likeness -
    (unasked(treated) ? 0.35 : 0) -
    (missing ? 0.25 : 0) -
    (special ? 0.1 : 0) +
    byFat(need.said, productName)
  // Under the very words that were written nothing else is meant, whatever a dictionary makes of them.
  const titled =
    need.food !== null && !special && telling.length > 0 && isTitledSo(need, productName)
  return Math.max(0, judged, titled ? sure : 0)
}

/** What a title says against its being the plain food. */
const marksOf = remembered((productName) => {
  const words = wordsIn(productName)
  const said = (beginnings: readonly string[]) =>
    beginnings.filter((begin) => words.some((word) => word.startsWith(begin)))
  return { words, other: said(otherThings), treated: said(treatments), made: said(specials) }
})

function byFood(food: string, productName: string, words: readonly string[]): number {
  const { read, others } = readings(productName)
  if (read === undefined) return byWords(namesOf(food), words) * 0.5
  const mixed = Math.min(0.3, others.length * 0.15)
  if (read === food) return 0.95 - mixed
  // A narrower kind may be just what is meant, or not.
  if (isKindOf(read, food)) return 0.62 - mixed
  if (isKindOf(food, read)) return 0.45 - mixed
  return others.includes(food) ? 0.2 : 0.1
}

/** What a product's name speaks of; stores show the same names again and again. */
const readings = remembered((productName) => {
  const read = findFood(productName)
  const named = matchFoods(wordsOf(productName)).filter(({ weak }) => !weak)
  const others = named
    .map(({ id }) => id)
    .filter((id) => id !== read && !(read && related(id, read)))
  return { read, others }
})

function related(one: string, other: string): boolean {
  return isKindOf(one, other) || isKindOf(other, one)
}

/** What is in no dictionary is asked about, however well its words fit. */
function byWords(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return 0
  const stems = new Set(words.map(stem))
  return (wanted.filter((word) => stems.has(stem(word))).length / wanted.length) * 0.7
}

const wanting = new WeakMap<ListNeed, string[]>()

function wantedWords(need: ListNeed): string[] {
  const known = wanting.get(need)
  if (known) return known
  const words =
    need.food === null ? wordsIn(need.name) : [...namesOf(need.food), ...wordsIn(need.said)]
  wanting.set(need, words)
  return words
}

/** «2,5%»: milk of another fat is another milk, which is proposed and not just taken. */
function byFat(said: string, productName: string): number {
  const wanted = percents(said)
  const sold = percents(productName)
  if (wanted.length === 0) return 0
  if (sold.length === 0) return -0.02
  return sold.some((one) => wanted.includes(one)) ? 0.05 : -0.25
}

const percents = (text: string) =>
  [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?) ?%/g)].map(([, one = '']) =>
    Number(one.replace(',', '.')),
  )
