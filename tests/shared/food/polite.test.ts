import { expect, test } from 'bun:test'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

/** All that decides what is found. */
function meaning(text: string): Partial<Slots> {
  const { words, language, followUp, ...slots } = understandQuery(text)
  return slots
}

const greeted: readonly (readonly [asked: string, greetings: readonly string[]])[] = [
  [
    'Корова отелилась, дід приніс кролика, як його тушкувати без сметани',
    ['Привіт! ', 'Доброго дня всім, ', 'Підкажіть, будь ласка, ', 'Вітаю! Порадьте, будь ласка: '],
  ],
  [
    'oatmeal cookies without raisins in 40 minutes',
    ['Hi there! ', 'Hello all, ', 'Could you help me please: ', 'Hey, quick question - '],
  ],
  [
    'hovězí vývar na neděli bez celeru',
    ['Dobrý den, ', 'Ahoj všem! ', 'Prosím vás, ', 'Dobrý den, potřebuji poradit: '],
  ],
]

test('a greeting and a plea before a question change nothing of it', () => {
  for (const [asked, greetings] of greeted)
    for (const greeting of greetings) expect(meaning(greeting + asked)).toEqual(meaning(asked))
})

test('nor do thanks behind it', () => {
  for (const [asked, thanks] of [
    ['гуляш без перцю', [', дуже дякую!', '. Наперед дякую', ', спасибі вам']],
    [
      'gluten-free banana bread with walnuts',
      [', thanks so much!', '. Thank you in advance', ', cheers'],
    ],
    ['zapečené brambory s uzeným', [', moc děkuju!', '. Předem děkuji', ', díky moc']],
  ] as const)
    for (const thank of thanks) expect(meaning(asked + thank)).toEqual(meaning(asked))
})

test('«ні, дякую» and "no, thanks" still turn down what was named', () => {
  for (const text of ['арахіс? ні, дякую', 'peanuts? no, thanks', 'arašídy? ne, děkuji'])
    expect([text, understandQuery(text).exclude]).toEqual([
      text,
      expect.arrayContaining(['peanut']),
    ])
})
