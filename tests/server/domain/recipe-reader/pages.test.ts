import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { decodePage } from '../../../../server/domain/recipe-reader/decode-page.ts'
import { draftOf } from '../../../../server/domain/recipe-reader/draft.ts'
import { findRecipe } from '../../../../server/domain/recipe-reader/find-recipe.ts'
import { growth } from '../../../support/growth.ts'

const folder = join(import.meta.dir, '../../../fixtures/recipe-pages')

async function read(name: string) {
  return fromHtml(await Bun.file(join(folder, name)).text())
}

function fromHtml(html: string) {
  const found = findRecipe(html, 'text/html')
  return found && draftOf(found, 'https://recipes.example/dir/page')
}

function fromNode(node: Record<string, unknown>) {
  const whole = { '@type': 'Recipe', name: 'Узвар', recipeIngredient: ['груші'], ...node }
  const found = findRecipe(JSON.stringify(whole), 'application/ld+json')
  return found && draftOf(found, 'https://recipes.example/')
}

test('a Ukrainian page: a graph, sections, entities and a picture named elsewhere', async () => {
  const draft = await read('syrnyky.html')
  expect(draft?.recipe).toEqual({
    title: 'Сирники з родзинками',
    description: 'Пухкі всередині, рум’яні зовні.\n\nСмакують зі сметаною & варенням.',
    language: 'uk',
    servings: 4,
    prepMinutes: 15,
    cookMinutes: 25,
    status: 'ready',
    tags: ['сніданок', 'українська', 'сир', 'з дитинства'],
    ingredients: [
      { text: '500 г домашнього сиру' },
      { text: '2 жовтки' },
      { text: '3 ст. л. борошна' },
      { text: '½ склянки родзинок' },
    ],
    steps: [
      { text: 'Розітріть сир із жовтками.', minutes: null, part: 'Тісто' },
      { text: 'Додайте борошно й родзинки та вимісіть.', minutes: 5 },
      { text: 'Сформуйте кружальця.', minutes: null, part: 'Смаження' },
      { text: 'Смажте на середньому вогні до рум’яності.', minutes: null },
    ],
    sourceUrl: 'https://recipes.example/dir/page',
    sourceAuthor: 'Кухонька',
  })
  expect(draft?.images).toEqual(['https://recipes.example/img/syrnyky.png'])
})

test('an English page: JSON in a comment with bare line breaks, steps in one text', async () => {
  const draft = await read('granola.html')
  expect(draft?.recipe).toMatchObject({
    title: 'Honey granola',
    description: 'Crunchy clusters\nfor a slow morning.',
    language: 'en',
    servings: 12,
    prepMinutes: 10,
    cookMinutes: 65,
    ingredients: [
      { text: '300g rolled oats' },
      { text: '1½ tbsp honey' },
      { text: 'a pinch of salt' },
    ],
    steps: [
      { text: 'Heat the oven to 150C.', minutes: null },
      { text: 'Stir everything together.', minutes: null },
      { text: 'Bake until golden & crisp.', minutes: null },
    ],
  })
})

test('a page with microdata alone', async () => {
  const draft = await read('soda-bread.html')
  expect(draft?.recipe).toMatchObject({
    title: 'Soda bread',
    description: 'No yeast,\nno waiting.',
    servings: 8,
    prepMinutes: 10,
    cookMinutes: 40,
    ingredients: [
      { text: '450 g plain flour' },
      { text: '1 tsp bicarbonate of soda' },
      { text: '400 ml buttermilk' },
    ],
    steps: [
      { text: 'Mix the flour and the soda.', minutes: null },
      { text: 'Stir in the buttermilk.', minutes: null },
      { text: 'Bake at 200 °C.', minutes: null },
    ],
  })
  expect(draft?.images).toEqual(['https://recipes.example/dir/bread.jpg'])
})

test('a page without a recipe, and a recipe without a name or anything to cook', async () => {
  expect(await read('news.html')).toBeNull()
  expect(fromHtml('<p>борщ')).toBeNull()
  expect(fromNode({ name: ' ' })).toBeNull()
  expect(fromNode({ recipeIngredient: [] })).toBeNull()
})

