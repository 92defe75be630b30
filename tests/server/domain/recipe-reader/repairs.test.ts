import { describe, expect, test } from 'bun:test'
import { readPage, withData, withScript } from './reading-page.ts'

describe('data that is not quite JSON', () => {
  const readings: Readonly<Record<string, string>> = {
    'commas are left over':
      '{"@type":"Recipe","name":"Узвар",,"recipeIngredient":["груші","сливи",],}',
    'an apostrophe is escaped':
      '{"@type":"Recipe","name":"Узвар","description":"п\\\'ять","recipeIngredient":["груші","сливи"]}',
    'lines break inside strings':
      '{"@type":"Recipe","name":"Узвар","description":"раз\n\tдва","recipeIngredient":["груші","сливи"]}',
    'it stands in CDATA':
      '/* <![CDATA[ */\n{"@type":"Recipe","name":"Узвар","recipeIngredient":["груші","сливи"]}\n/* ]]> */',
    'it stands in CDATA after a line comment':
      '// <![CDATA[\n{"@type":"Recipe","name":"Узвар","recipeIngredient":["груші","сливи"]}\n// ]]>',
    'it stands in a comment':
      '<!-- {"@type":"Recipe","name":"Узвар","recipeIngredient":["груші","сливи"]} -->',
    'a quote is not escaped':
      '{"@type":"Recipe","name":"Узвар","description":"форма 9" кругла","recipeIngredient":["груші","сливи"]}',
    'it is cut off': '{"@type":"Recipe","name":"Узвар","recipeIngredient":["груші","сливи"',
    'something follows it':
      '{"@type":"Recipe","name":"Узвар","recipeIngredient":["груші","сливи"]};var a=1',
    'it is escaped as for an attribute':
      '{&quot;@type&quot;:&quot;Recipe&quot;,&quot;name&quot;:&quot;Узвар&quot;,&quot;recipeIngredient&quot;:[&quot;груші&quot;,&quot;сливи&quot;]}',
  }
  for (const [what, script] of Object.entries(readings))
    test(`${what}: it is read all the same`, () => {
      expect(readPage(withScript(script))).toMatchObject({
        title: 'Узвар',
        lines: ['груші', 'сливи'],
      })
    })

  test('text that is nothing of the kind is no recipe', () => {
    expect(readPage(withScript('{"@type":"Recipe" oops {[}'))).toBeNull()
    expect(readPage(withScript('\\\\\\"'))).toBeNull()
  })
})

describe('keys and types', () => {
  test('are known in any case, with or without their vocabulary', () => {
    const node = {
      '@TYPE': 'http://schema.org/recipe',
      Name: 'Узвар',
      'schema:recipeIngredient': ['груші', 'сливи'],
      RecipeInstructions: [{ '@type': 'howtostep', Text: 'Варити.' }],
      recipeyield: '6',
    }
    expect(readPage(withScript(JSON.stringify(node)))).toMatchObject({
      title: 'Узвар',
      lines: ['груші', 'сливи'],
      steps: ['Варити.'],
      servings: 6,
    })
  })

  test('of several recipes the whole one counts, not the teaser before it', () => {
    const teaser = { '@type': 'Recipe', name: 'Інший' }
    const whole = {
      '@type': 'Recipe',
      name: 'Узвар',
      recipeIngredient: ['груші'],
      recipeInstructions: 'Варити.',
    }
    expect(readPage(withScript(JSON.stringify([teaser, whole])))?.title).toBe('Узвар')
  })
})

describe('lines', () => {
  const lines = (recipeIngredient: unknown) =>
    readPage(withData({ recipeIngredient, recipeInstructions: 'Варити.' }))?.lines

  test('lose the second bracket that a plugin printed', () => {
    expect(
      lines(['1 цибуля ((посічена))', '2 яйця ( (великі) )', 'молоко (250 мл (1 склянка))']),
    ).toEqual(['1 цибуля (посічена)', '2 яйця (великі)', 'молоко (250 мл (1 склянка))'])
  })

  test('of lists in lists follow each other; a named list begins with its name', () => {
    expect(
      lines([
        ['груші'],
        [['сливи']],
        { '@type': 'ItemList', name: 'Для подачі', itemListElement: ['мед'] },
      ]),
    ).toEqual(['груші', 'сливи', 'Для подачі:', 'мед'])
  })

  test('of a list stay one line each, however they are broken', () => {
    expect(lines(['1 склянка\n   борошна', '2 <b>яйця</b><br>'])).toEqual([
      '1 склянка борошна',
      '2 яйця',
    ])
  })

  test('that say amount, unit and food apart are put together', () => {
    expect(
      lines([
        { amount: '2', unit: 'кг', name: 'груш' },
        { quantity: 3, name: 'яблука' },
      ]),
    ).toEqual(['2 кг груш', '3 яблука'])
  })

  test('that are buttons and adverts are left out', () => {
    expect(lines(['Deselect All', 'груші', 'Advertisement', '—', 'сливи', '1x 2x 3x'])).toEqual([
      'груші',
      'сливи',
    ])
  })
})

