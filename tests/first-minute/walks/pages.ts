import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { type Dish, dishCalled, feedBook, totalMinutes } from '../support/dishes.ts'
import { chicken } from '../support/foods.ts'
import type { Komora } from '../support/komora.ts'
import { type Answer, getJson, type Item, walkFeed } from '../support/public-api.ts'
import { stage } from '../support/stage.ts'
import { cardsOf, evenly, follow, read, type Windows, withoutScripts } from '../support/windows.ts'

interface Publication extends Item {
  description: string
  prepMinutes: number | null
  ingredients: { text: string; food: string | null }[]
  steps: { text: string; minutes: number | null }[]
  tags: string[]
  allergensOrdinary: string[]
  allergensMayContain: string[]
}

export function pages(komora: Komora, windows: Windows): void {
  stage('looking at what is there', () => {
    let items: Item[]
    let publications: Publication[]
    beforeAll(async () => {
      items = await walkFeed(komora)
      publications = await Promise.all(
        items.map(({ id }) => getJson<Publication>(komora, `/api/social/${id}`)),
      )
    })

    test('the feed has every dish with its author, servings and times', () => {
      const wrong = items.flatMap((item) => {
        const dish = dishOf(item)
        return [
          ...differing(item.title, 'author', item.author.displayName, dish.author),
          ...differing(item.title, 'servings', item.servings, dish.servings),
          ...differing(item.title, 'minutes of cooking', item.cookMinutes ?? 0, dish.cookMinutes),
          ...differing(item.title, 'minutes in all', item.totalMinutes, totalMinutes(dish)),
        ]
      })
      expect(wrong).toEqual([])
    })

    test('a recipe is what its author wrote: every line, step, tag and minute', () => {
      for (const one of publications) {
        const dish = dishOf(one)
        expect({
          description: one.description,
          ingredients: one.ingredients.map(({ text }) => text),
          steps: one.steps.map(({ text, minutes }) => ({ text, ...(minutes && { minutes }) })),
          tags: one.tags,
          total: one.totalMinutes,
        }).toEqual({
          description: dish.description,
          ingredients: dish.ingredients,
          steps: dish.steps,
          tags: dish.tags,
          total: totalMinutes(dish),
        })
      }
    })

    test('every line is understood, so that price and allergens are known, or said to stand on a label', () => {
      const strange = publications.flatMap(({ title, ingredients }) =>
        ingredients.filter(({ food }) => food === null).map(({ text }) => `${title}: ${text}`),
      )
      expect(strange).toEqual([])
      const unsure = publications.filter(
        (one) => one.allergensMayContain.length > one.allergensOrdinary.length,
      )
      expect(unsure.map(({ title }) => title)).toEqual([])
      expect(items.filter(({ pricePerServing }) => pricePerServing === 0)).toEqual([])
    })

    describe('in a browser that runs no scripts', () => {
      let page: Page
      beforeAll(async () => {
        page = await windows.open(withoutScripts)
      })
      afterAll(() => page.context().close())

      test('a card says how long a dish takes in all', async () => {
        for (const sort of ['fresh', 'popular', 'cheap']) {
          await read(page, `/?sort=${sort}`)
          const cards = await cardsOf(page)
          expect(cards.length).toBeGreaterThanOrEqual(10)
          const wrong = cards.filter(({ title, text }) => !spoken(cardDish(title)).test(text))
          expect(wrong.map(({ text }) => text)).toEqual([])
        }
      })

      test('«До 30 хв» shows what is on the table in half an hour', async () => {
        await read(page, '/')
        expect(await follow(page, 'До 30 хв')).toBe(true)
        const dishes = await dishesOn(page)
        expect(dishes.length).toBeGreaterThanOrEqual(10)
        expect(titlesOf(dishes.filter((dish) => totalMinutes(dish) > 30))).toEqual([])
      })

      test('words in the search box bring the dish', async () => {
        await read(page, `/?${new URLSearchParams({ q: 'гречка' })}`)
        expect(titlesOf(await dishesOn(page))).toContain('Гречка з грибами та цибулею')
      })

      test('a question in the search box is answered there too', async () => {
        await read(page, `/?${new URLSearchParams({ q: 'вечеря з куркою до 30 хвилин' })}`)
        const dishes = await dishesOn(page)
        expect(titlesOf(dishes)).toContain('Локшина з куркою та овочами у воці')
        const wrong = dishes.filter((dish) => !chicken(dish) || totalMinutes(dish) > 30)
        expect(titlesOf(wrong)).toEqual([])
      })

      test('a recipe page has the whole recipe, for a reader and for a machine', async () => {
        for (const [index, { id, title }] of publications.entries()) {
          if (index % 12 !== 0) continue
          const dish = cardDish(title)
          await read(page, `/r/${id}`)
          const text = evenly(await page.locator('main').textContent())
          for (const step of dish.steps) expect(text).toContain(evenly(step.text))
          expect(text).toMatch(spoken(dish))
          const data = await page.locator('script[type="application/ld+json"]').allTextContents()
          const recipes = data.map((one) => JSON.parse(one)).flatMap(partsOf)
          const recipe = recipes.find((one) => one['@type'] === 'Recipe') as unknown as Answer
          expect(recipe).toMatchObject({ name: title, recipeIngredient: dish.ingredients })
        }
      })
    })

    describe('in English', () => {
      let page: Page
      beforeAll(async () => {
        page = await windows.open({ ...withoutScripts, locale: 'en-GB' })
      })
      afterAll(() => page.context().close())

      test('a visitor is led with English dishes, and comes to every other after them', async () => {
        await read(page, '/')
        const seen = await dishesOn(page)
        while (await follow(page, 'More recipes')) seen.push(...(await dishesOn(page)))
        const english = feedBook.filter(({ language }) => language === 'en').length
        const foreign = seen.slice(0, english).filter(({ language }) => language !== 'en')
        expect(titlesOf(foreign)).toEqual([])
        expect(titlesOf(seen)).toEqual(titlesOf(feedBook))
      })

      test('a visitor who reads Ukrainian says so with one tap', async () => {
        await read(page, '/')
        expect(await follow(page, 'Українською')).toBe(true)
        const dishes = await dishesOn(page)
        expect(dishes.length).toBeGreaterThanOrEqual(10)
        expect(titlesOf(dishes.filter(({ language }) => language !== 'uk'))).toEqual([])
      })
    })

    test('a visitor whose browser prefers Czech is spoken to in Czech and finds Czech dishes', async () => {
      const page = await windows.open({ ...withoutScripts, locale: 'cs-CZ' })
      await read(page, '/')
      expect(await page.locator('html').getAttribute('lang')).toBe('cs')
      expect(await page.locator('h1').textContent()).toContain('večeři')
      const first = await dishesOn(page)
      expect(titlesOf(first.filter(({ language }) => language !== 'cs'))).toEqual([])
      await read(page, `/?${new URLSearchParams({ q: 'polévka', lang: 'cs' })}`)
      expect((await dishesOn(page)).length).toBeGreaterThan(0)
      await page.context().close()
    })
  })
}