describe('what sites write in strange ways', () => {
  test('servings', () => {
    const servings = (recipeYield: unknown) => fromNode({ recipeYield })?.recipe.servings
    expect(servings(6)).toBe(6)
    expect(servings('4-6 порцій')).toBe(4)
    expect(servings(['', '8 servings'])).toBe(8)
    expect(servings({ '@type': 'QuantitativeValue', value: 5 })).toBe(5)
    expect(servings('форма 24 см, 10 шматків')).toBe(10)
    expect(servings('багато')).toBe(4)
    expect(servings('100000')).toBe(4)
    expect(servings(null)).toBe(4)
  })

  test('times', () => {
    const minutes = (cookTime: unknown) => fromNode({ cookTime })?.recipe.cookMinutes
    expect(minutes('PT1H30M')).toBe(90)
    expect(minutes('P0DT0H45M0S')).toBe(45)
    expect(minutes('P1D')).toBe(1440)
    expect(minutes('PT1.5H')).toBe(90)
    expect(minutes(25)).toBe(25)
    expect(minutes('1 год 20 хв')).toBe(80)
    expect(minutes('PT0S')).toBeNull()
    expect(minutes('довго')).toBeNull()
    expect(minutes({ '@type': 'Duration' })).toBeNull()
  })

  test('instructions', () => {
    const steps = (recipeInstructions: unknown) =>
      fromNode({ recipeInstructions })?.recipe.steps.map((step) => step.text)
    expect(steps('<ol><li>Раз.</li><li>Два.</li></ol>')).toEqual(['Раз.', 'Два.'])
    expect(steps(['Крок 1: Раз.', 'Step 2. Two.', '3) Три.'])).toEqual(['Раз.', 'Two.', 'Три.'])
    expect(steps([['Раз.'], [{ text: 'Два.' }]])).toEqual(['Раз.', 'Два.'])
    expect(
      steps({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: { text: 'Раз.' } }],
      }),
    ).toEqual(['Раз.'])
    expect(
      steps({ '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text: 'Раз.' } }),
    ).toEqual(['Раз.'])
    expect(steps('1. Наріжте 2 буряки. 2. Зваріть. 3. Посоліть.')).toEqual([
      'Наріжте 2 буряки.',
      'Зваріть.',
      'Посоліть.',
    ])
    expect(steps(['2.5 склянки води закип’ятіть.'])).toEqual(['2.5 склянки води закип’ятіть.'])
  })

  test('ingredients as one text or as objects', () => {
    const lines = (recipeIngredient: unknown) =>
      fromNode({ recipeIngredient })?.recipe.ingredients.map((line) => line.text)
    expect(lines('груші<br>сливи\n- яблука')).toEqual(['груші', 'сливи', 'яблука'])
    expect(lines([{ name: 'груші' }, 7, null, { '@value': 'сливи' }])).toEqual([
      'груші',
      '7',
      'сливи',
    ])
  })
})

test('a recipe without a picture has the one that its page is shared with', () => {
  const script = '{"@type":"Recipe","name":"Узвар","recipeIngredient":["груші"]}'
  const draft = fromHtml(
    `<meta property="og:image" content="/uzvar.jpg"><script type="application/ld+json">${script}</script>`,
  )
  expect(draft?.images).toEqual(['https://recipes.example/uzvar.jpg'])
})

