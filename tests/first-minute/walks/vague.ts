import { expect, test } from 'bun:test'
import { feedBook, type Rule, says, takesAtMost } from '../support/dishes.ts'
import { dairy, eggs, fish, meat, pork } from '../support/foods.ts'
import type { Komora } from '../support/komora.ts'
import { ask } from '../support/public-api.ts'
import { dishesOf } from '../support/questions.ts'
import { stage } from '../support/stage.ts'

const wishes = [
  'щось просте',
  'щось смачненьке',
  'не хочу довго стояти біля плити',
  'що б такого приготувати?',
  'порадь щось',
  'surprise me',
  'something easy',
  'what should I cook tonight?',
]

const nonsense = [
  'фівапролдж',
  'qwrtpsdfg zxcvb',
  'яка сьогодні погода',
  'who won the football match',
  '!!! ???',
]

/** What nobody can cook, and what none of the answers may be, whatever else is given up. */
const contradictions: { text: string; never: Rule }[] = [
  { text: 'vegan omelette with eggs and milk', never: (dish) => eggs(dish) || dairy(dish) },
  { text: 'vegetarian dinner with bacon', never: (dish) => meat(dish) || fish(dish) },
  { text: 'guacamole without avocado', never: says('avocado|авокадо') },
  { text: 'веганська страва зі свининою', never: (dish) => meat(dish) || fish(dish) },
  { text: 'шашлик без свинини за 10 хвилин', never: pork },
]

export function vagueWishes(komora: Komora): void {
  stage('asking without knowing what', () => {
    test('a vague wish brings quick and well-liked dishes, and says how it was taken', async () => {
      expect((await Promise.all(wishes.map(complaintsOfTheUndecided))).flat()).toEqual([])
    })

    test('nonsense, and what is not about food, brings nothing', async () => {
      const answers = await Promise.all(nonsense.map((text) => ask(komora, text)))
      const found = answers.flatMap(({ recipes }, index) =>
        recipes.map(({ name }) => `I asked «${nonsense[index]}», and got «${name}».`),
      )
      expect(found).toEqual([])
    })

    test('what contradicts itself brings nothing, or says what was given up', async () => {
      expect((await Promise.all(contradictions.map(complaintsOfTheContrary))).flat()).toEqual([])
    })
  })

  async function complaintsOfTheUndecided(text: string): Promise<string[]> {
    const asked = `I asked «${text}»`
    const answers = await ask(komora, text)
    const dishes = dishesOf(answers)
    if (dishes.length === 0) return [`${asked}, and got nothing.`]
    const slow = dishes.filter((dish) => !takesAtMost(60)(dish))
    const loved = dishes.filter(({ likes }) => likes >= medianLikes(text))
    return [
      ...slow.map(({ title }) => `${asked}, and got «${title}», which takes hours.`),
      ...(loved.length * 2 > dishes.length ? [] : [`${asked}, and got what few people like.`]),
      ...(answers.taken === '' ? [`${asked}, and was not told how that was taken.`] : []),
    ]
  }

  async function complaintsOfTheContrary({ text, never }: (typeof contradictions)[number]) {
    const answers = await ask(komora, text)
    const wrong = dishesOf(answers).filter(never)
    const silent = answers.recipes.length > 0 && answers.told === ''
    return [
      ...wrong.map(({ title }) => `I asked «${text}», and got «${title}».`),
      ...(silent ? [`I asked «${text}», and was not told what was given up.`] : []),
    ]
  }
}

/** Of the dishes in the language of the wish, which are the first to come. */
function medianLikes(wish: string): number {
  const language = /\p{Script=Cyrillic}/u.test(wish) ? 'uk' : 'en'
  const likes = feedBook
    .filter((dish) => dish.language === language)
    .map((dish) => dish.likes)
    .sort((a, b) => a - b)
  return likes[Math.floor(likes.length / 2)] ?? 0
}
