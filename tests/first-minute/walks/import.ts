import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { type Dish, feedBook } from '../support/dishes.ts'
import type { Komora } from '../support/komora.ts'
import type { Person } from '../support/person.ts'
import { ask, walkFeed } from '../support/public-api.ts'
import { stage } from '../support/stage.ts'
import { everythingAsked } from './restart.ts'

const dishes: Dish[] = [
  {
    title: 'Фенхель, запечений з апельсином',
    author: '',
    language: 'uk',
    description: 'Солодкий фенхель із кислинкою.',
    servings: 4,
    prepMinutes: 10,
    cookMinutes: 25,
    tags: ['пісне'],
    likes: 0,
    daysAgo: 0,
    ingredients: ['2 фенхелі', '1 апельсин', '2 ст. л. оливкової олії', 'сіль за смаком'],
    steps: [{ text: 'Запечіть до м’якості.' }],
  },
  {
    title: 'Okra with Tamarind',
    author: '',
    language: 'en',
    description: 'Sour, soft and ready before the rice.',
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 20,
    tags: ['vegan'],
    likes: 0,
    daysAgo: 0,
    ingredients: ['500 g okra', '1 tbsp tamarind paste', '2 tbsp vegetable oil'],
    steps: [{ text: 'Fry the okra, stir in the tamarind.' }],
  },
]

export function bulkImport(komora: Komora, person: Person): void {
  stage('after an import', () => {
    const file = join(komora.folder, 'two-recipes.jsonl')

    test('the file is taken in beside the running program, and a bad line is told by its number', async () => {
      const lines = [...dishes.map((dish) => JSON.stringify(inSchemaOrg(dish))), '{"name":']
      await Bun.write(file, lines.join('\n'))
      const said = await komora.import(file, '--author', person.email, '--publish')
      expect(said).toMatch(/\b3\b/)
      feedBook.push(...dishes)
    })

    test('its recipes are found by words and by a question', async () => {
      for (const [index, words] of ['фенхелем', 'okra'].entries()) {
        const found = await walkFeed(komora, { q: words })
        expect(found.map(({ title }) => title)).toEqual([dishes[index]?.title ?? ''])
      }
      const fennel = await ask(komora, 'страва з фенхелю без м’яса до 40 хвилин')
      expect(fennel.recipes.map(({ name }) => name)).toEqual([dishes[0]?.title ?? ''])
      const okra = await ask(komora, 'vegan okra in half an hour')
      expect(okra.recipes.map(({ name }) => name)).toEqual([dishes[1]?.title ?? ''])
    })

    test('every search and question is answered as before', async () => {
      expect(await everythingAsked(komora)).toEqual([])
    })

    test('a second run of the same file adds nothing', async () => {
      const before = await walkFeed(komora)
      await komora.import(file, '--author', person.email, '--publish')
      expect(await walkFeed(komora)).toEqual(before)
    })
  })
}

function inSchemaOrg(dish: Dish): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: dish.title,
    description: dish.description,
    inLanguage: dish.language,
    recipeYield: String(dish.servings),
    prepTime: `PT${dish.prepMinutes}M`,
    cookTime: `PT${dish.cookMinutes}M`,
    keywords: dish.tags.join(', '),
    recipeIngredient: dish.ingredients,
    recipeInstructions: dish.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
  }
}
