import { describe, expect, test } from 'bun:test'
import { draftOfSource } from '../../../../server/domain/recipe-reader/import-text.ts'
import { growth } from '../../../support/growth.ts'
import { readPage, withData } from './reading-page.ts'

/** A blog as they are: a menu, chat before the recipe, and what stands after it. */
function blog(title: string, recipe: string, lang = ''): string {
  return `<!doctype html><html ${lang && `lang="${lang}"`}><head><title>${title}</title>
    <meta property="og:image" content="/photo.jpg"></head><body class="home has-sidebar">
    <nav><ul><li><a href="/">Home</a></li><li><a href="/a">10 ideas</a></li></ul></nav>
    <article><h1>${title}</h1><p>We love this one, and so did my grandmother in the summers of 1970.</p>
    ${recipe}</article>
    <section class="comments"><h3>3 comments</h3><ul><li>2 cups would be too much for me!</li><li>Lovely.</li></ul></section>
    <footer><ul><li>2 euro shipping</li></ul></footer></body></html>`
}

const list = (lines: readonly string[], tag = 'ul') =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('\n')}</${tag}>`

type Words = readonly [
  lang: string,
  title: string,
  lines: string,
  ingredients: string[],
  method: string,
  steps: string[],
]

const blogs: readonly Words[] = [
  [
    'uk',
    'Вареники',
    'Інгредієнти на 4 порції:',
    ['500 г борошна', '1 яйце', 'сіль за смаком'],
    'Спосіб приготування',
    ['Замісіть тісто з борошна та води.', 'Зліпіть вареники й відваріть.'],
  ],
  [
    'en',
    'Soda bread',
    'What you’ll need',
    ['450 g flour', '1 tsp soda', 'a pinch of salt'],
    'Directions',
    ['Mix the flour and the soda in a bowl.', 'Bake until golden.'],
  ],
  [
    'cs',
    'Bramboračka',
    'Suroviny',
    ['500 g brambor', '2 mrkve', 'sůl dle chuti'],
    'Postup přípravy',
    ['Brambory oloupeme a nakrájíme na kostky.', 'Vaříme do měkka.'],
  ],
  [
    'de',
    'Kartoffelsuppe',
    'Zutaten für 4 Personen',
    ['500 g Kartoffeln', '2 Möhren', '1 Prise Salz'],
    'Zubereitung',
    ['Die Kartoffeln schälen und würfeln.', 'Alles weich kochen.'],
  ],
  [
    'fr',
    'Soupe',
    'Ingrédients (pour 4 personnes)',
    ['500 g de pommes de terre', '2 carottes', 'sel au goût'],
    'Préparation',
    ['Éplucher les pommes de terre et les couper.', 'Cuire pendant 20 minutes.'],
  ],
  [
    'es',
    'Sopa',
    'Ingredientes para 4 personas',
    ['500 g de patatas', '2 zanahorias', 'sal al gusto'],
    'Elaboración',
    ['Pelar las patatas y cortarlas en dados.', 'Cocer durante 20 minutos.'],
  ],
  [
    'it',
    'Zuppa',
    'Ingredienti',
    ['500 g di patate', '2 carote', 'sale q.b.'],
    'Procedimento',
    ['Sbucciate le patate e tagliatele a cubetti.', 'Cuocete per 20 minuti.'],
  ],
  [
    'pl',
    'Zupa',
    'Składniki',
    ['500 g ziemniaków', '2 marchewki', 'sól do smaku'],
    'Sposób przygotowania',
    ['Ziemniaki obrać i pokroić w kostkę.', 'Gotować do miękkości.'],
  ],
  [
    'pt',
    'Sopa',
    'Ingredientes',
    ['500 g de batatas', '2 cenouras', 'sal a gosto'],
    'Modo de preparo',
    ['Descasque as batatas e corte em cubos.', 'Cozinhe por 20 minutos.'],
  ],
  [
    'nl',
    'Soep',
    'Ingrediënten',
    ['500 g aardappelen', '2 wortels', 'zout naar smaak'],
    'Bereidingswijze',
    ['Schil de aardappelen en snijd ze in blokjes.', 'Kook ze gaar.'],
  ],
  [
    'sk',
    'Polievka',
    'Suroviny',
    ['500 g zemiakov', '2 mrkvy', 'soľ podľa chuti'],
    'Postup',
    ['Zemiaky ošúpeme a nakrájame na kocky.', 'Varíme do mäkka.'],
  ],
  [
    'hu',
    'Leves',
    'Hozzávalók',
    ['500 g burgonya', '2 szál répa', 'só ízlés szerint'],
    'Elkészítés',
    ['A burgonyát meghámozzuk és felkockázzuk.', 'Puhára főzzük.'],
  ],
  [
    'ro',
    'Supă',
    'Ingrediente',
    ['500 g cartofi', '2 morcovi', 'o lingură de ulei'],
    'Mod de preparare',
    ['Curățați cartofii și tăiați-i cuburi.', 'Fierbeți 20 de minute.'],
  ],
  [
    'sv',
    'Soppa',
    'Ingredienser',
    ['500 g potatis', '2 morötter', '1 tsk salt'],
    'Gör så här',
    ['Skala potatisen och skär den i tärningar.', 'Koka mjukt.'],
  ],
  [
    'da',
    'Suppe',
    'Ingredienser',
    ['500 g kartofler', '2 gulerødder', '1 tsk salt'],
    'Fremgangsmåde',
    ['Skræl kartoflerne og skær dem i tern.', 'Kog dem møre.'],
  ],
  [
    'no',
    'Suppe',
    'Ingredienser',
    ['500 g poteter', '2 gulrøtter', '1 ts salt'],
    'Slik gjør du',
    ['Skrell potetene og skjær dem i terninger.', 'Kok dem møre.'],
  ],
  [
    'fi',
    'Keitto',
    'Ainekset',
    ['500 g perunoita', '2 porkkanaa', '1 tl suolaa'],
    'Valmistusohje',
    ['Kuori perunat ja leikkaa ne kuutioiksi.', 'Keitä pehmeiksi.'],
  ],
  [
    'ru',
    'Суп',
    'Ингредиенты',
    ['500 г картофеля', '2 моркови', 'соль по вкусу'],
    'Приготовление',
    ['Картофель очистить и нарезать кубиками.', 'Варить до мягкости.'],
  ],
]

describe('a blog without data is read as people see it', () => {
  for (const [lang, title, lines, ingredients, method, steps] of blogs)
    test(`in ${lang}`, () => {
      const recipe = `<h2>${lines}</h2>${list(ingredients)}<h2>${method}</h2>${list(steps, 'ol')}<h3>Tips</h3><p>Serve it hot.</p>`
      expect(readPage(blog(title, recipe, lang))).toMatchObject({
        title,
        lines: ingredients,
        steps,
        language: lang,
        images: ['https://recipes.example/photo.jpg'],
      })
    })

  test('with bold words for headings, lines broken by <br>, and a method in paragraphs', () => {
    const recipe = `<p><strong>Ingredients:</strong><br>450 g flour<br>1 tsp soda<br>400 ml buttermilk</p>
      <p><b>Method</b></p><p>1. Mix the flour and the soda in a bowl.</p><p>2. Bake until golden and crisp.</p>
      <h3>You may also like</h3><p>Our scones, and a lot of other things.</p>`
    expect(readPage(blog('Soda bread', recipe))).toMatchObject({
      lines: ['450 g flour', '1 tsp soda', '400 ml buttermilk'],
      steps: ['Mix the flour and the soda in a bowl.', 'Bake until golden and crisp.'],
    })
  })

  test('with a table: the food in one cell, its amount in another', () => {
    const recipe = `<h3>Інгредієнти</h3><table><tr><td>Борошно</td><td>500 г</td></tr><tr><td>Яйце</td><td>1 шт</td></tr></table>
      <h3>Приготування</h3><p>Замісіть круте тісто з борошна та яйця й дайте йому постояти.</p>`
    expect(readPage(blog('Локшина', recipe, 'uk'))).toMatchObject({
      lines: ['Борошно 500 г', 'Яйце 1 шт'],
    })
  })

  test('with no headings at all, by the shape of its lines', () => {
    const recipe = `<p>500 г борошна<br>2 яйця<br>200 мл молока<br>1 ч. л. солі</p>
      <p>Змішайте борошно з молоком та яйцями.</p><p>Випікайте на сковороді з обох боків.</p>`
    expect(readPage(blog('Млинці', recipe, 'uk'))).toMatchObject({
      lines: ['500 г борошна', '2 яйця', '200 мл молока', '1 ч. л. солі'],
      steps: ['Змішайте борошно з молоком та яйцями.', 'Випікайте на сковороді з обох боків.'],
    })
  })

  test('parts of the list and of the method keep their names', () => {
    const recipe = `<h2>Ingredients</h2><h3>For the dough</h3>${list(['450 g flour', '1 egg'])}<h3>For the cream</h3>${list(['200 ml cream', '2 tbsp sugar'])}
      <h2>Instructions</h2><h3>Dough</h3>${list(['Knead the flour and the egg together.', 'Let it rest.'], 'ol')}<h3>Cream</h3>${list(['Whip the cream with the sugar.'], 'ol')}
      <h2>Notes</h2><p>It keeps for two days.</p>`
    expect(readPage(blog('Cake', recipe))).toMatchObject({
      lines: [
        'For the dough:',
        '450 g flour',
        '1 egg',
        'For the cream:',
        '200 ml cream',
        '2 tbsp sugar',
      ],
      steps: [
        'Knead the flour and the egg together.',
        'Let it rest.',
        'Whip the cream with the sugar.',
      ],
      parts: ['Dough', undefined, 'Cream'],
    })
  })

  test('what the author tells after the recipe is no step of it', () => {
    const recipe = `<h2>Ingredients</h2>${list(['450 g flour', '1 tsp soda'])}<h2>Method</h2><p>Mix the flour and the soda in a bowl.</p><p>Bake until golden.</p>
      <h2>My grandmother</h2><p>She baked this bread on every Sunday of her long life.</p>`
    expect(readPage(blog('Soda bread', recipe))?.steps).toEqual([
      'Mix the flour and the soda in a bowl.',
      'Bake until golden.',
    ])
  })

  test('an article that lists numbers, and a page of news, are no recipes', () => {
    expect(
      readPage(
        blog(
          'News',
          '<h2>Ingredients of success</h2><ul><li>2 people</li><li>3 ideas</li></ul><p>They met in a kitchen and never looked back.</p>',
        ),
      ),
    ).toBeNull()
    expect(
      readPage(
        blog(
          'Prices',
          '<ul><li>10 euro</li><li>20 euro</li><li>30 euro</li></ul><p>Bought today.</p>',
        ),
      ),
    ).toBeNull()
  })
})

describe('the cards of plugins', () => {
  const wprm = `<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Cake</h2>
    <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients <span class="wprm-unit-conversion">US</span></h3>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Dough</h4><ul class="wprm-recipe-ingredients">
    <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">450</span> <span class="wprm-recipe-ingredient-unit">g</span> <span class="wprm-recipe-ingredient-name">flour</span></li>
    <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">1</span> <span class="wprm-recipe-ingredient-name">egg</span></li></ul></div>
    <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Cream</h4><ul class="wprm-recipe-ingredients">
    <li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">200</span> <span class="wprm-recipe-ingredient-unit">ml</span> <span class="wprm-recipe-ingredient-name">cream</span></li></ul></div></div>
    <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul class="wprm-recipe-instructions">
    <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Knead the flour and the egg.</div></li>
    <li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">Whip the cream.</div></li></ul></div></div>`

  test('WP Recipe Maker: alone, or beside data that does not know its parts', () => {
    const lines = ['Dough:', '450 g flour', '1 egg', 'Cream:', '200 ml cream']
    const steps = ['Knead the flour and the egg.', 'Whip the cream.']
    expect(readPage(blog('Cake', wprm))).toMatchObject({ title: 'Cake', lines, steps })
    const data = {
      name: 'Cake',
      recipeIngredient: ['450 g flour', '1 egg', '200 ml cream'],
      recipeInstructions: steps,
    }
    expect(readPage(withData(data, wprm))).toMatchObject({ lines, steps })
  })

  test('Tasty and Create: headings inside their lists', () => {
    const card = (
      prefix: string,
    ) => `<div class="${prefix}-ingredients"><h3>Ingredients</h3><h4>Dough</h4>${list(['450 g flour', '1 egg'])}<h4>Cream</h4>${list(['200 ml cream'])}</div>
      <div class="${prefix}-instructions"><h3>Instructions</h3>${list(['Knead the flour and the egg.', 'Whip the cream.'], 'ol')}</div><div class="${prefix}-notes"><p>Eat it.</p></div>`
    for (const prefix of ['tasty-recipes', 'mv-create'])
      expect(readPage(blog('Cake', card(prefix)))).toMatchObject({
        lines: ['Dough:', '450 g flour', '1 egg', 'Cream:', '200 ml cream'],
        steps: ['Knead the flour and the egg.', 'Whip the cream.'],
      })
  })

  test('ZipList and EasyRecipe: classes alone', () => {
    const card = (lines: string, steps: string) => `${lines}<p>Print</p>${steps}`
    const zip = card(
      '<li class="ingredient zlrecipe-ingredient">450 g flour</li><li class="ingredient zlrecipe-ingredient">1 egg</li>',
      '<div class="instructions zlrecipe-instructions"><li class="instruction">Knead the flour and the egg.</li><li class="instruction">Bake it well.</li></div>',
    )
    const easy = card(
      '<div class="ERSIngredients"><div class="ERSIngredientsHeader">Ingredients</div><ul><li class="ingredient">450 g flour</li><li class="ingredient">1 egg</li></ul></div>',
      '<div class="ERSInstructions"><div class="ERSInstructionsHeader">Instructions</div><ol><li class="instruction">Knead the flour and the egg.</li><li class="instruction">Bake it well.</li></ol></div>',
    )
    for (const page of [zip, easy])
      expect(readPage(blog('Bread', page))).toMatchObject({
        lines: ['450 g flour', '1 egg'],
        steps: ['Knead the flour and the egg.', 'Bake it well.'],
      })
  })

  test('what the data gave is kept, and only what it lacks is read from the page', () => {
    const recipe = `<h2>Zutaten</h2>${list(['500 g Kartoffeln', '2 Möhren'])}<h2>Zubereitung</h2>${list(['Die Kartoffeln schälen und kochen.'], 'ol')}`
    const data = { name: 'Omas Suppe', image: '/own.jpg', totalTime: 'PT40M', recipeYield: '6' }
    const read = readPage(withData(data, `<h1>Suppe | Blog</h1>${recipe}`))
    expect(read).toMatchObject({
      title: 'Omas Suppe',
      cookMinutes: 40,
      servings: 6,
      lines: ['500 g Kartoffeln', '2 Möhren'],
      steps: ['Die Kartoffeln schälen und kochen.'],
      images: ['https://recipes.example/own.jpg'],
    })
  })

  test('a method that the data says in one piece is taken in steps where the page shows them', () => {
    const steps = [
      'Peel the potatoes and cut them into small dice, then rinse them in cold water twice.',
      'Boil the potatoes in salted water with the bay leaf until they are soft.',
      'Drain the potatoes and serve with butter and herbs, while they are still hot.',
    ]
    const data = {
      recipeIngredient: ['500 g potatoes', 'salt'],
      recipeInstructions: [{ '@type': 'HowToStep', text: steps.join(' ') }],
    }
    expect(readPage(withData(data, `<h2>Method</h2>${list(steps, 'ol')}`))?.steps).toEqual(steps)
  })
})

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