describe('steps', () => {
  const steps = (recipeInstructions: unknown) =>
    readPage(withData({ recipeIngredient: ['груші'], recipeInstructions }))?.steps

  test('of sections in lists in lists follow each other', () => {
    const section = (name: string, ...texts: string[]) => ({
      '@type': 'HowToSection',
      name,
      itemListElement: texts.map((text) => ({ '@type': 'HowToStep', text })),
    })
    expect(
      steps([[section('Тісто', 'Замісити.', 'Чекати.')], [[section('Крем', 'Збити.')]]]),
    ).toEqual(['Замісити.', 'Чекати.', 'Збити.'])
  })

  test('keep a name that says more than their text, and lose one that repeats it', () => {
    const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text })
    expect(
      steps([
        step('Змішайте', 'Змішайте борошно з водою.'),
        step('Тісто', 'Дайте йому постояти.'),
        step('Крок 3', 'Випікайте.'),
        step('Випікайте до рум’яної…', 'Випікайте до рум’яної скоринки.'),
        step('Подавайте', ''),
      ]),
    ).toEqual([
      'Змішайте борошно з водою.',
      'Тісто: Дайте йому постояти.',
      'Випікайте.',
      'Випікайте до рум’яної скоринки.',
      'Подавайте',
    ])
  })

  test('that are all in one are cut where they are numbered, or were glued', () => {
    expect(
      steps([{ '@type': 'HowToStep', text: '1. Mix it well.2. Add 2 eggs. 3) Bake.' }]),
    ).toEqual(['Mix it well.', 'Add 2 eggs.', 'Bake.'])
    expect(steps('Крок 1. Змішати. Крок 2. Варити.')).toEqual(['Змішати.', 'Варити.'])
    expect(steps('Mix everything.Add the eggs.Bake it.')).toEqual([
      'Mix everything.',
      'Add the eggs.',
      'Bake it.',
    ])
    expect(steps('Mix 2 ст.л. цукру. Then bake it. Done.')).toEqual([
      'Mix 2 ст.л. цукру. Then bake it. Done.',
    ])
  })
})

describe('times and yields', () => {
  const of = (data: Record<string, unknown>) =>
    readPage(withData({ recipeIngredient: ['груші'], ...data }))

  test('the stated whole stays whole: resting counts, and what overlaps is not counted twice', () => {
    const times = (prepTime: string, cookTime: string, totalTime: string) => {
      const read = of({ prepTime, cookTime, totalTime })
      return [read?.prepMinutes, read?.cookMinutes, read?.restMinutes ?? 0]
    }
    expect(times('PT20M', 'PT30M', 'PT3H')).toEqual([20, 30, 130])
    expect(times('PT20M', 'PT30M', 'PT40M')).toEqual([10, 30, 0])
    expect(times('PT20M', '', 'PT20M')).toEqual([20, null, 0])
    expect(times('', '', 'PT45M')).toEqual([null, 45, 0])
    expect(times('PT20M', 'PT30M', '')).toEqual([20, 30, 0])
  })

  test('durations as people of many lands write them', () => {
    const minutes = (totalTime: unknown) => of({ totalTime })?.cookMinutes
    expect(minutes('P0Y0M0DT0H45M0.000S')).toBe(45)
    expect(minutes('P1H30M')).toBe(90)
    expect(minutes('1 Std. 20 Min.')).toBe(80)
    expect(minutes('1 ½ Stunden')).toBe(90)
    expect(minutes('2 godz. 15 min')).toBe(135)
    expect(minutes('1 h 30')).toBe(90)
    expect(minutes('30-40 minutes')).toBe(40)
    expect(minutes('1:15')).toBe(75)
    expect(minutes({ '@type': 'Duration', maxValue: 'PT1H' })).toBe(60)
  })

  test('a yield is read from words; one that nobody said is not made up', () => {
    const servings = (recipeYield: unknown) => {
      const read = of({ recipeYield })
      return read?.servingsSaid ? read.servings : null
    }
    expect(servings('makes 12 muffins')).toBe(12)
    expect(servings('one dozen')).toBe(12)
    expect(servings('на чотирьох')).toBe(4)
    expect(servings('8-inch cake, serves ten')).toBe(10)
    expect(servings('багато')).toBeNull()
    expect(servings(undefined)).toBeNull()
  })
})

