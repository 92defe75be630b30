import { refusesGluten, withoutGluten } from '../../../shared/food/ask/free-from.ts'
import { type Kind, kinds, type Slots } from '../../../shared/food/ask/types.ts'
import { stopWords } from '../../../shared/food/ask/words/stop.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { courses } from '../../../shared/food/lexicon/taxonomy.ts'
import type { Form } from '../../../shared/food/text/forms.ts'
import type { Sql } from '../../db/client.ts'
import type { Context } from '../../kernel/context.ts'
import { called } from '../search/called.ts'
import { withFoods, withoutAllergens, withoutFoods } from '../search/filters.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition, conditionsOf } from '../search/query.ts'
import { frequencies } from '../search/terms.ts'
import { formsOf, searchWords } from '../search/words.ts'
import type { Asked } from './candidates.ts'
import { cuisinesUnder } from './cuisines.ts'
import { openWish } from './said.ts'

/** What may be left out when nothing meets the whole question, the first to go first. */
export const softKinds = ['words', 'equipment', 'occasions', 'cuisines'] as const
export type SoftKind = (typeof softKinds)[number]

export interface Plan {
  /** Must be in it, whatever happens. */
  must: Condition[]
  soft: Partial<Record<SoftKind, Condition[]>>
  /** Must not be in it. Never left out. */
  never: string[]
  /** Whatever has any of these stands last: nobody can tell whether it is wanted. */
  last: string[]
  /** But not what is called by the very words of the question. */
  lastUnless: string[]
  /** Words of the question that stand in no recipe. */
  unknownWords: string[]
  /** Whatever of these a recipe has speaks for it. */
  rank: string[]
  /** What is at hand: the more of it goes into a dish, the better. */
  each: string[]
  /** A title that names all of these is looked for beside the popular ones. */
  headline: string[]
  /** What a title that is the very question says in all. */
  called: ReturnType<typeof called>
}

/** Turns what was understood into what must, should and must not be in a recipe. */
export async function planOf(ctx: Context, sql: Sql, slots: Asked): Promise<Plan> {
  const wanted = wishesOf(slots)
  const known = await frequencies(
    sql,
    wanted.flatMap((wish) => wish.lexemes),
  )
  const condition = (wish: Wish): Condition => ({
    text: anyOf(wish.texts),
    atMost: wish.lexemes.reduce((sum, term) => sum + (known.get(term) ?? 0), 0),
  })
  const of = (...names: Wish['kind'][]) =>
    wanted.filter((wish) => names.includes(wish.kind)).map(condition)
  const words = await wordConditions(ctx, sql, slots.words)
  return {
    must: of('include', 'useUp', 'diets', 'dishes', 'courses'),
    soft: {
      words: words.conditions,
      equipment: of('equipment'),
      occasions: of('occasions'),
      cuisines: of('cuisines'),
    },
    never: neverOf(slots),
    last: lastOf(slots),
    lastUnless: isTitle(slots.text ?? '') ? quotedMarks(slots.text ?? '').words : [],
    unknownWords: words.unknown,
    rank: [
      ...(openWish(slots, ctx.config.currency) ? [quoted(lexeme.facet('occasions', 'quick'))] : []),
      ...wanted.filter((wish) => wish.kind !== 'diets').flatMap((wish) => wish.texts),
      ...words.conditions.map((one) => one.text),
    ],
    each: slots.useUp.length > 1 ? slots.useUp.map((id) => quoted(lexeme.food(id))) : [],
    headline: [
      ...slots.include.map((id) => quoted(lexeme.headline(id))),
      ...slots.anyOf.map((group) => anyOf(group.map((id) => quoted(lexeme.headline(id))))),
      ...of('dishes').map((one) => one.text),
    ],
    called: quotedMarks(slots.text ?? ''),
  }
}

/** No small word of it says more than a title would. */
function isTitle(text: string): boolean {
  return searchWords(text).every((word) => !stopWords.has(word.low))
}

function quotedMarks(text: string): ReturnType<typeof called> {
  const { words, named } = called(text)
  return { words: words.map(quoted), named: named.map(quoted) }
}

interface Wish {
  kind: 'include' | 'useUp' | 'diets' | Kind
  texts: string[]
  lexemes: string[]
}