describe('what a page may try', () => {
  test('markup, scripts, invisible and turning characters do not come through', () => {
    const draft = fromNode({
      name: '<img src=x onerror=alert(1)>Узвар\u202e\u200b\u0000 &lt;b&gt;солодкий&lt;/b&gt;',
      description: '&lt;script&gt;alert(1)&lt;/script&gt;З медом \ud83c\udf6f і половинкою \ud83c',
    })
    expect(draft?.recipe.title).toBe('Узвар солодкий')
    expect(draft?.recipe.description).toBe('З медом 🍯 і половинкою')
  })

  test('pictures from anywhere but the web are left out', () => {
    const image = ['javascript:alert(1)', 'file:///etc/passwd', 'data:image/png;base64,AA', '', 7]
    expect(fromNode({ image })?.images).toEqual([])
  })

  test('far too much of everything is cut to what a recipe may hold', () => {
    const draft = fromNode({
      name: 'б'.repeat(9000),
      description: 'о'.repeat(90_000),
      recipeIngredient: Array.from({ length: 1000 }, () => 'р'.repeat(900)),
      recipeInstructions: Array.from({ length: 400 }, () => 'щ'.repeat(9000)),
      keywords: Array.from({ length: 500 }, (_, index) => `слово ${index}`),
    })
    expect(draft?.recipe.title).toHaveLength(200)
    expect(draft?.recipe.ingredients).toHaveLength(200)
    expect(draft?.recipe.steps).toHaveLength(100)
    expect(draft?.recipe.tags).toHaveLength(10)
  })

  test('keys that mean something to JavaScript mean nothing here', () => {
    const text = `{"@type":"Recipe","name":"Узвар","__proto__":{"recipeYield":9},
      "constructor":{"prototype":{}},"recipeIngredient":["груші"]}`
    const found = findRecipe(text, 'application/json')
    expect(found && draftOf(found, 'https://recipes.example/')?.recipe.servings).toBe(4)
    const html = '<div itemscope itemtype="Recipe"><b itemprop="__proto__ constructor">x</b></div>'
    expect(fromHtml(html)).toBeNull()
    expect(({} as Record<string, unknown>)['recipeYield']).toBeUndefined()
  })

  test('pages of deep and broken nesting are read, and cost no more the deeper they are', () => {
    const scope = '<div itemscope itemtype="https://schema.org/Recipe" itemprop="a b c">'
    const script = '<script type="application/ld+json">'
    const described = (description: string) => fromNode({ description })?.recipe.description
    const reads: readonly [(size: number) => unknown, unknown][] = [
      [(size) => fromHtml(`${scope}x`.repeat(size)), null],
      [(size) => fromHtml(script + '['.repeat(size)), null],
      [(size) => fromHtml(script + '{"a":'.repeat(size)), null],
      [(size) => fromHtml('<b>'.repeat(size) + '</i>'.repeat(size)), null],
      [(size) => fromHtml(`<b itemscope>${'<b itemprop="name">x'.repeat(size)}`), null],
      [(size) => described('<b>'.repeat(size) + '</i>'.repeat(size)), ''],
      [(size) => described('<'.repeat(size)) === undefined, false],
      [(size) => described('&'.repeat(size)) === undefined, false],
    ]
    for (const [read, expected] of reads) {
      expect(read(8000), String(read)).toBe(expected)
      expect(growth(read, 300, 20), String(read)).toBeLessThan(12)
    }
  })
})

describe('the letters of a page', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  // «Борщ» as Windows-1251 has it.
  const old = new Uint8Array([0xc1, 0xee, 0xf0, 0xf9])

  test('the Content-Type decides, then the page itself', () => {
    expect(decodePage({ bytes: old, charset: 'windows-1251' })).toBe('Борщ')
    const meta = bytes('<meta charset="windows-1251">')
    const page = new Uint8Array([...meta, ...old])
    expect(decodePage({ bytes: page, charset: null })).toEndWith('Борщ')
  })

  test('a byte order mark decides before both', () => {
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('Борщ')])
    expect(decodePage({ bytes: marked, charset: 'windows-1251' })).toBe('Борщ')
  })

  test('when nothing is said, or nonsense, UTF-8 is tried first', () => {
    expect(decodePage({ bytes: bytes('Борщ'), charset: null })).toBe('Борщ')
    expect(decodePage({ bytes: old, charset: null })).toBe('Борщ')
    expect(decodePage({ bytes: bytes('Борщ'), charset: 'klingon' })).toBe('Борщ')
  })
})
