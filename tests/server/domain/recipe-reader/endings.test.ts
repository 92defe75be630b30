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

describe('what stands among steps and lines', () => {
  const three = [...steps, 'Fry them on both sides in hot butter until golden.']
  const around = (word: string) =>
    `<p>${three[0]}</p><p>${three[1]}</p><div class="box"><p>${word}</p></div><p>${three[2]}</p>`

  for (const word of [
    'Gundis Tipp: 2 EL Semmelbrösel darunter saugen den Saft auf.',
    'Читайте також: Як заморозити 3 кг перцю на зиму',
    'Moja książka „100 ciast” już w sprzedaży! Kup teraz za 49,90 zł',
  ])
    test(`«${word}» is no step, and the steps go on`, () => {
      expect(stepsOf('', around(word))).toEqual(three)
    })

  test('a word of the page’s own parts a list, and does not end it', () => {
    const page = `<body><h1>Pasta</h1><h2>Ingredients</h2><ul><li>200 g bucatini</li><li>2 tins sardines</li></ul>
      <p>This letter lives from its readers: consider becoming one of them.</p>
      <ul><li>2 tbsp pine nuts</li></ul><h2>What you do:</h2>${method}`
    expect(readPage(page)?.lines).toEqual(['200 g bucatini', '2 tins sardines', '2 tbsp pine nuts'])
    expect(readPage(page)?.steps).toEqual(steps)
  })

  test('small pictures stand for bullets and numbers', () => {
    const page = `<body><h1>🍯 Медовик</h1><p>Беремо:</p><p>✅ 2 яйця</p><p>✅ 150 г цукру</p><p>✅ 50 г масла</p>
      <p>Як робити:</p><p>1️⃣ Яйця, цукор і масло прогріваємо на водяній бані.</p><p>2️⃣ Всипаємо борошно і місимо тісто.</p>
      <p>#медовик #торт</p>`
    expect(readPage(page)).toMatchObject({
      ...{ lines: ['2 яйця', '150 г цукру', '50 г масла'] },
      steps: [
        'Яйця, цукор і масло прогріваємо на водяній бані.',
        'Всипаємо борошно і місимо тісто.',
      ],
    })
  })
})

describe('data', () => {
  test('name the steps below a line that ends in a colon', () => {
    const recipeInstructions = ['For the dough:', 'Mix it.', 'Rest it.', 'Sauce:', 'Boil it.']
    const recipe = readPage(withData({ recipeIngredient: ['1 egg'], recipeInstructions }))
    expect(recipe).toMatchObject({
      ...{ steps: ['Mix it.', 'Rest it.', 'Boil it.'] },
      parts: ['For the dough', undefined, 'Sauce'],
    })
  })

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
    expect(
      read('<p>Scritto da Nonna Ivana il 9 gennaio 2012 – 14 commenti</p>')?.sourceAuthor,
    ).toBe('Nonna Ivana')
    expect(read('<p>Publié le 17 novembre 2009 par Nénette</p>')?.sourceAuthor).toBe('Nénette')
    expect(read('<p>Рецепт додала: Світлана_К</p>')?.sourceAuthor).toBe('Світлана_К')
    expect(read('<p class="byline">Formula no. 14</p>')?.sourceAuthor).toBeNull()
  })
})

test('a heading that leads home names the site, and not the dish', () => {
  const page = `<head><title>soup for one — miso brownies</title><meta property="og:title" content="miso brownies"></head>
    <body><h1><a href="/">soup for one</a></h1><h2>miso brownies</h2>${list}${method}`
  expect(readPage(page)?.title).toBe('miso brownies')
})
