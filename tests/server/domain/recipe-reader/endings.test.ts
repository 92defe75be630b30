import { describe, expect, test } from 'bun:test'
import { readPage, withData } from './reading-page.ts'

const list =
  '<h2>Ingredients</h2><ul><li>2 eggs</li><li>200 g flour</li><li>1 cup milk</li></ul><h2>Method</h2>'
const steps = [
  'Whisk the eggs with the milk until smooth.',
  'Fold in the flour and rest it for an hour.',
]
const method = steps.map((one) => `<p>${one}</p>`).join('')

const stepsOf = (below: string, within = method) =>
  readPage(`<body><div class="post"><h1>Pancakes</h1>${list}${within}${below}`)?.steps

describe('a method ends, though no heading says so', () => {
  const goodbyes = [
    'Hope you enjoy it as much as we do. Linking up with Tasty Tuesday!',
    'Have you tried it? Tell me in the comments!',
    'Have you ever made these?',
    'Смачного! Підписуйтесь на мій Instagram.',
    'Bonne dégustation !',
    'Lasst es euch schmecken!',
    'A presto con una nuova ricetta!',
    'Dobrou chuť přeje Jana',
    'Follow us on Pinterest for more easy desserts!',
    'Vloženo: 3. 10. 2008, zobrazeno 18 204x',
    '© 2008 Jihočeské vaření',
    'We use cookies to personalise content and ads.',
    'Ми використовуємо файли cookie, щоб зробити сайт зручнішим.',
    'Wir verwenden Cookies, um Inhalte zu personalisieren.',
  ]
  for (const goodbye of goodbyes)
    test(`at «${goodbye}»`, () => {
      expect(stepsOf(`<p>${goodbye}</p><p>RSS 2.0</p>`)).toEqual(steps)
    })

  test('where the box ends that holds it', () => {
    const below =
      '</div><div class="promo"><p>Win a set of pans this week with our partners.</p></div>'
    expect(stepsOf(below)).toEqual(steps)
  })

  test('at a list of other recipes', () => {
    const below = '<p><b>More:</b></p><ul><li><a href="/a">Lemon bars</a></li></ul>'
    expect(stepsOf(below, `<ol>${steps.map((one) => `<li>${one}</li>`).join('')}</ol>`)).toEqual(
      steps,
    )
  })

  test('and a window over the page is no part of it', () => {
    expect(
      stepsOf('<div role="dialog"><p>Wait! Here is ten percent off for you today.</p></div>'),
    ).toEqual(steps)
  })
})

describe('a method goes on', () => {
  const last = 'Use the cookies for the crust and press them down firmly.'

  test('past cookies that are eaten, and past a remark among its steps', () => {
    expect(stepsOf(`<p>${last}</p>`)).toEqual([...steps, last])
    const many = Array.from(
      { length: 8 },
      (_, at) => `Then bake side ${at + 1} until it is golden.`,
    )
    const told = ['Let me know how it went, mine took an hour.', ...many]
    expect(stepsOf(told.map((one) => `<p>${one}</p>`).join(''))).toEqual([...steps, ...told])
  })

  test('in boxes of its own for each step', () => {
    const three = [...steps, 'Fry them on both sides in hot butter.']
    const boxes = three.map((one) => `<div class="row"><div><p>${one}</p></div></div>`).join('')
    expect(stepsOf('', boxes)).toEqual(three)
  })
})

describe('data', () => {
  test('lose what a site says of itself and sells, and keep what sounds like it', () => {
    const recipe = readPage(
      withData({
        recipeIngredient: [
          '200 g cookies',
          'Get the jars here: https://shop.example/jars',
          '2 eggs',
        ],
        recipeInstructions: [
          'Use the cookies for the crust.',
          'Bake it.',
          'Follow us on Pinterest!',
        ],
      }),
    )
    expect(recipe?.lines).toEqual(['200 g cookies', '2 eggs'])
    expect(recipe?.steps).toEqual(['Use the cookies for the crust.', 'Bake it.'])
  })
})

describe('a name', () => {
  test('stands in another box than the word before it', () => {
    const by =
      '<span class="author vcard"><span class="author">by</span></span> <a class="author">Marnie Cole</a>'
    const read = (byline: string) => readPage(`<body><h1>Pancakes</h1>${byline}${list}${method}`)
    expect(read(by)?.sourceAuthor).toBe('Marnie Cole')
    expect(read('<p>Рецепт додала: Світлана_К</p>')?.sourceAuthor).toBe('Світлана_К')
    expect(read('<p class="byline">Formula no. 14</p>')?.sourceAuthor).toBeNull()
  })
})
