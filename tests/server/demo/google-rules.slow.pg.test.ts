import { afterAll, beforeAll, expect, test } from 'bun:test'
import { seedDemo } from '../../../server/demo/seed.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'

/** developers.google.com/search/docs/appearance/structured-data/recipe, as it stands in words. */
let app: TestApp
let recipes: Recipe[]
beforeAll(async () => {
  app = await startTestApp({ DEMO: '1' })
  await seedDemo(app.services)
  const rows = await app.services.sql<{ id: string }[]>`SELECT id FROM publications`
  const answers = await Promise.all(rows.map(({ id }) => app.fetch(`/feed/${id}.jsonld`)))
  recipes = await Promise.all(answers.map(async (one) => (await one.json()) as Recipe))
})
afterAll(() => app.stop())

type Recipe = Record<string, unknown> & { name: string; url: string; image: string[] }

/** The dishes of which something does not hold, each with what it has instead. */
function wrong(holds: (recipe: Recipe) => boolean, shown: string): unknown[] {
  return recipes.filter((one) => !holds(one)).map((one) => [one.name, one[shown]])
}

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !/<\w|&\w+;/.test(value)
const isAddress = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
const duration = /^PT\d+M$/

test('every demo recipe has what is required: a name, and pictures at absolute addresses', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(80)
  expect(wrong((one) => one['@context'] === 'https://schema.org', '@context')).toEqual([])
  expect(wrong((one) => one['@type'] === 'Recipe', '@type')).toEqual([])
  expect(wrong((one) => isWords(one.name), 'name')).toEqual([])
  expect(wrong((one) => one.image.every(isAddress), 'image')).toEqual([])
  expect(wrong((one) => isAddress(one.url), 'url')).toEqual([])
})

test('every demo recipe has a picture in each of the three shapes, large enough, that opens', async () => {
  const shapes = [1, 4 / 3, 16 / 9]
  const poor: unknown[] = []
  for (const { name, image } of recipes) {
    const found: number[] = []
    for (const address of image) {
      const response = await app.fetch(address.slice(app.services.config.baseUrl.length))
      const svg = await response.text()
      const [, width = 0, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number)
      if (response.status === 200 && width * height >= 50_000) found.push(width / height)
    }
    // A cloth has a stitch in its very middle, so its counts are odd and its shape a hair off.
    const has = (shape: number) => found.some((ratio) => Math.abs(ratio / shape - 1) < 0.02)
    if (!shapes.every(has)) poor.push([name, found])
  }
  expect(poor).toEqual([])
})

test('every demo recipe has what is recommended and can be known', () => {
  const words = ['description', 'recipeYield', 'keywords']
  for (const name of words) expect(wrong((one) => isWords(one[name]), name)).toEqual([])
  const author = (one: Recipe) => one['author'] as Record<string, unknown>
  expect(wrong((one) => isWords(author(one)['name']), 'author')).toEqual([])
  expect(wrong((one) => isAddress(author(one)['url']), 'author')).toEqual([])
  const published = (one: Recipe) => !Number.isNaN(Date.parse(String(one['datePublished'])))
  expect(wrong(published, 'datePublished')).toEqual([])
  const lines = (one: Recipe) => one['recipeIngredient'] as unknown[]
  expect(wrong((one) => lines(one).length > 0 && lines(one).every(isWords), 'name')).toEqual([])
})

test('every demo recipe tells its times as durations, preparing and cooking together', () => {
  for (const name of ['prepTime', 'cookTime', 'totalTime'])
    expect(wrong((one) => duration.test(String(one[name])), name)).toEqual([])
})

test('every step of a demo recipe is a HowToStep with words and an address on the page', () => {
  const steps = (one: Recipe) => one['recipeInstructions'] as Record<string, unknown>[]
  const right = (one: Recipe) =>
    steps(one).length > 0 &&
    steps(one).every(
      (step, at) =>
        step['@type'] === 'HowToStep' &&
        isWords(step['text']) &&
        step['url'] === `${one.url}#step-${at + 1}`,
    )
  expect(wrong(right, 'recipeInstructions')).toEqual([])
})

test('no demo recipe claims a rating or a diet that nobody gave it', () => {
  expect(wrong((one) => !('aggregateRating' in one || 'review' in one), 'name')).toEqual([])
  const diets = (one: Recipe) => (one['suitableForDiet'] ?? []) as string[]
  const known = /^https:\/\/schema\.org\/(Vegan|Vegetarian|GlutenFree|LowLactose)Diet$/
  expect(wrong((one) => diets(one).every((diet) => known.test(diet)), 'suitableForDiet')).toEqual(
    [],
  )
})
