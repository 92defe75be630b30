import { expect, test } from 'bun:test'
import { type Dish, dishCalled, feedBook, totalMinutes } from '../support/dishes.ts'
import type { Komora } from '../support/komora.ts'
import { feedPage, type Item, walkFeed } from '../support/public-api.ts'
import { stage } from '../support/stage.ts'

const inBook = ({ title }: Item): Dish => {
  const dish = dishCalled(title)
  if (!dish) throw new Error(`The feed has «${title}», which nobody published.`)
  return dish
}
const titles = (items: Item[]) => items.map(({ title }) => title).sort()
const titlesWhere = (rule: (dish: Dish) => boolean) =>
  feedBook
    .filter(rule)
    .map(({ title }) => title)
    .sort()

export function paging(komora: Komora): void {
  stage('walking through the feed to its end', () => {
    test('in every order each dish comes exactly once', async () => {
      for (const sort of ['fresh', 'popular', 'cheap']) {
        const items = await walkFeed(komora, { sort })
        expect({ sort, titles: titles(items) }).toEqual({ sort, titles: titlesWhere(() => true) })
      }
    })

    test('the newest come first, or the best liked, or the cheapest', async () => {
      const days = (await walkFeed(komora, { sort: 'fresh' })).map((item) => inBook(item).daysAgo)
      expect(days).toEqual(days.toSorted((a, b) => a - b))
      const popular = await walkFeed(komora, { sort: 'popular' })
      const likes = popular.map((item) => inBook(item).likes)
      expect(likes).toEqual(likes.toSorted((a, b) => b - a))
      expect(popular.map((item) => item.likes)).toEqual(likes)
      const prices = (await walkFeed(komora, { sort: 'cheap' })).map((item) => item.pricePerServing)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    })

    test('the Link header leads through the same pages', async () => {
      const found: Item[] = []
      let next: string | null = '/api/social/feed?before=9999999999999&sort=popular'
      while (next) {
        const answer: Response = await fetch(new URL(next, komora.url))
        found.push(...((await answer.json()) as { items: Item[] }).items)
        next = /<([^>]+)>; *rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
      }
      expect(found).toEqual(await walkFeed(komora, { sort: 'popular' }))
    })

    test('`time` is the cooking time of the author, `total` is from the first knife to the table', async () => {
      const byTime = titles(await walkFeed(komora, { time: 20 }))
      expect(byTime).toEqual(titlesWhere((dish) => dish.cookMinutes <= 20))
      const byTotal = titles(await walkFeed(komora, { total: 30, sort: 'popular' }))
      expect(byTotal).toEqual(titlesWhere((dish) => totalMinutes(dish) <= 30))
      const both = titles(await walkFeed(komora, { time: 10, total: 25, sort: 'cheap' }))
      expect(both).toEqual(
        titlesWhere((dish) => dish.cookMinutes <= 10 && totalMinutes(dish) <= 25),
      )
    })

    test('`min` and `max` cut the price of a serving on both sides, in every order', async () => {
      const all = await walkFeed(komora)
      const prices = all.map((item) => item.pricePerServing).sort((a, b) => a - b)
      const [min = 0, max = 0] = [prices[20], prices[60]]
      const fitting = all.filter((one) => one.pricePerServing >= min && one.pricePerServing <= max)
      expect(fitting.length).toBeGreaterThan(30)
      for (const sort of ['fresh', 'popular', 'cheap']) {
        const items = await walkFeed(komora, { sort, min, max })
        expect(titles(items)).toEqual(titles(fitting))
      }
    })

    test('filters, words and an order hold at once', async () => {
      const items = await walkFeed(komora, { q: 'картопля', total: 60, sort: 'popular' })
      const wrong = items.filter((item) => totalMinutes(inBook(item)) > 60)
      expect(titles(wrong)).toEqual([])
      expect(titles(items)).toContain('Деруни зі сметаною')
      const cheap = await walkFeed(komora, { q: 'картопля', max: 2500, sort: 'cheap' })
      expect(cheap.filter((item) => item.pricePerServing > 2500)).toEqual([])
      expect(cheap.length).toBeGreaterThan(0)
    })

    test('`lang` brings one language and no other', async () => {
      for (const lang of ['uk', 'en']) {
        const items = await walkFeed(komora, { lang, sort: 'popular' })
        expect(titles(items)).toEqual(titlesWhere(({ language }) => language === lang))
      }
    })

    test('what cannot be meant is refused with a sentence', async () => {
      for (const wrong of [
        '',
        'before=x',
        'before=-1',
        'before=1&sort=best',
        'before=1&min=9&max=2',
      ]) {
        const answer = await fetch(`${komora.url}/api/social/feed?${wrong}`)
        expect({ wrong, status: answer.status }).toEqual({ wrong, status: 400 })
        expect(((await answer.json()) as { error: string }).error).toMatch(/\p{Script=Cyrillic}/u)
      }
      expect((await feedPage(komora)).items).toHaveLength(10)
    })
  })
}
