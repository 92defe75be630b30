import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('a child that is so many months old is a baby, in whatever words that is told', () => {
  for (const text of [
    '10-month-old, what can she eat?',
    "she's 10 months, lunch ideas",
    'dinner for us and an 8 month old',
    "our 10 month old's lunch",
    'baby is 9 months, no salt',
    'an eleven-month-old and two adults for dinner',
    'twins, ten months, lunch',
    "my 7mo won't eat anything",
    'Naše desetiměsíční holčička, co k obědu?',
    'Dceři je 10 měsíců, co jí uvařit?',
    'syn má osm měsíců, příkrm',
    'půlroční miminko, první příkrmy',
    'první příkrmy s mrkví',
  ])
    expect([text, understandQuery(text).forBaby]).toEqual([text, true])
})

test('what the baby must not have stays refused, and no word of its age is looked for', () => {
  expect(understandQuery("our daughter, 8 months, can't have dairy. Lunch?")).toMatchObject({
    forBaby: true,
    exclude: ['dairy'],
    words: [],
  })
  expect(understandQuery('my 10 month old is allergic to egg, dinner with chicken')).toMatchObject({
    forBaby: true,
    exclude: ['egg'],
    allergies: ['eggs'],
    include: ['chicken'],
  })
  expect(understandQuery('devítiměsíční chlapeček nesmí mléko, oběd')).toMatchObject({
    forBaby: true,
    exclude: ['milk'],
    words: [],
  })
  expect(understandQuery('miminko má alergii na vejce, příkrm')).toMatchObject({
    forBaby: true,
    exclude: ['egg'],
    unknownExclusions: [],
  })
})

test('what a baby can hold and what it eats first are wished for', () => {
  for (const [text, food] of [
    ['something with broccoli a 9 month old can hold', 'broccoli'],
    ['carrots that my 10-month-old can chew', 'carrot'],
    ['první příkrm z dýně', 'pumpkin'],
  ] as const)
    expect(understandQuery(text)).toMatchObject({ include: [food], forBaby: true, words: [] })
})

test('a toddler, whoever is pregnant, a cheese and a puppy of so many months are no baby', () => {
  expect(understandQuery('our son is 18 months, soup')).toMatchObject({ forToddler: true })
  for (const text of [
    'our son is 18 months, soup',
    "she's 5 months pregnant, dinner",
    "cheese that's 10 months old",
    'jam, 10 months old',
    '10 month old sourdough starter, bread',
    'my 8 month old puppy',
  ])
    expect([text, understandQuery(text).forBaby]).toEqual([text, undefined])
})
