import { describe, expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'
import { factsOf } from '../../../../server/domain/recipe-reader/pasted/facts.ts'

const said = (before: string, after = '') =>
  draftOfText(`${before}\nІнгредієнти\n2 яйця\nПриготування\nЗварити яйця.\n${after}`)

describe('how long it takes', () => {
  test.each([
    ['Prep: 10 mins | Cook: 22 mins', 10, 22],
    ['Prep 10 min, cook 22 min', 10, 22],
    ['Prep time 20 minutes Cook time 1 hour', 20, 60],
    ['Підготовка 15 хв, випікання 40 хв', 15, 40],
    ['⏱ Підготовка: 10 хв • Готування: пів години', 10, 30],
    ['Příprava: 20 min | Pečení: 40 min', 20, 40],
    ['Prep 20 min, marinate 1 hour, cook 25 min', 20, 25],
    ['30 mins prep | 3 hrs cooking', 30, 180],
  ])('two times on one line are two times: %s', (line, prepMinutes, cookMinutes) => {
    expect(factsOf(line)).toEqual({ prepMinutes, cookMinutes })
  })

  test('a time that stands in something to do is none of the dish', () => {
    const steps = [
      'Bake 30 minutes.',
      'Варіть яйце 9 хвилин.',
      'Готування: варити рис 20 хв',
      'Пекти 40 хвилин при 180 градусах',
    ]
    expect(steps.map(factsOf)).toEqual(steps.map(() => null))
  })
})

describe('for how many it is', () => {
  test.each([
    ['Порцій: 6', 6],
    ['Кількість порцій - 6', 6],
    ['на 4 особи', 4],
    ['На 4 порції:', 4],
    ['serves 12', 12],
    ['Serves four', 4],
    ['Вихід: 12', 12],
    ['Makes 4 large portions', 4],
    ['на 10 осіб', 10],
    ['~10 порцій', 10],
    ['чоловік на 10', 10],
    ['(чоловік на 10)', 10],
    ['4 porce', 4],
    ['pro 4 osoby', 4],
    ['Počet porcí: 4', 4],
    ['Serves 4 | Easy', 4],
  ])('a line says it: %s', (line, servings) => {
    expect(factsOf(line)).toEqual({ servings })
    expect(said('Яйця', line)?.servings).toBe(servings)
  })

  test.each([
    ['Шарлотка (на 4 порції)', 'Шарлотка', 4],
    ['Creamy chicken (serves 4)', 'Creamy chicken', 4],
    ['Борщ (чоловік на 10)', 'Борщ', 10],
    ['Борщ на 10 осіб', 'Борщ на 10 осіб', 10],
    ['Борщ на каструлю 5 л, ~10 порцій', 'Борщ на каструлю 5 л, ~10 порцій', 10],
    ['Крем-суп на 4 особи', 'Крем-суп на 4 особи', 4],
    ['Піца (30 см)', 'Піца (30 см)', null],
    ['Запіканка (дитсадок)', 'Запіканка (дитсадок)', null],
  ])('a title says it, and is no longer for it: %s', (line, title, servings) => {
    expect(said(line)).toMatchObject({ title, servings })
  })

  test.each([
    ['Яйця\nІнгредієнти на 6 порцій:\n2 яйця\nПриготування\nЗварити.', 6],
    ['Eggs\nIngredients (serves 12)\n2 eggs\nMethod\nBoil.', 12],
    ['Vejce\nSuroviny na 4 porce:\n2 vejce\nPostup\nUvařit.', 4],
  ])('the heading of the list says it: %j', (text, servings) => {
    expect(draftOfText(text)?.servings).toBe(servings)
  })

  test('a description says it, and keeps its words', () => {
    expect(said('Борщ\nна велику каструлю 5 л, ~10 порцій')).toMatchObject({
      servings: 10,
      description: 'на велику каструлю 5 л, ~10 порцій',
    })
    expect(said('Сирники\nРецепт на 2 особи')).toMatchObject({
      servings: 2,
      description: 'Рецепт на 2 особи',
    })
    expect(said('Сирники\nМої діти з’їли 2 порції рису')?.servings).toBeNull()
  })

  test('what is a size, a part of the work or an amount says nothing of it', () => {
    const others = [
      'Makes one 9-inch cake',
      'Makes a soft dough',
      'Вихід: 1,2 кг',
      'Порція: 250 ккал',
      'Portion the dough into 12 balls',
      '2 servings of rice',
    ]
    expect(others.map(factsOf)).toEqual(others.map(() => null))
  })
})

describe('what comes of it', () => {
  test.each([
    ['Makes 12 muffins', '12 muffins'],
    ['Makes about 24 cookies', '24 cookies'],
    ['Вихід: 12 шт', '12 шт'],
    ['Виходить 30 штук.', '30 штук'],
    ['Вихід 6 банок по 0,5', '6 банок по 0,5'],
    ['Вихід: 6 банок по 0,5 л', '6 банок по 0,5 л'],
    ['(30 шт)', '30 шт'],
    ['Výtěžnost: 6 sklenic', '6 sklenic'],
  ])('is no number of eaters: %s', (line, yieldText) => {
    expect(factsOf(line)).toEqual({ yieldText })
    expect(said('Яйця', line)).toMatchObject({ servings: null, yieldText })
  })

  test.each([
    ['Голубці (30 шт)', 'Голубці', '30 шт'],
    ['Печиво (12 шт)', 'Печиво', '12 шт'],
    ['Аджика (6 банок по 0,5 л)', 'Аджика', '6 банок по 0,5 л'],
    ['Jam (makes 4 jars)', 'Jam', '4 jars'],
    ['Пиріжки, виходить 20 штук', 'Пиріжки, виходить 20 штук', '20 штук'],
  ])('may stand in a title: %s', (line, title, yieldText) => {
    expect(said(line)).toMatchObject({ title, servings: null, yieldText })
  })

  test('is told beside for how many it is', () => {
    const text = 'Аджика (на 12 порцій)\nВихід 6 банок по 0,5'
    expect(said(text)).toMatchObject({ servings: 12, yieldText: '6 банок по 0,5' })
    expect(said('Яйця')?.yieldText).toBeUndefined()
  })
})

describe('for how many a dish is, said among its steps,', () => {
  const ending = (sentences: string) =>
    draftOfText(`Мафіни\n120 г борошна\n2 яйця\nЗбити яйця з борошном. ${sentences}`)

  test.each([
    ['Випікати 20 хвилин. На 6 штук. КБЖВ на 1 шт: 187/4/9/24', 6],
    ['все в блендер. на 5 порцій. коштує копійки', 5],
    ['Спекти. На 4 порції', 4],
  ])('is heard: %s', (sentences, servings) => {
    expect(ending(sentences)?.servings).toBe(servings)
    expect(
      ending(sentences)
        ?.steps.map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/порці|штук/)
  })

  test('is how many pieces come of it, which of many are no portions', () => {
    expect(ending('Спекти. На 6 штук.')).toMatchObject({ servings: 6, yieldText: '6 штук' })
    expect(ending('Зліпити. На 40 штук.')).toMatchObject({ servings: null, yieldText: '40 штук' })
  })

  test('is not what a step divides or adds', () => {
    const { servings, steps } = ending('Поділити на 6 штук. Додати 4 порції рису.') ?? {}
    expect(servings).toBeNull()
    expect(steps?.[0]?.text).toContain('Поділити на 6 штук. Додати 4 порції рису.')
  })
})

test.each(['4 porce, 60 minut', '⏱ 60 хв | 👥 4 порції | 🔥 290 ккал', 'Serves 4 • 1 hour'])(
  'a time beside for how many it is needs no word of its own: %s',
  (line) => {
    expect(factsOf(line)).toEqual({ servings: 4, totalMinutes: 60 })
  },
)

test.each(['Yield: 2 cups', 'Вихід: 500 г', '(на 3 середні паски)', '(for 2 kg of meat)'])(
  'how much comes of a dish is no ingredient of it: %s',
  (line) => {
    const draft = draftOfText(`Паста\n${line}\n2 яйця\n100 г цукру\nЗбити яйця з цукром.`)
    expect(draft?.ingredients.map(({ text }) => text)).toEqual(['2 яйця', '100 г цукру'])
    expect(draft?.description).toBe(line)
  },
)

test('of several amounts on a line that says for how many nobody knows what they are', () => {
  expect(factsOf('2 порції, 300 г сиру, 20 хв')).toBeNull()
  expect(factsOf('Yield: One 1 1/2-pound loaf.')).toEqual({ yieldText: 'One 1 1/2-pound loaf' })
  expect(factsOf('Makes good use of 2 eggs')).toBeNull()
})

test.each([
  'На 4 порції вам знадобиться:',
  'Na 4 porce budete potřebovat:',
  'For 4 servings you need:',
])('what stands over a list may say for how many it is: %s', (line) => {
  const draft = draftOfText(`Суп\nПривіт усім!\n${line}\nморква\n2 цибулини\n\nЗварити моркву.`)
  expect([draft?.servings, draft?.description]).toEqual([4, 'Привіт усім!'])
  expect(draft?.ingredients.map(({ text }) => text)).toEqual(['морква', '2 цибулини'])
})

test('how long the preparation takes is no method', () => {
  const draft = draftOfText(
    'Lasagne\nPreparation: 40 minutes\n\n80 g butter\n12 sheets\n\nMelt the butter.',
  )
  expect(draft).toMatchObject({ prepMinutes: 40 })
  expect(draft?.ingredients).toHaveLength(2)
  expect(draft?.steps.map(({ text }) => text)).toEqual(['Melt the butter.'])
})

test('bran, salt and sugar below «Інгредієнти» are bought, and no table of what a dish holds', () => {
  const text =
    'Хліб\nІнгредієнти\n300 г борошна\nКлітковина 30 г\nСіль 5 г\nЦукор 10 г\nПриготування\nЗамісити.'
  expect(draftOfText(text)?.ingredients.map((line) => line.text)).toEqual([
    '300 г борошна',
    'Клітковина 30 г',
    'Сіль 5 г',
    'Цукор 10 г',
  ])
})
