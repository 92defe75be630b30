import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { findFood, matchFoods } from '../../../../shared/food/names/match.ts'
import { wordsOf } from '../../../../shared/food/text/phrases.ts'
import { remembered } from '../../../../shared/food/text/remembered.ts'
import { stem } from '../../../../shared/food/text/stem.ts'
import { wordsIn } from '../../../../shared/food/text/tokens.ts'
import { wordTable } from '../../../../shared/food/text/word-table.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { isAway, type ShopLanguage } from '../names/languages.ts'
import { byFat } from './fat.ts'
import { judgeAway } from './judge-away.ts'
import { namesOf } from './names.ts'
import { ordinaryKinds } from './ordinary.ts'
import {
  almost,
  isTitledSo,
  qualitiesOfNeed,
  shareTold,
  type Telling,
  tellsFreedom,
} from './telling.ts'

/** From here on nobody is asked. */
export const sure = 0.75
/** Below it a product is not even shown. */
export const possible = 0.3

/** What is sold for animals says so. */
const forPets = 'корм|котів|кішок|собак|цуцен|krmiv|kočk|psy|psů|granul'
/** The beginnings of words that make a thing something else than the food it speaks of; who asks for one, asks for its like. */
const otherThings =
  `${forPets} дитяч|малюк|dětsk|přesnídáv|kapsičk смаком|ароматом|чипс|сухарик|снек|přích|chips приправ|koření засіб|миття|prostředek шампун|мило|гель|освіжув|šampon|mýdl серветк іграшк|hračk`
    .split(' ')
    .map((group) => group.split('|'))
/** What was done to a food, so that it is not the plain one any more. */
const treatments =
  'копчен|uzen сушен|в’ялен|вялен|sušen марин солон смажен|smažen варен|vařen консерв|konzerv морожен|заморож|mražen глазур панірув|obalovan мелен|mlet тушков квашен|kysan naklád'
    .split(' ')
    .map((group) => group.split('|'))
/** For whom it is made; whoever does not say so means the plain one. */
const specials = 'веган|vegan безглют|bezlep безлакт|bezlakt знежир|odstřed|odtuč'
  .split(' ')
  .map((group) => group.split('|'))
/** The same, where the line was understood. */
const said: Readonly<Record<string, string>> = {
  smoked: 'копчен',
  dried: 'сушен',
  salted: 'солон',
  tinned: 'консерв',
  frozen: 'морожен',
  'gluten-free': 'безглют',
  'lactose-free': 'безлакт',
  'fat-free': 'знежир',
}

/**
 * How sure it is that a product is what a line asks for: 0 is never, 1 is certainly. `telling` is what of
 * the line tells the products of this shelf apart.
 */
export function judge(
  need: ListNeed,
  productName: string,
  telling: Telling,
  language: ShopLanguage,
): number {
  if (isAway(language)) return judgeAway(need, productName, language)
  const { words, other, treated, made } = marksOf(productName)
  const wanted = wantedWords(need)
  // What the line itself says is no reason against a product.
  const unasked = (groups: readonly (readonly string[])[]) =>
    groups.some((begins) => !wanted.some((word) => begins.some((begin) => word.startsWith(begin))))
  if (unasked(other) || isDenied(deniedBy(need, wanted), words)) return 0.05
  const told = shareTold(productName, telling)
  const asks = telling.words.length + telling.qualities.length > 0
  const likeness = likenessOf(need, productName, words, asks && told === 1, language)
  const special = unasked(made)
  const fat = byFat(need, productName)
  const judged =
    likeness - (unasked(treated) ? 0.35 : 0) - (1 - told) * 0.25 - (special ? 0.1 : 0) + fat
  // Under the very words that were written nothing else is meant, whatever a dictionary makes of them.
  const titled =
    need.food !== null &&
    !special &&
    (telling.words.length > 0 || fat > 0) &&
    isTitledSo(need, productName)
  const score = Math.max(0, told < 1 ? Math.min(judged, almost) : judged, titled ? sure : 0)
  // What may be an allergy is left to no likeness of names.
  return tellsFreedom(productName, telling) ? score : Math.min(score, almost)
}

