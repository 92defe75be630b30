import { wordsOfCzech } from '../../../shared/food/ask/czech.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { matchPlainFoods } from '../../../shared/food/names/match.ts'
import { wordTable } from '../../../shared/food/text/word-table.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf, type Condition } from '../search/query.ts'
import { searchWords } from '../search/words.ts'
import type { Asked } from './candidates.ts'
import { dishesUnder } from './umbrellas.ts'

const dish = (id: string) => lexeme.facet('dishes', id)

/** Foods that people bake or put up themselves: by which marks a recipe for them is told. */
const made: Readonly<Record<string, readonly string[]>> = {
  bread: dishesUnder('homemade-bread').map(dish),
  bun: ['buns', 'pampushky', 'buchty'].map(dish),
  ...Object.fromEntries(
    ['sauerkraut', 'pickled-cucumber', 'dill-pickles'].map((id) => [id, [lexeme.headline(id)]]),
  ),
}

/** The marks of recipes for a food: those that tell that it is made, or else that a title names it. */
export const marksOfMade = (id: string): readonly string[] => made[id] ?? [lexeme.headline(id)]

/** Anything else is put up. */
const ofCourse: Readonly<Record<string, readonly string[]>> = {
  bread: ['baking'],
  bun: ['baking', 'dessert'],
}

/** What stands around a food that something else is made with, or put on. */
const { companions } = wordTable({
  companions: {
    uk: 'з із зі зо на до черств* залишки залишків',
    en: 'with using from on of into old stale leftover leftovers',
    cs: 's se z ze na k ke do starý starého tvrdý tvrdého',
  },
})

/** Beside any other such a food is only in it: "bread soup". */
const homeCourses = new Set(['baking', 'preserve', 'snack', 'breakfast'])
/** «з черствого хліба»: so many words behind it the food is named. */
const farthest = 4

/** Marks that have to be counted before it can be told whether there is such a recipe. */
export const countedAsMade = (asked: Asked): readonly string[] => made[madeIn(asked) ?? ''] ?? []

/**
 * «хліб», "bread I can make at home", «nakládané okurky»: who names nothing but a food that is made at home wants to
 * make it, and none of the dishes that it goes into; where nobody wrote of making it those are all there is.
 */
export function itselfMade(
  asked: Asked,
  known: ReadonlyMap<string, number>,
): Condition | undefined {
  const marks = countedAsMade(asked)
  const atMost = marks.reduce((sum, mark) => sum + (known.get(mark) ?? 0), 0)
  if (atMost === 0) return undefined
  const course = ofCourse[madeIn(asked) ?? ''] ?? ['preserve']
  const courses = anyOf(course.map((id) => quoted(lexeme.facet('courses', id))))
  const text = allOf([anyOf(marks.map(quoted)), courses])
  return { text, atMost }
}

function madeIn(asked: Asked) {
  const {
    include,
    anyOf: choices,
    useUp,
    dishes,
    courses,
    beside,
    text = '',
    language,
    ofThat,
    exclude,
  } = asked
  const isBread = dishes.join() === 'homemade-bread'
  const [id = isBread ? 'bread' : undefined] = include
  // «булочки до борщу» are baked, whatever they are eaten with.
  const eatenWith = id === 'bun' ? [] : beside
  const others = [include.slice(1), choices, useUp, isBread ? [] : dishes, eatenWith]
  // «квашена капуста лежить, що з нею зробити»: it is there.
  if (ofThat) return undefined
  // «kysané zelí bez klobásy»: what it is put up without was never in it.
  if (exclude.some((refused) => isKindOf(refused, 'meat'))) return undefined
  if (courses.some((course) => !homeCourses.has(course))) return undefined
  if (id === undefined || !made[id] || others.some((list) => list.length > 0)) return undefined
  // «s kysaným zelím»: its name stands in another case.
  const words = language === 'cs' ? wordsOfCzech(text) : searchWords(text)
  const isBeside = words.some(({ low }, at) => {
    const near = words.slice(at + 1, at + farthest)
    const no = near.findIndex((word) => small.without.has(word.low))
    // «до борщу без молока» is beside no milk.
    const named = matchPlainFoods(no < 0 ? near : near.slice(0, no))
    return companions.has(low) && named.length > 0
  })
  return isBeside ? undefined : id
}
