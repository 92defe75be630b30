import { describe, expect, test } from 'bun:test'
import { dayOf } from '../../../shared/food/shop/day-said.ts'
import { keptText, readKept } from '../../../shared/food/shop/kept.ts'

const today = '2026-11-30'
const read = (text: string) => readKept(text, today)

test.each([
  ['молоко 500 мл до 2 грудня', 'молоко 500 мл', '2026-12-02'],
  ['молоко до 02.12', 'молоко', '2026-12-02'],
  ['молоко (до 02.12.2026)', 'молоко', '2026-12-02'],
  ['сир до 2 грудня 300 г', 'сир 300 г', '2026-12-02'],
  ['йогурт придатний до 5 січня', 'йогурт', '2027-01-05'],
  ['кефір, термін придатності до 3.12.26', 'кефір', '2026-12-03'],
  ['сметана до завтра', 'сметана', '2026-12-01'],
  ['milk 1 l until 2 Dec', 'milk 1 l', '2026-12-02'],
  ['milk best before 2 Dec', 'milk', '2026-12-02'],
  ['yogurt, use by December 2nd', 'yogurt', '2026-12-02'],
  ['cream exp 2026-12-02', 'cream', '2026-12-02'],
  ['mléko do 2. prosince', 'mléko', '2026-12-02'],
  ['mléko 1 l spotřebujte do 2. 12. 2026', 'mléko 1 l', '2026-12-02'],
  ['tvaroh do zítřka', 'tvaroh', '2026-12-01'],
  ['šunka do 3. července', 'šunka', '2027-07-03'],
])('«%s» is %s until %s', (line, text, bestBefore) => {
  expect(read(line)).toEqual({ text, bestBefore, opened: false, openedOn: null })
})

test.each([
  ['сметана відкрита вчора', 'сметана', '2026-11-29'],
  ['кефір відкрито сьогодні', 'кефір', '2026-11-30'],
  ['молоко відкрите 3 дні тому', 'молоко', '2026-11-27'],
  ['сметана 200 г, відкрита тиждень тому', 'сметана 200 г', '2026-11-23'],
  ['відкрила вчора сметану', 'сметану', '2026-11-29'],
  ['соус відкритий 25 листопада', 'соус', '2026-11-25'],
  ['milk opened yesterday', 'milk', '2026-11-29'],
  ['sour cream (opened three days ago)', 'sour cream', '2026-11-27'],
  ['pesto opened on 20 Nov', 'pesto', '2026-11-20'],
  ['smetana otevřená včera', 'smetana', '2026-11-29'],
  ['mléko otevřeno před 2 dny', 'mléko', '2026-11-28'],
  ['hummus otevřený před týdnem', 'hummus', '2026-11-23'],
  ['сметана відкрита', 'сметана', null],
  ['jam, opened', 'jam', null],
])('«%s» is %s, opened on %s', (line, text, openedOn) => {
  expect(read(line)).toEqual({ text, bestBefore: null, opened: true, openedOn })
})

test('both are read of one line', () => {
  expect(read('молоко 1 л до 5 грудня, відкрите вчора')).toEqual({
    text: 'молоко 1 л',
    bestBefore: '2026-12-05',
    opened: true,
    openedOn: '2026-11-29',
  })
})

test.each([
  'молоко до кави 200 мл',
  'крупа до 500 г',
  'цукор до 2.5 кг',
  'сметана до 20%',
  'соус до м’яса',
  'відкритий пиріг з вишнею',
  'open sandwich bread',
  'milk 2 l',
  'mléko do kávy',
  'рис 2 пачки',
  'вино 2026',
  'молоко до 31.02',
  'may apples until ripe',
])('«%s» says nothing of it and stays as it is', (line) => {
  expect(read(line)).toEqual({ text: line, bestBefore: null, opened: false, openedOn: null })
})

describe('a day without its year', () => {
  test('is the next one ahead and the last one behind', () => {
    expect(dayOf('2 січня', '2026-12-30', 'ahead')).toBe('2027-01-02')
    expect(dayOf('28 грудня', '2027-01-03', 'ahead')).toBe('2026-12-28')
    expect(dayOf('28 грудня', '2027-01-03', 'behind')).toBe('2026-12-28')
    expect(dayOf('5. 1.', '2026-12-30', 'ahead')).toBe('2027-01-05')
  })
})

test('what is written is read again, in every language', () => {
  const kept = { bestBefore: '2026-12-05', opened: true, openedOn: '2026-11-29' }
  for (const language of ['uk', 'en', 'cs'] as const)
    for (const one of [kept, { ...kept, openedOn: null }, { ...kept, bestBefore: null }])
      expect(read(`milk 1 l, ${keptText(one, language)}`)).toEqual({ ...one, text: 'milk 1 l' })
})