function cardDish(title: string): Dish {
  const dish = dishCalled(title)
  if (!dish) throw new Error(`There is a card for «${title}», which nobody published.`)
  return dish
}

const dishOf = ({ title }: Item): Dish => cardDish(title)

async function dishesOn(page: Page): Promise<Dish[]> {
  return (await cardsOf(page)).map(({ title }) => cardDish(title))
}

const titlesOf = (dishes: Dish[]): string[] => dishes.map(({ title }) => title).sort()

function differing(title: string, what: string, is: unknown, shouldBe: unknown): string[] {
  return is === shouldBe
    ? []
    : [`«${title}» has ${is} ${what} in the feed; it should be ${shouldBe}.`]
}

/** As the pages say it: «2 год 40 хв», and neither «1 год 40 хв» for 40 minutes nor «2 год» for these. */
function spoken(dish: Dish): RegExp {
  const hours = Math.floor(totalMinutes(dish) / 60)
  const minutes = totalMinutes(dish) % 60
  const words = [hours > 0 && `${hours} год`, minutes > 0 && `${minutes} хв`].filter(Boolean)
  return new RegExp(`(?<!\\d|год )${words.join(' ')}(?! \\d+ хв)`)
}

function partsOf(data: Record<string, unknown>): Record<string, unknown>[] {
  const graph = data['@graph']
  return Array.isArray(graph) ? graph : [data]
}