function wishesOf(slots: Slots): Wish[] {
  const wish = (kind: Wish['kind'], lexemes: string[]): Wish[] =>
    lexemes.length === 0 ? [] : [{ kind, lexemes, texts: lexemes.map(quoted) }]
  const facets = (kind: Kind, ids: readonly string[]) =>
    wish(
      kind,
      ids.map((id) => lexeme.facet(kind, id)),
    )
  return [
    ...slots.include.flatMap((id) => wish('include', asWished(id, slots).map(lexeme.food))),
    ...slots.anyOf.flatMap((group) => wish('include', group.map(lexeme.food))),
    ...wish('useUp', slots.useUp.map(lexeme.food)),
    ...slots.diets.flatMap((diet) => wish('diets', [lexeme.diet(diet)])),
    ...dishWish(slots.dishes.filter((id) => !isCourse(id, slots.courses))),
    ...facets('courses', slots.courses),
    ...facets('cuisines', slots.cuisines.flatMap(cuisinesUnder)),
    ...facets('occasions', slots.occasions),
    ...facets(
      'equipment',
      slots.equipment.filter((id) => !bareHands.has(id)),
    ),
  ]
}

/** "Gluten-free pasta" is pasta that has none, and what is sold under that name. */
function asWished(id: string, slots: Slots): string[] {
  const free = refusesGluten(slots) ? withoutGluten(id) : undefined
  return free === undefined ? [id] : [id, free]
}

/** What is asked for by doing without: no oven, no cooking at all. */
const bareHands = new Map([
  ['no-bake', ['oven']],
  ['no-cook', ['oven', 'frying-pan', 'pot', 'microwave', 'multicooker', 'grill', 'wok-pan']],
])

/** "A dip", "a side dish" are said of a course and of a dish alike: whatever is of the course is meant. */
const coursesNamedAlike = new Map(
  dishes.map((dish) => {
    const names = new Set([...dish.uk, ...dish.en])
    const alike = courses.filter(({ uk, en }) => [...uk, ...en].some((name) => names.has(name)))
    return [dish.id, alike.map((course): string => course.id)]
  }),
)

function isCourse(dish: string, asked: readonly string[]): boolean {
  return coursesNamedAlike.get(dish)?.some((course) => asked.includes(course)) ?? false
}

/** A dish by what it was recognised as, or by a title that says its name. */
function dishWish(ids: readonly string[]): Wish[] {
  if (ids.length === 0) return []
  const names = ids.flatMap((id) => {
    const dish = dishes.find((one) => one.id === id)
    return [...(dish?.uk ?? []), ...(dish?.en ?? [])].slice(0, 12).map(tellingWords)
  })
  const titles = names.map((words) =>
    words.map((word) => formsOf(word).map((form) => lexeme.title(form))),
  )
  return [
    {
      kind: 'dishes',
      lexemes: [
        ...ids.map((id) => lexeme.facet('dishes', id)),
        ...titles.flatMap((words) => words[0] ?? []),
      ],
      texts: [
        ...ids.map((id) => quoted(lexeme.facet('dishes', id))),
        ...titles.map((words) => allOf(words.map((forms) => anyOf(forms.map(quoted))))),
      ],
    },
  ]
}

function tellingWords(name: string): readonly Form[] {
  const words = searchWords(name)
  const telling = words.filter((word) => word.low.length > 2 && !stopWords.has(word.low))
  return telling.length > 0 ? telling : words
}

const mostWords = 8

async function wordConditions(ctx: Context, sql: Sql, words: readonly string[]) {
  const conditions: Condition[] = []
  const unknown: string[] = []
  for (const [at, word] of words.entries()) {
    // Each is looked up by itself, so a question of very many keeps none of them, and says so.
    const found = at >= mostWords ? null : await conditionsOf(ctx, sql, word, true)
    if (found && found.length > 0) conditions.push(...found)
    else unknown.push(word)
  }
  return { conditions, unknown }
}

function lastOf({ unsure }: Slots): string[] {
  const foods = unsure.filter(({ kind }) => kind === 'include').map(({ id }) => id)
  const named = unsure.flatMap(({ kind, id }) =>
    kind === 'include' ? [] : [quoted(lexeme.facet(kind, id))],
  )
  return [...withFoods(foods), ...named]
}

function neverOf(slots: Slots): string[] {
  const unnamed = slots.unknownExclusions.flatMap((word) =>
    searchWords(word).flatMap((one) => formsOf(one).map((form) => `!${quoted(form)}:*`)),
  )
  const facets = kinds.flatMap((kind) =>
    slots.refused[kind].map((id) => `!${quoted(lexeme.facet(kind, id))}`),
  )
  const tools = slots.equipment.flatMap((id) => bareHands.get(id) ?? [])
  return [
    ...new Set([
      ...withoutFoods(slots.exclude),
      ...withoutAllergens(slots.allergies),
      ...facets,
      ...tools.map((id) => `!${quoted(lexeme.facet('equipment', id))}`),
      ...(slots.equipment.includes('no-cook') ? [`!${quoted(lexeme.cooked)}`] : []),
      // What nobody knows may hide in a line that nobody understood.
      ...(unnamed.length > 0 ? [`!${quoted(lexeme.unclear)}`, ...unnamed] : []),
    ]),
  ]
}
