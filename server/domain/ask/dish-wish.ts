import { stopWords } from '../../../shared/food/ask/words/stop.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import type { Form } from '../../../shared/food/text/forms.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import { allOf, anyOf } from '../search/query.ts'
import { formsOf, searchWords } from '../search/words.ts'
import type { Wish } from './wish.ts'

/** «Яловичина, тушкована з чорносливом»: what is done to the meat makes the dish, whatever the language. */
const doneTo: Readonly<Record<string, { words: readonly string[]; food: string; told?: true }>> = {
  stew: { words: ['тушков', 'тушен', 'dušen', 'dusen', 'braised', 'stewed'], food: 'meat' },
  // «під пюре»: a description says what lies on top of a pie.
  'mashed-potato': { words: ['mash', 'пюре', 'kaše', 'kaší', 'kaši'], food: 'potato', told: true },
}

/** A soup that is blended is a cream soup, be it called so or not. */
const creamSoup = allOf([
  quoted(lexeme.facet('courses', 'soup')),
  quoted(lexeme.facet('equipment', 'blender')),
])

const dishMark = (id: string) => quoted(lexeme.facet('dishes', id))
const noMeal = ['soup', 'salad', 'baking'].map((id) => `!${quoted(lexeme.facet('courses', id))}`)

/** «каша»: of any groats that a title names, but rice. */
const ofGroats = allOf([
  quoted(lexeme.headline('groats')),
  quoted(lexeme.cooked),
  ...noMeal,
  ...['rice', 'couscous'].map((id) => `!${quoted(lexeme.headline(id))}`),
  // A pepper or a leaf that is filled with them.
  ...['stuffed-peppers', 'holubtsi'].map((id) => `!${dishMark(id)}`),
])
/** "Roast pork": meat that an oven cooks, in whatever words. */
const fromOven = allOf([
  quoted(lexeme.headline('meat')),
  quoted(lexeme.facet('equipment', 'oven')),
  ...noMeal,
])

/** «смажена картопля», "pan-fried fish": the food, fried, in whatever words. */
const friedOf = (food: string) =>
  allOf([quoted(lexeme.headline(food)), quoted(lexeme.facet('equipment', 'fried')), ...noMeal])

/** What goes by another name as well: it stands behind what is called so. */
const broader: Readonly<Record<string, readonly string[]>> = {
  porridge: [ofGroats, ...['kulish', 'kutia'].map(dishMark)],
  goulash: [dishMark('goulash-soup')],
  roast: [fromOven],
  pechenya: [fromOven],
  'fried-potato': [friedOf('potato')],
  'fried-fish': [friedOf('fish')],
  charlotte: [allOf([dishMark('pie'), quoted(lexeme.food('apple'))])],
  'grilled-vegetables': [allOf([dishMark('stew'), `!${quoted(lexeme.food('meat'))}`])],
  'curry-dish': [dishMark('dal')],
  // Every kitchen has its own: thin ones that are filled, thick ones of kefir.
  mlyntsi: [dishMark('oladky')],
  oladky: [dishMark('mlyntsi')],
  // "A cake": in English whatever is sliced with tea.
  cake: [
    'brownie',
    'bundt-cake',
    'cheesecake',
    'charlotte',
    'banana-bread',
    'muffins',
    'mannik',
    'sponge',
  ].map(dishMark),
}

function titled(id: string): string[] {
  if (id === 'cream-soup') return [creamSoup]
  const { words = [], food = '', told } = doneTo[id] ?? {}
  if (words.length === 0) return []
  const said = anyOf(
    words.flatMap((word) => [
      `${quoted(lexeme.title(word))}:*`,
      ...(told ? [`${quoted(lexeme.told(word))}:*`] : []),
    ]),
  )
  return [allOf([said, quoted(lexeme.food(food))])]
}

export const stewedByName = [dishMark('stew'), ...titled('stew')]

/** A dish by what it was recognised as, or by a title that says its name. */
export function dishWish(
  ids: readonly string[],
  isBroad: (id: string) => boolean = () => true,
): Wish[] {
  if (ids.length === 0) return []
  const names = ids.flatMap((id) => {
    const dish = dishes.find((one) => one.id === id)
    return [...(dish?.uk ?? []), ...(dish?.en ?? [])].slice(0, 12).map(tellingWords)
  })
  const titles = names.map((words) =>
    words.map((word) => formsOf(word).map((form) => lexeme.title(form))),
  )
  const texts = [
    ...ids.map((id) => quoted(lexeme.facet('dishes', id))),
    ...ids.flatMap(titled),
    ...titles.map((words) => allOf(words.map((forms) => anyOf(forms.map(quoted))))),
  ]
  const more = ids.flatMap((id) => (isBroad(id) ? (broader[id] ?? []) : []))
  return [
    {
      kind: 'dishes',
      lexemes: [
        ...ids.map((id) => lexeme.facet('dishes', id)),
        ...titles.flatMap((words) => words[0] ?? []),
      ],
      texts: [...texts, ...more],
      ...(more.length > 0 && { rank: texts }),
    },
  ]
}

function tellingWords(name: string): readonly Form[] {
  const words = searchWords(name)
  const telling = words.filter((word) => word.low.length > 2 && !stopWords.has(word.low))
  return telling.length > 0 ? telling : words
}
