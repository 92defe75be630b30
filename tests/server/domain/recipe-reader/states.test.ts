import { describe, expect, test } from 'bun:test'
import { draftOfSource } from '../../../../server/domain/recipe-reader/import-text.ts'
import { readPage } from './reading-page.ts'

describe('the state that a page hands to its scripts', () => {
  const recipe = {
    title: 'Soup',
    ingredients: [
      {
        heading: 'Base',
        items: [
          { amount: 500, unit: { name: 'g' }, name: 'potatoes' },
          { quantity: '2', name: 'carrots', note: 'diced' },
        ],
      },
    ],
    method: [{ text: 'Boil the potatoes.' }, { text: 'Serve it.' }],
    servings: 4,
    totalTime: 40,
  }
  const expected = {
    title: 'Soup',
    lines: ['Base:', '500 g potatoes', '2 carrots, diced'],
    steps: ['Boil the potatoes.', 'Serve it.'],
    servings: 4,
    cookMinutes: 40,
  }

  test('of Next: in a script of data, or pushed line by line', () => {
    const data = JSON.stringify({ props: { pageProps: { recipe, menu: [{ name: 'Home' }] } } })
    expect(
      readPage(`<script id="__NEXT_DATA__" type="application/json">${data}</script>`),
    ).toMatchObject(expected)
    const pushed = JSON.stringify(`5:["$","div",null,{"recipe":${JSON.stringify(recipe)}}]\n`)
    expect(readPage(`<script>self.__next_f.push([1,${pushed}])</script>`)).toMatchObject(expected)
  })

  test('of Nuxt, where values name each other by their places', () => {
    const flat = [
      { recipe: 1 },
      { title: 2, ingredients: 3, method: 6 },
      'Soup',
      [4, 5],
      '500 g potatoes',
      '2 carrots',
      [7],
      'Boil it all.',
    ]
    expect(
      readPage(
        `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(flat)}</script>`,
      ),
    ).toMatchObject({
      title: 'Soup',
      lines: ['500 g potatoes', '2 carrots'],
      steps: ['Boil it all.'],
    })
  })

  test('of others: as an object, or as text that is parsed', () => {
    expect(
      readPage(`<script>window.__STATE__ = ${JSON.stringify({ recipe })};</script>`),
    ).toMatchObject(expected)
    expect(
      readPage(
        `<script>window.state = JSON.parse(${JSON.stringify(JSON.stringify({ recipe }))});</script>`,
      ),
    ).toMatchObject(expected)
  })
})

describe('a script that was made to be endless', () => {
  test('names itself again and again: it is read only so far', () => {
    const again = Array.from({ length: 300 }, () => 1)
    const bomb = [{ name: 2, ingredients: 1, instructions: 1 }, again, 'Узвар']
    expect(readPage(withState(JSON.stringify(bomb)))).toBeNull()
    const wrapped = [{ name: 2, ingredients: 1, instructions: 1 }, ['Reactive', 1], 'Узвар']
    expect(readPage(withState(JSON.stringify(wrapped)))).toBeNull()
  })

  test('hands in one long value under a name that it says a thousand times', () => {
    const uses = 'a,'.repeat(20_000)
    const long = 'груша '.repeat(20_000)
    const script = `window.__NUXT__=(function(a){return {name:"Узвар",ingredients:[${uses}],instructions:[a]}}("${long}"))`
    expect(readPage(withState(script))).toBeNull()
  })

  test('points to one long list from everywhere', () => {
    const list = { items: Array.from({ length: 20_000 }, () => 'груша') }
    const recipes = Array.from({ length: 20_000 }, (_, at) => ({
      ...{ name: `Узвар ${at}`, ingredients: { __ref: 'List:1' }, instructions: ['Варити.'] },
    }))
    const page = withState(JSON.stringify({ 'List:1': list, recipes }))
    expect(readPage(page)?.lines).toHaveLength(200)
  })
})

const withState = (script: string) => `<html><body><script>${script}</script></body></html>`

test('the source of a page, or its data, may be pasted as well as its words', () => {
  const data =
    '{"@type":"Recipe","name":"Узвар","recipeIngredient":["груші","сливи"],"recipeInstructions":"Варити."}'
  for (const text of [data, `<!doctype html><script type="application/ld+json">${data}</script>`])
    expect(draftOfSource(text)).toMatchObject({
      title: 'Узвар',
      servings: null,
      sourceUrl: null,
      ingredients: [{ text: 'груші' }, { text: 'сливи' }],
    })
  expect(draftOfSource('<3 Узвар\n500 г груш')).toBeNull()
})
