import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { isFreeOf } from '../../../../shared/food/names/free-of.ts'
import { neededFor } from '../../../../shared/food/names/own-purposes.ts'
import type { ListNeed } from '../../shopping/list-needs.ts'
import { goodsNamesAway } from '../names/goods.ts'
import type { AwayLanguage } from '../names/languages.ts'
import { namesAway } from '../names/names.ts'
import { among, askedFor, marksOf, wordsOf } from '../titles/marks.ts'
import { headsOf, type Mention, readTitle, related } from '../titles/read-title.ts'
import { wordsAway } from '../titles/words.ts'
import { byFat } from './fat.ts'
import { ordinaryKinds } from './ordinary.ts'
import { almost, qualitiesOfNeed } from './telling.ts'

/** As `judge`, in a shop whose titles are in a language that lists are not written in. */
export function judgeAway(need: ListNeed, title: string, language: AwayLanguage): number {
  const { names, asked, own } = wantedOf(need, language)
  const { words, other, treated, made } = marksOf(title, language)
  // What the line itself says is no reason against a product.
  const unasked = (there: readonly string[]) =>
    there.length > 0 && among(own, there).length < there.length
  if (unasked(other)) return 0.05
  const missing = asked.some((ways) => among(words, ways).length === 0)
  const likeness =
    need.food === null || names.length === 0
      ? byWords(names, title, language)
      : byFoodOrItsLike(need.food, title, language)
  const judged =
    likeness -
    (unasked(treated) ? 0.35 : 0) -
    (unasked(made) ? 0.25 : 0) -
    (missing ? 0.25 : 0) +
    byFat(need, title)
  // What may be an allergy is left to no likeness of names.
  const isFree = qualitiesOfNeed(need)
    .filter((one) => isFreeOf(one) || neededFor(one) !== undefined)
    .every((one) => askedFor([one], language).some((ways) => among(words, ways).length > 0))
  return Math.max(0, isFree ? judged : Math.min(judged, almost))
}

interface WantedThere {
  names: readonly string[]
  /** What else was asked for, each in the ways a shop may say it. */
  asked: readonly (readonly string[])[]
  /** All words that may stand in a title without being news. */
  own: readonly string[]
}

const wanting = new WeakMap<ListNeed, WantedThere>()

/** A need is of one list and one shop, and is held against everything that was found. */
function wantedOf(need: ListNeed, language: AwayLanguage): WantedThere {
  const known = wanting.get(need)
  if (known) return known
  const names = namesThere(need, language)
  const asked = askedFor(qualitiesOfNeed(need), language)
  const own = wordsOf([...names, ...asked.flat()].join(' '), language)
  const wanted = { names, asked, own }
  wanting.set(need, wanted)
  return wanted
}

/** What a shop calls the thing; none where we do not know. */
export function namesThere(need: ListNeed, language: AwayLanguage, austrian = false): string[] {
  return need.food === null
    ? goodsNamesAway(need.said || need.name, language, austrian)
    : namesAway(need.food, language, austrian)
}

/** «Olej» is sold as rapeseed oil, too. */
function byFoodOrItsLike(food: string, title: string, language: AwayLanguage): number {
  const mentions = readTitle(title, language)
  const kinds = ordinaryKinds(food, language).map((kind) => byFood(kind, mentions) - 0.05)
  return Math.max(byFood(food, mentions), ...kinds)
}

/** The thing itself, or a kind of it, unless it stands there with something else beside it. */
function byFood(food: string, mentions: readonly Mention[]): number {
  const heads = headsOf(mentions)
  const here = heads.filter((one) => one.food === food)
  const others = mentions.filter((one) => !related(one.food, food))
  if (here.length > 0) {
    const same = others.filter((one) => here.some(({ group }) => group === one.group))
    const rest = others.filter((one) => !same.includes(one))
    const mixed =
      foodsOf(rest.filter(({ role }) => role === 'head')) * 0.25 +
      foodsOf(rest.filter(({ role }) => role === 'with')) * 0.22
    const whole = here.some((one) => one.whole)
    // A name that two foods share is that of the one that it names first.
    const place = Math.min(...here.map((one) => one.place))
    const shared = same.some((one) => one.place < place)
    return (whole ? (shared ? 0.7 : 0.95) : 0.62) - Math.min(0.5, mixed)
  }
  if (heads.some((one) => isKindOf(one.food, food))) return 0.62
  if (heads.some((one) => isKindOf(food, one.food))) return 0.45
  return mentions.some((one) => one.food === food) ? 0.2 : 0.1
}

/** One thing said in two words counts once. */
const foodsOf = (mentions: readonly Mention[]) => new Set(mentions.map(({ group }) => group)).size

/** What has no row is asked about, however well its words fit. */
function byWords(names: readonly string[], title: string, language: AwayLanguage): number {
  const there = new Set(wordsAway(title, language).map(({ stem }) => stem))
  const shares = names.map((name) => {
    const stems = wordsAway(name, language).map(({ stem }) => stem)
    return stems.filter((stem) => there.has(stem)).length / Math.max(1, stems.length)
  })
  return Math.max(0, ...shares) * 0.7
}
