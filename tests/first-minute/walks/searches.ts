import { expect, test } from 'bun:test'
import { both, feedBook, isCalled, type Rule, says } from '../support/dishes.ts'
import type { Komora } from '../support/komora.ts'
import { walkFeed } from '../support/public-api.ts'
import { stage } from '../support/stage.ts'

/** Words typed into the search box, and the dishes that a person who typed them looks for. */
interface Search {
  words: string
  /** Each of these is found. */
  finds: Rule
  /** These may stand beside them: the same food in the other language, or a wider word for it. */
  besides?: Rule
}

const dishes: Search[] = [
  { words: 'борщ', finds: isCalled('борщ') },
  { words: 'деруни', finds: isCalled('дерун'), besides: isCalled('bramborák') },
  { words: 'сирники', finds: isCalled('сирник') },
  { words: 'вареники', finds: isCalled('вареник') },
  { words: 'плов', finds: isCalled('плов') },
  {
    words: 'pancakes',
    finds: isCalled('pancake'),
    besides: isCalled('оладк|налисник|lívanc|palačink'),
  },
  { words: 'carbonara', finds: isCalled('.*carbonara') },
  { words: 'guacamole', finds: isCalled('guacamole'), besides: says('avocado|авокадо') },
]

const foods: Search[] = [
  { words: 'гречка', finds: says('гречк') },
  { words: 'лосось', finds: says('лосос'), besides: says('salmon') },
  { words: 'salmon', finds: says('salmon'), besides: says('лосос') },
  // Куркума is a spice.
  { words: 'курка', finds: says('курк(?!ум)|куряч'), besides: says('chicken|kuře|kuřec') },
  { words: 'chicken', finds: says('chicken'), besides: says('курк(?!ум)|куряч|kuře|kuřec') },
  { words: 'картопля', finds: says('картопл'), besides: says('potato|brambor') },
  { words: 'гарбуз', finds: says('гарбуз[^о]|гарбуз$'), besides: says('гарбуз|pumpkin') },
  { words: 'шпинат', finds: says('шпинат'), besides: says('spinach') },
  { words: 'avocado', finds: says('avocado'), besides: says('авокадо') },
  { words: 'нут', finds: says('нут') },
  { words: 'мед', finds: says('мед(?!ів)'), besides: says('мед|honey|med') },
  { words: 'lentils', finds: says('lentil'), besides: says('сочевиц|čočk') },
  { words: 'tofu', finds: says('tofu') },
]

const forms: Search[] = [
  { words: 'з куркою', finds: says('курк(?!ум)|куряч'), besides: says('chicken|kuře|kuřec') },
  { words: 'борщу', finds: isCalled('борщ') },
  {
    words: 'грибами',
    finds: says('гриб'),
    besides: says('печериц|mushroom|hub|houb|hřib|žampion'),
  },
  { words: 'картоплею', finds: says('картопл'), besides: says('potato|brambor') },
  { words: 'яблуками', finds: says('яблук'), besides: says('яблуч|apple') },
  {
    words: 'mushroom',
    finds: says('mushroom'),
    besides: says('гриб|печериц|hub|houb|hřib|žampion'),
  },
  { words: 'ГРЕЧКА', finds: says('гречк') },
  { words: "олів'є", finds: isCalled('олів') },
]

const slips: Search[] = [
  { words: 'сирникі', finds: isCalled('сирник') },
  { words: 'варенеки', finds: isCalled('вареник') },
  { words: 'гречкка', finds: says('гречк') },
  { words: 'сырники', finds: isCalled('сирник') },
  {
    words: 'картопля з грыбами',
    finds: both(says('картопл'), says('гриб')),
    besides: both(says('brambor'), says('hub|houb|hřib|žampion')),
  },
  { words: 'brocoli', finds: says('broccoli'), besides: says('броколі') },
  { words: 'chiken', finds: says('chicken'), besides: says('курк(?!ум)|куряч|kuře|kuřec') },
  { words: 'slamon', finds: says('salmon'), besides: says('лосос') },
  {
    words: 'pankakes',
    finds: isCalled('pancake'),
    besides: isCalled('оладк|налисник|lívanc|palačink'),
  },
  { words: 'shepherds pie', finds: isCalled('shepherd') },
]

const several: Search[] = [
  { words: 'курка локшина', finds: both(says('курк(?!ум)|куряч'), says('локшин')) },
  {
    words: 'свинина гриби',
    finds: both(says('свин'), says('гриб')),
    besides: both(says('vepř|sádl'), says('hub|houb|hřib')),
  },
  { words: 'chicken coconut', finds: both(says('chicken'), says('coconut')) },
]

const nothing: Search[] = ['фівапролдж', 'qwrtpsdfg', 'борщ із крокодила'].map((words) => ({
  words,
  finds: () => false,
}))

export function searches(komora: Komora): void {
  stage('searching by words', () => {
    test('a dish is found by its name, as soon as the program is there', () => finding(dishes))
    test('a food is found wherever it stands in a name or a line', () => finding(foods))
    test('a word is found in another case, another form, another apostrophe', () => finding(forms))
    test('a slip of the finger is forgiven', () => finding(slips))
    test('several words are found together', () => finding(several))
    test('what nobody cooks is not found', () => finding(nothing))
  })

  async function finding(searches: Search[]): Promise<void> {
    expect(await complaintsAbout(komora, searches)).toEqual([])
  }
}

/** All searches once more, for a walk that comes later. */
export const searchAll = (komora: Komora): Promise<string[]> =>
  complaintsAbout(komora, [...dishes, ...foods, ...forms, ...slips, ...several, ...nothing])

async function complaintsAbout(komora: Komora, searches: Search[]): Promise<string[]> {
  const all = await Promise.all(searches.map((search) => complaintsOf(komora, search)))
  return all.flat()
}

async function complaintsOf(komora: Komora, search: Search): Promise<string[]> {
  const found = new Set((await walkFeed(komora, { q: search.words })).map(({ title }) => title))
  const missing = feedBook.filter((dish) => search.finds(dish) && !found.has(dish.title))
  const wrong = feedBook.filter(
    (dish) => found.has(dish.title) && !search.finds(dish) && !search.besides?.(dish),
  )
  return [
    ...missing.map(({ title }) => `I searched for «${search.words}», and «${title}» did not come.`),
    ...wrong.map(({ title }) => `I searched for «${search.words}», and «${title}» came.`),
  ]
}