describe('the name of a page', () => {
  const named = (head: string, h1: string) =>
    readPage(
      `<head>${head}</head>${h1}<h2>Ingredients</h2>${list(['450 g flour', '1 tsp soda'])}<h2>Method</h2>${list(['Mix it all and bake it for an hour.'])}`,
    )?.title

  test('is its heading, without the name of the site, wherever that stands', () => {
    expect(named('', '<h1>Soda bread</h1>')).toBe('Soda bread')
    expect(named('<title>Soda bread | My Blog</title>', '')).toBe('Soda bread')
    expect(
      named(
        '<title>My Blog: Soda bread</title><meta property="og:title" content="Soda bread - My Blog"><meta property="og:site_name" content="My Blog">',
        '<h1>My Blog</h1>',
      ),
    ).toBe('Soda bread')
    expect(
      named('<title>Soda bread – My Blog</title>', '<h1>My Blog</h1><h1>Soda bread</h1>'),
    ).toBe('Soda bread')
    expect(named('<title>Easy soda bread - My Blog</title>', '<h1>Easy soda bread</h1>')).toBe(
      'Easy soda bread',
    )
  })
})

test('a card with its buttons, notes and equipment: only food is food, and one name over all is the dish', () => {
  const card = `<div class="wprm-recipe"><div class="wprm-recipe-equipment-container"><h3>Equipment</h3><ul><li>1 large bowl</li><li>2 cake tins</li></ul></div>
    <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-ingredients-header">Ingredients</h3><div class="wprm-toggle"><button>1x</button><button>2x</button></div>
    <h4 class="wprm-recipe-group-name">Soda bread</h4><ul class="wprm-recipe-ingredients"><li>450 g flour</li><li>1 tsp soda</li></ul></div>
    <div class="wprm-recipe-instructions-container"><h3>Instructions</h3><ul><li><div>Mix the flour and the soda.</div><div class="wprm-recipe-instruction-ingredients"><span>450 g flour</span></div></li><li>Bake until golden.</li></ul></div>
    <div class="wprm-recipe-notes-container"><h3>Notes</h3><p>2 tbsp of seeds are good too.</p></div>
    <div class="wprm-nutrition-label-container"><h3>Nutrition</h3><span>Calories: 200 kcal</span></div></div>`
  const lines = ['450 g flour', '1 tsp soda']
  const steps = ['Mix the flour and the soda.', 'Bake until golden.']
  expect(
    readPage(
      withData({ name: 'Soda bread', recipeIngredient: lines, recipeInstructions: steps }, card),
    ),
  ).toMatchObject({ lines, steps })
  expect(readPage(blog('Soda bread', card))).toMatchObject({
    lines,
    steps,
  })
})

test('a page that was made to be slow costs no more the larger it is', () => {
  const pages: readonly ((size: number) => string)[] = [
    (size) => '<h2>Ingredients</h2>'.repeat(size),
    (size) => '<h2>Ingredients</h2><li>1 g salt</li>'.repeat(size),
    (size) => '<p>1 g salt'.repeat(size),
    (size) => `<b class="ingredients">${'<div class="ingredient">a'.repeat(size)}`,
    (size) => `<table>${'<tr><td>1 g<td>salt'.repeat(size)}`,
    (size) => `<h1>${'<a rel="author">a'.repeat(size)}`,
  ]
  for (const page of pages)
    expect(
      growth((size) => readPage(page(size)), 200, 20),
      page(1),
    ).toBeLessThan(12)
})
