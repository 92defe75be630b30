import { describe, expect, test } from 'bun:test'
import { draftOfText } from '../../../../server/domain/recipe-reader/import-text.ts'

const foodsOf = (text: string) => draftOfText(text)?.ingredients.map((line) => line.text)
const stepsOf = (text: string) => draftOfText(text)?.steps.map((step) => step.text)

const chat = `Маринко, лови рецепт котлет 🥰🥰
береш кіло фаршу (я брала курячий), 2 яйця, цибулину натерти щоб Олег не бачив))), сухарі панірувальні жменю, молока трошки, сіль перець
все змішала, поліпила і на сковорідку на олії, хв по 5 з кожної сторони
виходить десь 15 штук, смачного!`

describe('a recipe told in a chat', () => {
  test('has the foods of its sentence as a list, and what is said below as its method', () => {
    expect(draftOfText(chat)).toMatchObject({
      title: 'Рецепт котлет',
      yieldText: '15 штук',
      description: '',
    })
    expect(foodsOf(chat)).toEqual([
      'кіло фаршу (я брала курячий)',
      '2 яйця',
      'цибулину натерти щоб Олег не бачив',
      'сухарі панірувальні жменю',
      'молока трошки',
      'сіль перець',
    ])
    expect(stepsOf(chat)).toEqual([
      'все змішала, поліпила і на сковорідку на олії, хв по 5 з кожної сторони',
    ])
  })

  test('in Russian letters begins as well', () => {
    expect(foodsOf(chat.replace('береш', 'берёш'))).toHaveLength(6)
  })

  test('in one paragraph leaves no food out, be it told in what is done with it', () => {
    const text =
      'Борщ пісний. Гриби сушені 50 г замочити звечора. Буряк 2, картопля 4, квасоля стакан, морква, часник. Варити годину.'
    expect(foodsOf(text)).toEqual([
      'Гриби сушені 50 г',
      'Буряк 2',
      'картопля 4',
      'квасоля стакан',
      'морква',
      'часник',
    ])
    expect(stepsOf(text)).toEqual(['Гриби сушені 50 г замочити звечора. Варити годину.'])
  })

  test('keeps a sentence that lists foods and says what to do with them as a step, too', () => {
    const text = 'Млинці швидкі. 2 яйця, 200 г борошна, 300 мл молока змішати. Смажити на олії.'
    expect(foodsOf(text)).toHaveLength(3)
    expect(stepsOf(text)?.join(' ')).toContain('молока змішати. Смажити')
  })

  test.each([
    'Обсмажити цибулю, моркву, 2 зубчики часнику.',
    'Приїхали мама, тато, 2 тітки, брат.',
  ])('has no list where something is done or told: %s', (sentence) => {
    expect(
      foodsOf(`Зустріч\n${sentence}\nВарити годину до готовності, тоді подати.`) ?? [],
    ).toEqual([])
  })
})

describe('a recipe that is told in sentences', () => {
  test('has what is taken as its list, part by part, and how it is made below it', () => {
    const draft = draftOfText(
      'Вареники\nБереш 500 г борошна, 2 яйця, 100 мл води. Місиш і лишаєш на 20 хв. Для начинки береш 300 г сиру, 1 яйце, 50 г цукру. Ліпиш, вариш 5 хв.',
    )
    expect(draft?.ingredients.map(({ text }) => text)).toEqual([
      '500 г борошна',
      '2 яйця',
      '100 мл води',
      'Для начинки:',
      '300 г сиру',
      '1 яйце',
      '50 г цукру',
    ])
    expect(draft?.steps.map(({ text }) => text)).toEqual([
      'Місиш і лишаєш на 20 хв.',
      'Ліпиш, вариш 5 хв.',
    ])
  })

  test('is cut where a sentence ends, and not behind a short word', () => {
    const text = 'Gnocchi\nMum says so. Take 300 g flour, 2 oz. Parmesan, 3 eggs. Mix it.'
    expect(foodsOf(text)).toEqual(['300 g flour', '2 oz. Parmesan', '3 eggs'])
    expect(stepsOf(text)).toEqual(['Mix it.'])
  })

  test('says again in its steps what its own list has', () => {
    const draft = draftOfText(
      'Тісто\nІнгредієнти\n500 г борошна\n2 яйця\nПриготування\nБеремо 500 г борошна, 2 яйця, 100 мл води. Замісити.',
    )
    expect(draft?.ingredients).toHaveLength(2)
    expect(draft?.steps).toHaveLength(1)
  })
})

describe('a letter', () => {
  const recipe = 'Chili\nHi all, as promised:\n3 lb beef\n4 onions\n\nBrown the meat.'
  test.each(['Cheers,\nDave', 'Love,\nMum\n--\nSent from my iPhone', 'Обіймаю!\nОля'])(
    'has neither its greeting among the foods nor its end among the steps: %s',
    (end) => {
      expect(foodsOf(`${recipe}\n\n${end}`)).toEqual(['3 lb beef', '4 onions'])
      expect(stepsOf(`${recipe}\n\n${end}`)).toEqual(['Brown the meat.'])
    },
  )

  test('loses no step behind a stroke', () => {
    const text =
      'Омлет\nІнгредієнти:\n3 яйця\n100 мл молока\nПриготування:\n---\nЗбити.\nЗапекти.\nПодавати.'
    expect(stepsOf(text)).toEqual(['Збити.', 'Запекти.', 'Подавати.'])
  })

  test.each(['Best', 'Cheers, with beer', 'Love\nServe with rice.', 'Salt'])(
    'ends with what is to be done where that stands below it: %s',
    (end) => {
      const steps = stepsOf(`${recipe}\n${end}`)
      expect(steps?.length).toBe(end === 'Best' ? 1 : end.split('\n').length + 1)
    },
  )
})

test('steps of one word are no signature, and a name below a closing is', () => {
  const cake = (end: string) =>
    stepsOf(`Кекс\nІнгредієнти\n200 г борошна\n2 яйця\nПриготування\nЗмішати все разом.\n${end}`)
  expect(cake("З любов'ю\nЗмастити.\nПодавати.")).toContain('Подавати.')
  expect(cake("З любов'ю\nОлена")).toEqual(['Змішати все разом.'])
})

test('foods below a line of other dishes stay in the list', () => {
  const text = 'Борщ\nІнгредієнти\n1 буряк\nсіль\nДивіться також\nперець\nлавровий лист\nчасник'
  expect(foodsOf(text)).toEqual(expect.arrayContaining(['перець', 'лавровий лист', 'часник']))
})
