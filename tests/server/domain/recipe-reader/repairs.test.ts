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
