import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

/** Questions that ask for nothing but to be done by then. */
const asked: readonly (readonly [string, number])[] = [
  ['що можна встигнути за годину?', 60],
  ['що встигну приготувати за 20 хвилин', 20],
  ['чи встигнемо щось за пів години', 30],
  ['з чим можна впоратися за пів години?', 30],
  ['що реально зварити за 40 хвилин', 40],
  ['не хочу витратити більше години', 60],
  ['щоб забрало не більше 30 хвилин', 30],
  ['щось таке, що займе 25 хвилин', 25],
  ['є пів години вільного часу, що зробити?', 30],
  ['маю годину, що приготувати?', 60],
  ['за який рецепт можна взятися, якщо є 45 хвилин', 45],
  ['що подати на стіл через 30 хвилин', 30],
  ['what can I whip up in 20 minutes?', 20],
  ['what can I manage in an hour?', 60],
  ['something I can throw together in 15 minutes', 15],
  ['we have 45 minutes left', 45],
  ["what's doable in 25 min?", 25],
  ["I don't want to spend more than 40 minutes", 40],
  ['can I pull something off in half an hour?', 30],
  ['what takes no longer than an hour', 60],
]

test('a verb around a limit of time is part of the limit, and is not looked for in recipes', () => {
  const understood = asked.map(([text]) => {
    const { maxMinutes, words, include, courses, useUp } = understandQuery(text)
    return { text, maxMinutes, named: [...words, ...include, ...courses, ...useUp] }
  })
  expect(understood).toEqual(asked.map(([text, maxMinutes]) => ({ text, maxMinutes, named: [] })))
})

test('what is named beside such a verb is still asked for', () => {
  expect(understandQuery('що встигну з куркою за годину')).toMatchObject({
    include: ['chicken'],
    maxMinutes: 60,
  })
  expect(understandQuery('left over rice in 20 minutes')).toMatchObject({ useUp: ['rice'] })
  expect(understandQuery('a soup I can throw together in an hour').courses).toEqual(['soup'])
})

test('without a limit of time such a word is looked for as any other', () => {
  expect(understandQuery('стіл').words).toEqual(['стіл'])
})
