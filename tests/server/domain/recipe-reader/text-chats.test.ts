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