/** What a title says against its being the plain food. */
const marksOf = remembered((productName) => {
  const words = wordsIn(productName)
  const among = (groups: readonly (readonly string[])[]) =>
    groups.filter((begins) => begins.some((begin) => words.some((word) => word.startsWith(begin))))
  return { words, other: among(otherThings), treated: among(treatments), made: among(specials) }
})

/** «неперлива» is just what «перлива» is not. */
function isDenied(denied: readonly string[], words: readonly string[]): boolean {
  return denied.length > 0 && words.some((word) => denied.includes(stem(word)))
}

const denying = new WeakMap<ListNeed, readonly string[]>()

/** The roots of what a line says it is not. */
function deniedBy(need: ListNeed, wanted: readonly string[]): readonly string[] {
  const known =
    denying.get(need) ??
    wanted.flatMap((word) => (/^(?:не|ne)\p{L}{5}/u.test(word) ? stem(word.slice(2)) : []))
  denying.set(need, known)
  return known
}

function likenessOf(
  need: ListNeed,
  productName: string,
  words: readonly string[],
  asSaid: boolean,
  language: ShopLanguage,
): number {
  if (need.food !== null) return byFood(need.food, productName, words, asSaid, language)
  // «туалетний папір»: no food is it, and half of its words is another thing.
  const all = byWords(wantedWords(need), words)
  if (isNoFood(need.said)) return all < wholly ? 0 : all
  // «котам щось» is about no food, be it «панна-кота».
  if (isForPets(need.said)) return words.some((word) => petGoods.test(word)) ? all : 0
  // What was not understood may still be about a food that is known, and is asked about.
  const guess = findFood(need.said)
  const guessed =
    guess === undefined ? 0 : byFood(guess, productName, words, asSaid, language) * 0.65
  return Math.max(guessed, all)
}

const { pets } = wordTable({
  pets: {
    uk: 'кіт кота коту коти котам котів котик* кішк* кішц* кішок кошен* кошач* собак* собац* пес пса псу псам песик* цуцен* хомяк* папуг* папуз*',
    en: 'cat cats dog dogs puppy puppies kitten kittens pet pets',
    cs: 'kočka kočky kočku kočce kočkám koček kotě* koťat* pes psa psovi psům psi štěně* štěňat* mazlíč*',
  },
})
const petGoods = new RegExp(`^(?:${forPets})`, 'u')
const isForPets = remembered((said) => wordsIn(said).some((word) => pets.has(word)))

const isNoFood = remembered((said) => parseIngredientLine(said).goods !== undefined)

function byFood(
  food: string,
  productName: string,
  words: readonly string[],
  asSaid: boolean,
  language: ShopLanguage,
): number {
  const { read, others } = readings(productName)
  if (read === undefined) return byWords(namesOf(food), words) * 0.5
  const mixed = Math.min(0.3, others.length * 0.15)
  if (read === food) return 0.95 - mixed
  if (ordinaryKinds(food, language).includes(read)) return 0.9 - mixed
  // A narrower kind may be just what is meant, or not; it is where it says what else was asked for.
  if (isKindOf(read, food)) return (asSaid ? 0.88 : 0.62) - mixed
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

const wholly = 0.7

/** What is in no dictionary is asked about, however well its words fit. */
function byWords(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return 0
  const stems = new Set(words.map(stem))
  return (wanted.filter((word) => stems.has(stem(word))).length / wanted.length) * wholly
}

const wanting = new WeakMap<ListNeed, string[]>()

function wantedWords(need: ListNeed): string[] {
  const known = wanting.get(need)
  if (known) return known
  const words =
    need.food === null ? wordsIn(need.name) : [...namesOf(need.food), ...wordsIn(need.said)]
  words.push(...qualitiesOfNeed(need).flatMap((one) => said[one] ?? []))
  wanting.set(need, words)
  return words
}
