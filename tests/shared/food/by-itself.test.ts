import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  "Таке м'ясо, щоб поставила зранку й забула до вечора",
  "щось із м'ясом, зранку закинула в мультиварку, а ввечері вже готово",
  "рагу з м'ясом, щоб зранку поставити і забути",
  "м'ясо, щоб тушкувалось цілий день",
  "щось з м'ясом, що готується саме, поки я на роботі",
  "м'ясо, щоб зранку закласти в духовку і до вечора не думати",
  "м'ясо в казані, поставив вранці і не підходив до вечора",
])('what cooks the whole day is no breakfast, and takes long: %s', (question) => {
  const { courses, minMinutes, include, words } = understandQuery(question)
  expect({ courses, minMinutes, include }).toEqual({
    courses: [],
    minMinutes: 240,
    include: ['meat'],
  })
  expect(words).toEqual([])
})

test.each(['хочу кашу, щоб зранку була готова', 'кашу поставила зранку', 'що їсти зранку'])(
  'in the morning it is a breakfast: %s',
  (question) => {
    const { courses, minMinutes } = understandQuery(question)
    expect({ courses, minMinutes }).toEqual({ courses: ['breakfast'], minMinutes: undefined })
  },
)

test('that it cooks by itself names nothing', () => {
  const { equipment, include, words } = understandQuery(
    "що зварити в мультиварці з м'ясом, щоб само варилось",
  )
  expect({ equipment, include, words }).toEqual({
    equipment: ['multicooker'],
    include: ['meat'],
    words: [],
  })
})

test('who cooks the whole day asks for nothing that takes long', () => {
  for (const question of ['готую на цілий день', 'пекла цілий день, втомилась. швидка вечеря'])
    expect([question, understandQuery(question).minMinutes]).toEqual([question, undefined])
})
