import { describe, expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'
import { kindOfLine } from '../../../../server/domain/recipe-reader/pasted/line-kinds.ts'
import { dietsOf } from '../../../../shared/food/diets.ts'
import { headingOf } from '../../../../shared/food/line/heading.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

const read = (text: string) => {
  const draft = draftOfText(text)
  return {
    description: draft?.description,
    ingredients: draft?.ingredients.map((line) => line.text),
    steps: draft?.steps.map((step) => step.text),
  }
}

describe('a list that no heading stands over but those of its parts', () => {
  test('begins with the first of them, and what stands below it makes nothing free of gluten', () => {
    const { ingredients, description, steps } = read(`Запіканка макаронна з куркою (дитсадок)

Тісто/основа:
макарони (ріжки) 300г
філе куряче - 2 шт. (десь 400 гр)
1 велика цибулина, морква
Для заливки:
3 яйця
твердий сир 150 гр
сіль, перець, мускатний горіх
зелень за бажанням
Приготування
Макарони відварити до напівготовності…
Порцій: 6`)
    expect(description).toBe('')
    expect(ingredients).toEqual([
      'Тісто/основа:',
      'макарони (ріжки) 300г',
      'філе куряче - 2 шт. (десь 400 гр)',
      '1 велика цибулина, морква',
      'Для заливки:',
      '3 яйця',
      'твердий сир 150 гр',
      'сіль, перець, мускатний горіх',
      'зелень за бажанням',
    ])
    expect(steps).toEqual(['Макарони відварити до напівготовності…'])
    expect(dietsOf((ingredients ?? []).map(parseIngredientLine))).toMatchObject({
      'gluten-free': 'no',
    })
  })

  test.each([
    ['Макарони по-флотськи\nОснова:\nмакарони 400 г\nфарш 300 г\nПриготування:\nЗварити.', 3],
    ['Сирний пиріг\nДля тіста:\nборошно, 2 склянки\nмасло 100 г\n1. Замісити. 2. Спекти.', 3],
    ['Brownies\n\nBase:\n200 g butter\n100 g flour\n\nMethod\nBake.', 3],
    ['Svíčková\nNa maso:\n800 g hovězího\nsůl, pepř\nPostup:\nUvařit.', 3],
  ])('is a list: %j', (text, count) => {
    expect(read(text).ingredients).toHaveLength(count)
    expect(read(text).description).toBe('')
  })

  test.each([
    ['Торт\nБісквіт\n4 яйця\n120 г цукру\nКрем\n500 мл вершків\n100 г пудри', 'Бісквіт:', 'Крем:'],
    [
      'Зузя\nКорж №1\n5 білків\n100 г маку\nКорж №2\n150 г борошна\n100 г цукру',
      'Корж №1:',
      'Корж №2:',
    ],
    ['Cookies\n\nDough\n250 g flour\n\nGlaze\n100 g sugar\n1 tbsp milk', 'Dough:', 'Glaze:'],
    ['Bábovka\nTěsto\n300 g mouky\n\nPoleva\n100 g čokolády\n50 g másla', 'Těsto:', 'Poleva:'],
    ['Плов\n\nНизом\n500 г м’яса\n\nЗверху\n2 склянки рису\n1 ч. л. солі', 'Низом:', 'Зверху:'],
  ])('has its parts without a colon too: %j', (list, first, second) => {
    const { description, ingredients } = read(`${list}\n\nПриготування\nСпекти.`)
    expect(description).toBe('')
    const parts = ingredients?.flatMap((line) => headingOf(line) ?? [])
    expect(parts?.map((part) => `${part}:`)).toEqual([first, second])
  })

  test('is read part by part where the method of each follows its list', () => {
    const text = `Наполеон

Тісто:
борошно 500 г
масло 250 г
Замісити тісто, поділити на 8 частин. Розкачати й спекти коржі.

Крем:
молоко 1 л
яйця 3 шт
ваніль
Зварити крем на повільному вогні, постійно помішуючи.
Змастити коржі кремом.`
    expect(read(text).ingredients).toEqual([
      ...['Тісто:', 'борошно 500 г', 'масло 250 г'],
      ...['Крем:', 'молоко 1 л', 'яйця 3 шт', 'ваніль'],
    ])
    expect(draftOfText(text)?.steps[1]).toMatchObject({
      text: 'Зварити крем на повільному вогні, постійно помішуючи.',
      part: 'Крем',
    })
  })

  test('may stand on a line of its own', () => {
    expect(
      read('Вареники\nТісто: 300 г борошна, 150 мл води, дрібка солі\nЗамісити тісто.').ingredients,
    ).toEqual(['Тісто:', '300 г борошна', '150 мл води', 'дрібка солі'])
    expect(
      read('Солянка\n500 г м’яса, 3 огірки, 1 лимон, маслини\nЗварити.').ingredients,
    ).toHaveLength(4)
  })

  test('may be foods without amounts', () => {
    expect(
      read('Олів’є\nкартопля\nморква\nковбаса\n\nПриготування:\nНарізати.').ingredients,
    ).toEqual(['картопля', 'морква', 'ковбаса'])
  })
})

describe('a description', () => {
  test.each([
    'Ніжні сирники з домашнього сиру, ванілі та дрібки любові. Готуємо щосуботи з дітьми.',
    'Соковита курка, ніжний сир і хрусткі сухарі: що може бути краще?',
    'Сніданок за 10 хвилин',
    '5 minutes and 5 ingredients!',
    'Fluffy pancakes that my kids love. Perfect with maple syrup, butter and berries.',
    'This recipe has been in my family for 20 years, and nobody makes it without butter.',
    'Recept od babičky, který milujeme už 20 let. Hodí se k němu kysané zelí.',
    'Це печиво я печу з 2015 року, воно завжди вдається. Виходить 1 кг печива.',
    'Класика жанру',
    'Без глютену, без цукру!',
  ])('that mentions foods stays one, with headings and without: %s', (description) => {
    const list = 'борошно 300 г\nяйця 3 шт\nвершкове масло 100 г'
    const steps = 'Змішати все до однорідної маси.\nСпекти за 40 хвилин до рум’яної скоринки.'
    for (const text of [
      `Печиво\n${description}\n${list}\n${steps}`,
      `Печиво\n\n${description}\n\n${list}\n\n${steps}`,
      `Печиво\n${description}\nІнгредієнти:\n${list}\nПриготування:\n${steps}`,
      `Печиво\n${description}\n\n${list}\n\nПриготування\n${steps}`,
    ])
      expect(read(text)).toEqual({
        description,
        ingredients: list.split('\n'),
        steps: steps.split('\n'),
      })
  })

  test('keeps no amount that the list has not', () => {
    const told = 'Мій улюблений десерт. На нього йде 500 г маскарпоне та 4 яйця. Це легко!'
    expect(read(`Тірамісу\n${told}\nПриготування\nЗбити жовтки.`)).toEqual({
      description: 'Мій улюблений десерт. Це легко!',
      ingredients: ['500 г маскарпоне та 4 яйця'],
      steps: ['Збити жовтки.'],
    })
    const less = 'Я кладу 200 г цукру, але можна й менше.'
    expect(read(`Пиріг\n${less}\nІнгредієнти\n300 г цукру\nПриготування\nСпекти.`)).toMatchObject({
      description: less,
      ingredients: ['300 г цукру'],
    })
  })

  test('ends where the amounts begin, be a heading of the list below them', () => {
    const text =
      'Торт\nДомашній.\nКоржі:\n300 г борошна\nІнгредієнти для крему\n200 г масла\nПриготування:\nСпекти.'
    expect(read(text)).toMatchObject({
      description: 'Домашній.',
      ingredients: ['Коржі:', '300 г борошна', '200 г масла'],
    })
  })
})

test('a tip on one line ends neither the list nor the method', () => {
  const text =
    'Борщ\nАвтор: Оля\nБуряк - 2 шт\nКартопля - 4 шт\nПриготування\nЗварити.\nПорада: додайте дрібку цукру.\nПодати.'
  expect(read(text)).toMatchObject({
    description: 'Порада: додайте дрібку цукру.',
    ingredients: ['Буряк - 2 шт', 'Картопля - 4 шт'],
    steps: ['Зварити.', 'Подати.'],
  })
})

test('a dish whose title was not pasted loses no ingredient to it', () => {
  expect(read('Інгредієнти:\n2 яйця\n100 г сиру\nПриготування:\nЗмішати.').ingredients).toEqual([
    '2 яйця',
    '100 г сиру',
  ])
})

test('a title that sounds like food is no line of the list', () => {
  const text = 'Tvarohové knedlíky (4 porce)\nTěsto: 250 g tvarohu, 1 vejce, špetka soli\nUvařit.'
  expect(read(text).ingredients).toEqual(['Těsto:', '250 g tvarohu', '1 vejce', 'špetka soli'])
})

test.each([
  'Маринад до шашлика на 3 кг мʼяса',
  'Тісто на 1 кг борошна',
  'Brine for a 5 kg turkey',
  'Nálev na 2 kg okurek',
  'Борщ на велику каструлю 5 л, ~10 порцій',
])('a title that says for how much it is is no ingredient: %s', (title) => {
  const draft = draftOfText(`${title}\nцибуля 1 кг\nоцет 100 мл\nЗмішати все і лишити на ніч.`)
  expect(draft?.title).toBe(title)
  expect(draft?.ingredients.map((line) => line.text)).toEqual(['цибуля 1 кг', 'оцет 100 мл'])
})

test.each(['борошно для тіста 500 г', '500 г борошна', 'mouka na těsto 500 g'])(
  'a list without a title keeps its first line: %s',
  (line) => expect(read(`${line}\n2 яйця\nЗамісити тісто.`).ingredients).toEqual([line, '2 яйця']),
)

describe('what a line is by its own words', () => {
  test.each([
    'макарони (ріжки) 300г',
    'борошно, 2 склянки',
    '2 яйця збити з цукром',
    'борошно просіяти 300 г',
    '1 ст. л. оцту.',
    '200 г топінамбурового пюре',
    'cream 200 ml',
    'brown sugar 100 g',
    '1 lžička prášku do pečiva',
    '1. Буряк - 2 шт',
  ])('an amount of food: %s', (line) => expect(kindOfLine(line)).toBe('listed'))

  test.each(['сіль, перець, мускатний горіх', 'томати', 'salt & pepper', 'strouhanka, mouka'])(
    'foods alone: %s',
    (line) => expect(kindOfLine(line)).toBe('foods'),
  )

  test.each([
    'Замісити тісто.',
    'Сир розтерти з яйцем і цукром',
    'Пекти 40 хв при 180°',
    'Варити рис 20 хв',
    'Розім’яти банани.',
    'Maso osolíme a opečeme.',
    'Drain the chickpeas',
    'Cream the butter with sugar',
    '• Збийте яйця з цукром',
    '2 яйця збити з цукром.',
  ])('something to do: %s', (line) => expect(kindOfLine(line)).toBe('told'))

  test.each([
    '10 хвилин – і сніданок готовий!',
    'Я кладу 200 г цукру, але можна й менше',
    '3 reasons to make it',
    'Тісто:',
  ])('neither: %s', (line) => expect(kindOfLine(line)).toBe('said'))
})

test.each(['Крок', 'Step', 'Krok'])(
  'a number over a step is neither a food nor a step: %s 1',
  (word) => {
    const list = 'Омлет\n3 яйця\n50 мл молока'
    const method = `${word} 1\nЗбити яйця.\n${word} 2:\nПосмажити.`
    for (const text of [`${list}\n${method}`, `${list}\nПриготування\n${method}`]) {
      const draft = draftOfText(text)
      expect(draft?.ingredients.map((line) => line.text)).toEqual(['3 яйця', '50 мл молока'])
      expect(draft?.steps.map((step) => step.text)).toEqual(['Збити яйця.', 'Посмажити.'])
    }
  },
)

test('a name in capitals over a block is a part of the dish, be it a food as well', () => {
  const text = 'Lasagne\n400 g beef\n\nBÉCHAMEL\n1 litre milk\n80 g butter\n\nMelt the butter.'
  expect(draftOfText(text)?.ingredients.map((line) => line.text)).toEqual([
    '400 g beef',
    'BÉCHAMEL:',
    '1 litre milk',
    '80 g butter',
  ])
  const shouted = draftOfText('LASAGNE\n400 G BEEF\n\nMILK\n80 G BUTTER\n\nMELT THE BUTTER.')
  expect(shouted?.ingredients.map((line) => line.text)).toContain('MILK')
})

test('a table has a line a row, and bold words have no stars', () => {
  const table =
    '| Інгредієнт | Кількість |\n|---|---|\n| Гарбуз | 800 г |\n| Сіль, перець | за смаком |'
  const draft = draftOfText(`Суп\n${table}\n## Приготування\nГарбуз **запекти** 30 хв.\n`)
  expect(draft?.ingredients.map((line) => line.text)).toEqual([
    'Гарбуз – 800 г',
    'Сіль, перець – за смаком',
  ])
  expect(draft?.steps.map((step) => step.text)).toEqual(['Гарбуз запекти 30 хв.'])
  expect(draft?.description).toBe('')
  const headless = draftOfText(
    `Суп\n| Гарбуз | 800 г |\n|---|---|\n| Вода | 1 л |\nЗварити гарбуз.`,
  )
  expect(headless?.ingredients).toHaveLength(2)
})
