import type { Slots } from '../../../shared/food/ask/types.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { called } from '../search/called.ts'
import { energyUpTo } from '../search/energy.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { anyOf, type Condition } from '../search/query.ts'
import { frequencies } from '../search/terms.ts'
import { searchWords } from '../search/words.ts'
import type { AtHand } from './at-hand.ts'
import { behindRest } from './behind.ts'
import type { Asked } from './candidates.ts'
import { closerThan, countedFor } from './closer.ts'
import { mealsMeant } from './course-wish.ts'
import { babyFood, babyFoodOnly, hotForLittle, notForThem, pureedOnly } from './for-whom.ts'
import { goesWith } from './goes-with.ts'
import { countedAsMade, itselfMade } from './itself.ts'
import { asLactoseFree, withoutLactose } from './lactose.ts'
import { type Instead, insteadOf, isUnlike, kindsToCount, withInstead } from './nearest.ts'
import { lastOf, neverOf } from './never.ts'
import { closerToReadied, countedAsReadied, marinated } from './prepared.ts'
import { openWish } from './said.ts'
import { isMadeDrink } from './senses.ts'
import { isSoftOccasion, type Soft } from './soft.ts'
import { asTakenAlong } from './taken-along.ts'
import { toEatOnly } from './to-eat.ts'
import { asWarmMeal } from './warm-meal.ts'
import { type Wider, widerThan } from './wider.ts'
import type { Wish } from './wish.ts'
import { wishesOf } from './wishes.ts'
import { isTitle, wordConditions } from './words.ts'

export interface Plan {
  /** Must be in it, whatever happens. */
  must: Condition[]
  /** So many of them nobody asked for: they are what is good for whoever eats. */
  unasked: number
  /** Of those, the diets. */
  diets: Condition[]
  /** And of the diets those that are a refusal. */
  refusing: Condition[]
  soft: Soft
  /** When or by whom it is to be eaten, as that is looked for. */
  occasions: readonly string[]
  /** What comes near, where few dishes meet it all. */
  wider: Wider | undefined
  /** Foods that stand in no recipe, and what is looked for in their place. */
  instead: Instead[]
  /** A baby is to eat, and nobody has written a dish for one. */
  noneForBabies: boolean
  /** What of that is asked more closely at first, the closest first. */
  closer: Soft[]
  /** Must not be in it. Never left out. */
  never: string[]
  /** Whatever has any of these stands last: nobody can tell whether it is wanted. */
  last: string[]
  /** But not what is called by the very words of the question. */
  lastUnless: string[]
  /** Words of the question that stand in no recipe. */
  unknownWords: string[]
  /** So many of them say nothing about what is wanted. */
  harmless: number
  /** Whatever of these a recipe has speaks for it. */
  rank: string[]
  /** What is at hand: the more of it goes into a dish, the better. */
  each: AtHand[]
  /** What meets it and is hardly what was meant. */
  behind: string[]
  /** A title that names all of these is looked for beside the popular ones. */
  headline: string[]
  /** What a title that is the very question says in all. */
  called: ReturnType<typeof called>
}