describe('who wrote it, and in what', () => {
  test('an author is a name, a person, several, or one described elsewhere on the page', () => {
    const author = (value: unknown) =>
      readPage(withData({ recipeIngredient: ['груші'], author: value }))?.sourceAuthor
    expect(author('By Оля')).toBe('Оля')
    expect(author({ '@type': 'Person', name: 'Оля' })).toBe('Оля')
    expect(author([{ name: 'Оля' }, { name: 'Ян' }])).toBe('Оля, Ян')
    expect(author('https://recipes.example/author')).toBeNull()
    const graph = [
      { '@type': 'Recipe', name: 'Узвар', recipeIngredient: ['груші'], author: { '@id': '#olia' } },
      { '@type': 'Person', '@id': '#olia', name: 'Оля' },
    ]
    expect(readPage(withScript(JSON.stringify({ '@graph': graph })))?.sourceAuthor).toBe('Оля')
    expect(
      readPage(withData({ recipeIngredient: ['груші'] }, '<meta name="author" content="Ганна">'))
        ?.sourceAuthor,
    ).toBe('Ганна')
  })

  test('where a recipe does not say it, its article does, or the line under its heading', () => {
    const recipe = { '@type': 'Recipe', name: 'Узвар', recipeIngredient: ['груші'] }
    const article = { '@type': 'BlogPosting', author: { '@type': 'Person', name: 'Оля' } }
    expect(readPage(withScript(JSON.stringify([article, recipe])))?.sourceAuthor).toBe('Оля')
    const byline =
      '<p>by <a rel="author" href="/olia">Ганна</a></p><meta name="author" content="admin">'
    expect(readPage(withScript(JSON.stringify(recipe), byline))?.sourceAuthor).toBe('Ганна')
  })

  test('a page declares its language; words that are clearly another count more', () => {
    const german = {
      name: 'Kartoffelsuppe',
      recipeIngredient: ['500 g Kartoffeln', 'Salz und Pfeffer'],
      recipeInstructions:
        'Die Kartoffeln schälen und mit dem Salz in das Wasser geben. Etwa 20 Minuten kochen, bis die Kartoffeln weich sind.',
    }
    const language = (html: string) => readPage(html)?.language
    expect(language(withData(german).replace('<html', '<html lang="de-AT"'))).toBe('de')
    expect(language(withData({ ...german, inLanguage: 'de' }))).toBe('de')
    expect(language(withData(german, '<meta property="og:locale" content="de_DE">'))).toBe('de')
    expect(language(withData(german))).toBe('de')
    expect(language(withData(german).replace('<html', '<html lang="en-US"'))).toBe('de')
    expect(
      language(
        withData({ name: 'Борщ', recipeIngredient: ['буряк'] }).replace('<html', '<html lang="en"'),
      ),
    ).toBe('uk')
  })
})

describe('microdata', () => {
  test('breaks of the source are spaces, and a link is its words', () => {
    const page =
      readPage(`<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soda
      bread</h1><ul><li itemprop="recipeIngredient"><span>450 g</span>
      <a itemprop="x" href="/flour">flour</a></li><li><a itemprop="recipeIngredient" href="/soda">1 tsp
      soda</a></li></ul><div itemprop="recipeInstructions"><ol><li>Mix
      it.</li><li>Bake.</li></ol></div></div>`)
    expect(page).toMatchObject({
      title: 'Soda bread',
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.', 'Bake.'],
    })
  })

  test('whose method stands in several blocks of paragraphs keeps each of them', () => {
    const block = (...texts: string[]) =>
      `<div itemprop="recipeInstructions">${texts.map((text) => `<p>${text}</p>`).join('')}</div>`
    const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">X</h1><p itemprop="recipeIngredient">1 egg</p>
      ${block('One.', 'Two.')}${block('Three.')}</div>`
    expect(readPage(page)?.steps).toEqual(['One.', 'Two.', 'Three.'])
  })

  test('of a page that forgot to open its object, or that speaks an older vocabulary', () => {
    expect(
      readPage(`<h1>Soda bread</h1><ul itemprop="ingredients"><li>450 g flour</li><li>1 tsp soda</li></ul>
        <p itemprop="instructions">Mix it.</p>`),
    ).toMatchObject({
      title: 'Soda bread',
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.'],
    })
    expect(
      readPage(`<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Soda bread</h1>
        <p itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><b itemprop="amount">450 g</b>
        <b itemprop="name">flour</b></p><p itemprop="ingredient">1 tsp soda</p><p itemprop="instructions">Mix it.</p>
        <img itemprop="photo" src="/b.jpg"><b itemprop="yield">8</b></div>`),
    ).toMatchObject({
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.'],
      servings: 8,
      images: ['https://recipes.example/b.jpg'],
    })
  })

  test('and the classes of h-recipe, new and old', () => {
    expect(
      readPage(`<article class="h-recipe"><h1 class="p-name">Soda bread</h1><ul><li class="p-ingredient">450 g flour</li>
        <li class="p-ingredient">1 tsp soda</li></ul><div class="e-instructions"><ol><li>Mix it.</li><li>Bake.</li></ol></div>
        <time class="dt-duration" datetime="PT50M">50 min</time><span class="p-yield">8</span></article>`),
    ).toMatchObject({
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.', 'Bake.'],
      cookMinutes: 50,
      servings: 8,
    })
    expect(
      readPage(`<div class="hrecipe"><h1 class="fn">Soda bread</h1><p class="ingredient">450 g flour</p>
        <p class="ingredient">1 tsp soda</p><div class="instructions">Mix it.</div></div>`),
    ).toMatchObject({
      title: 'Soda bread',
      lines: ['450 g flour', '1 tsp soda'],
      steps: ['Mix it.'],
    })
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