/** Turns what was understood into what must, should and must not be in a recipe. */
export async function planOf(ctx: Context, sql: Sql, said: Asked): Promise<Plan> {
  const asked = asWarmMeal(asLactoseFree(withoutEither(marinated(said))))
  const counted = await frequencies(sql, kindsToCount(asked))
  const instead = insteadOf(asked, counted)
  const slots = withInstead(asTakenAlong(asked), instead)
  const wanted = wishesOf({
    ...slots,
    nearOnly: isUnlike(slots, counted),
    instead: instead.map(({ shown }) => shown),
  })
  const known = await frequencies(sql, [
    ...wanted.flatMap((wish) => wish.lexemes),
    ...countedFor(slots),
    ...countedAsMade(asked),
    ...countedAsReadied(asked),
    ...(slots.forBaby ? [babyFood] : []),
  ])
  const itself = itselfMade(asked, known)
  const condition = (wish: Wish): Condition => ({
    text: anyOf(wish.texts),
    atMost: wish.lexemes.reduce((sum, term) => sum + (known.get(term) ?? 0), 0),
  })
  const of = (...names: Wish['kind'][]) =>
    wanted.filter((wish) => names.includes(wish.kind)).map(condition)
  const atMeal = mealsMeant(slots)
  const meals = atMeal ? [{ text: atMeal.text, atMost: Number.POSITIVE_INFINITY }] : []
  const words = await wordConditions(ctx, sql, slots.words, slots.told)
  const companions = goesWith(slots.beside, slots.courses.includes('main'))
  const refusing = [...of('free'), ...withoutLactose(said)]
  const diets = [...of('diets', 'figures'), ...energyLimit(slots), ...refusing]
  const notGood = notForThem(slots)
  const ofBabies = babyFoodOnly(slots, known)
  // What is written for a baby is its dinner, whatever course it is.
  const isBabyMeal = ofBabies.length > 0 && slots.courses.join() === 'main'
  return {
    must: [
      ...(itself
        ? [itself, ...of('courses')]
        : of('include', 'useUp', 'dishes', ...(isBabyMeal ? [] : (['courses'] as const)))),
      ...diets,
      ...toEatOnly(slots),
      ...ofBabies,
      ...pureedOnly(slots),
      ...notGood,
    ],
    unasked: notGood.length,
    diets,
    refusing,
    occasions: slots.occasions.filter(isSoftOccasion),
    wider: isMoodAlone(slots) ? undefined : widerThan(slots, words),
    soft: {
      words: words.conditions,
      equipment: of('equipment'),
      meals,
      occasions: isMoodAlone(slots) ? [] : of('occasions'),
      cuisines: of('cuisines'),
    },
    closer: [
      ...closerToReadied(asked, known, meals),
      ...besides(
        companions.conditions,
        words.conditions,
        closerThan(isMoodAlone(slots) ? { ...slots, occasions: [] } : slots, known),
      ),
    ],
    instead,
    noneForBabies: slots.forBaby === true && ofBabies.length === 0,
    never: neverOf(slots),
    last: [
      ...lastOf(slots),
      ...hotForLittle(slots),
      ...(slots.lowSugar ? [quoted(lexeme.sweetened)] : []),
    ],
    lastUnless: isTitle(slots.text ?? '') ? quotedMarks(slots.text ?? '').words : [],
    unknownWords: words.unknown,
    harmless: words.harmless,
    rank: [
      ...(openWish(slots, ctx.config.currency) ? [quoted(lexeme.facet('occasions', 'quick'))] : []),
      ...wanted
        .filter(({ kind }) => !['diets', 'free', 'figures'].includes(kind))
        .flatMap((wish) => wish.rank ?? wish.texts),
      ...(slots.isGloomy ? [quoted(lexeme.facet('occasions', 'warming'))] : []),
      // What a title names is more of the dish than what a line does.
      ...[...slots.include, ...slots.useUp]
        .filter((id) => !broadly.has(id))
        .map((id) => quoted(lexeme.headline(id))),
      ...words.rank,
      ...companions.rank,
      ...(slots.forLittle ? [forKids] : []),
      ...(asked.occasions.includes('work-lunch') ? [boxed] : []),
      ...(isChristmasEve(slots) ? [quoted(lexeme.diet('lenten'))] : []),
      ...(itself ? countedAsMade(asked).slice(0, 2).map(quoted) : []),
    ],
    each: slots.useUp.length > 1 ? slots.useUp.map((id) => atHand(id, known)) : [],
    behind: behindRest(slots),
    headline: [
      ...slots.include.map((id) => quoted(lexeme.headline(id))),
      ...slots.anyOf.map((group) => anyOf(group.map((id) => quoted(lexeme.headline(id))))),
      ...of('dishes').map((one) => one.text),
    ],
    called: quotedMarks(slots.text ?? ''),
  }
}

/** Foods that are enough in the place of a dish are looked for with it, and not beside it. */
function withoutEither(asked: Asked): Asked {
  const { include, eitherFood: said = [], dishes } = asked
  // «кутя і узвар»: no dish is both.
  const eitherFood = [...said, ...include.filter(isMadeDrink)]
  const either = dishes.length === 0 ? [] : eitherFood.filter((id) => include.includes(id))
  return { ...asked, include: include.filter((id) => !either.includes(id)), eitherFood: either }
}

/** Few dishes are called by these, and those are no better for it. */
const broadly = new Set(['meat', 'spicy', 'sweet', 'vegetable', 'fruit'])

/** On that evening nothing of animals is on the table. */
const isChristmasEve = ({ text = '' }: Asked) =>
  searchWords(text).some(({ low }) => small.christmasEve.has(low))
const boxed = quoted(lexeme.facet('occasions', 'work-lunch'))
const forKids = quoted(lexeme.facet('occasions', 'kids'))

/** A limit that a recipe keeps by its figures; where nobody could weigh it, nothing is known of it. */
const energyLimit = ({ maxEnergy }: Slots): Condition[] =>
  maxEnergy === undefined ? [] : [{ text: energyUpTo(maxEnergy), atMost: Number.POSITIVE_INFINITY }]

/** The closest is what goes with the dishes that were named, as closely as it may be met. */
function besides(
  dishes: readonly Condition[],
  words: readonly Condition[],
  closer: Soft[],
): Soft[] {
  if (dishes.length === 0) return closer
  const closest: Soft[] = [...closer, {}].map((one) => ({ ...one, words: [...words, ...dishes] }))
  return [...closest, ...closer]
}

/** In points: two a food on an average; what goes into everything tells little. */
function atHand(id: string, known: ReadonlyMap<string, number>): AtHand {
  const mark = lexeme.food(id)
  const count = known.get(mark) ?? 0
  return { mark: quoted(mark), weight: count === 0 ? 0 : commonest / Math.sqrt(count) }
}

const commonest = 10

/** Of whom it is eaten with dishes say nothing: «італійське на побачення» is Italian, and what may suit comes first. */
const moods = new Set(['romantic'])

function isMoodAlone(slots: Slots): boolean {
  const { include, anyOf: choices, useUp, dishes, courses, cuisines, occasions } = slots
  const named = [include, choices, useUp, dishes, courses.filter((id) => id !== 'main'), cuisines]
  return (
    occasions.length > 0 &&
    occasions.every((id) => moods.has(id)) &&
    named.some((list) => list.length > 0)
  )
}

function quotedMarks(text: string): ReturnType<typeof called> {
  const { words, named } = called(text)
  return { words: words.map(quoted), named: named.map(quoted) }
}
