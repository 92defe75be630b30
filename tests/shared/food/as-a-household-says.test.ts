import { expect, test } from 'bun:test'
import { settledBy } from '../../../server/domain/ask/chips.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const read = (text: string) => understandQuery(text)

test('what an allergist names of a food is all of that food', () => {
  for (const [text, refused] of [
    ['сніданок без БКМ', 'dairy'],
    ['алергія на БКМ', 'dairy'],
    ['без казеїну', 'dairy'],
    ['казеїну не їм', 'dairy'],
    ['без глютену та казеїну', 'dairy'],
    ['no casein', 'dairy'],
    ['casein intolerance', 'dairy'],
    ['bez lepku a kaseinu', 'dairy'],
    ['casein free breakfast', 'dairy'],
    ['без яєчного білка', 'egg'],
    ['яєчний білок не можна', 'egg'],
    ["can't have egg whites", 'egg'],
    ['vaječný bílek nesmím', 'egg'],
    ['bez vaječné bílkoviny', 'egg'],
    ['алергія на яєчний білок', 'egg'],
    ['без курячого білка', 'egg'],
    ['allergic to egg whites', 'egg'],
    ['без глютеніну', 'gluten'],
    ['гліадин не можна', 'gluten'],
    ['no gliadin', 'gluten'],
    ['аглютенове', 'gluten'],
    ['алергія на всі горіхи', 'nut'],
    ['allergic to all nuts', 'nut'],
  ] as const) {
    const { exclude, include, unknownExclusions } = read(text)
    expect([text, exclude.includes(refused), include, unknownExclusions]).toEqual([
      text,
      true,
      [],
      [],
    ])
  }
})

test('yolks that are there are spared where whites are refused, but never from an allergy', () => {
  const yolks = read('є жовтки, без білків, що спекти')
  expect([yolks.exclude, yolks.spared, yolks.useUp]).toEqual([['egg'], ['egg-yolk'], ['egg-yolk']])
  const allergic = read('є жовтки, алергія на яєчний білок')
  expect([allergic.exclude, allergic.spared, allergic.useUp]).toEqual([['egg'], [], []])
})

test('whites that only ran out are missing, and no egg is refused for them', () => {
  expect(read('білки закінчились, що спекти')).toMatchObject({
    exclude: ['egg-white'],
    ranOut: ['egg-white'],
  })
})

test('who may eat no raw eggs is given none, and nothing is looked for that is called raw', () => {
  for (const text of [
    ...['сирих яєць не можна', 'десерт, сирі яйця не можна', 'десерт без сирих яєць'],
    ...['no raw eggs', "can't eat raw eggs, dessert", 'syrová vejce nesmím'],
  ]) {
    const { exclude, words, unknownExclusions, equipment, refused } = read(text)
    expect([text, exclude, words, unknownExclusions]).toEqual([text, ['egg'], [], []])
    expect([text, equipment, refused.equipment]).toEqual([text, [], []])
  }
  expect(read('raw fish is off the table').equipment).toEqual([])
  expect(read('raw vegetable salad').equipment).toEqual(['no-cook'])
  expect(read('no raw food').refused.equipment).toEqual(['no-cook'])
  expect(read('сирі яйця є, що зробити').useUp).toEqual(['egg'])
})

test('of a part that was unsure and is then left out, the whole food is left out', () => {
  const asked = { ...read('суп'), unsure: [{ kind: 'include' as const, id: 'casein' }] }
  expect(settledBy(asked, ['without:include:casein']).exclude).toEqual(['dairy'])
})

test('without light nothing is cooked by electricity, and without gas as well nothing is cooked', () => {
  for (const text of [
    'немає світла на газу',
    'без електрики',
    'вимкнули світло, вечеря',
    'power cut, dinner',
  ]) {
    const { refused, unknownExclusions, words } = read(text)
    expect([text, refused.courses]).toEqual([text, []])
    expect([text, refused.equipment.includes('multicooker'), unknownExclusions, words]).toEqual([
      text,
      true,
      [],
      [],
    ])
  }
  expect(read('без світла і без газу').equipment).toEqual(['no-cook'])
  expect(read('що не треба варити').equipment).toEqual(['no-cook'])
})

test('who eats and where is heard as it is said', () => {
  for (const text of ['супчик для малої', 'breakfast for my two year old'])
    expect([text, read(text).forLittle, read(text).words]).toEqual([text, true, []])
  expect(read('обід у садок').occasions).toEqual(['by-hand'])
  expect(read('eight of us round the table, no pork').servings).toBe(8)
  expect(read('дешево і сердито на студентську стипендію').occasions).toEqual(['budget'])
})

test('where it is eaten and what it may cost is said by other words too, whatever stands beside them', () => {
  for (const [text, ...occasions] of [
    ['обід у термос', 'work-lunch'],
    ['суп в термос на роботу', 'work-lunch'],
    ['що приготувати на стипендію', 'budget'],
    ['вечеря на студентську стипендію', 'budget'],
    ['чекаю стипендії, чим наїстися', 'budget', 'hearty'],
    ['дешево і сердито', 'budget'],
    ['вечеря дешево й сердито', 'budget'],
  ] as const) {
    const read = understandQuery(text)
    expect([text, read.occasions, read.words.filter((word) => word !== 'чекаю')]).toEqual([
      text,
      [...occasions],
      [],
    ])
  }
  expect(understandQuery('обід у термос').courses).toEqual([])
  for (const text of ['аглютенове печиво', 'аглютеновий хліб', 'меню на аглютеновій дієті'])
    expect([text, understandQuery(text).diets]).toEqual([text, ['gluten-free']])
})

test('what one lacks to cook in takes no food with it', () => {
  for (const text of [
    'z tvarohu něco, troubu nemám',
    'sýr, troubu nemám',
    'курка, духовки не маю',
  ]) {
    const { include, exclude, refused } = read(text)
    expect([text, include.length, exclude, refused.equipment]).toEqual([text, 1, [], ['oven']])
  }
})

test('what is refused with a tool that nobody lacks is refused, and so is what is lacked in its own case', () => {
  for (const [text, refused] of [
    ['курка, духовки не люблю', 'chicken'],
    ['молоко, духовки не треба', 'milk'],
    ['молока, духовки не маю', 'milk'],
    ['сметани, мультиварки не маю', 'sour-cream'],
  ] as const) {
    const { include, exclude } = read(text)
    expect([text, exclude, include]).toEqual([text, [refused], []])
  }
})

test('what there is too much of, has turned or is left of a soup is to be used', () => {
  for (const [text, food] of [
    ['кабачків на городі як гною, куди подіти', 'zucchini'],
    ['банани почорніли вже, але муки вдома немає', 'banana'],
    ['скисло молоко що зробити', 'soured-milk'],
    ['залишилось пів курки з борщу', 'chicken'],
  ] as const)
    expect([text, read(text).useUp, read(text).dishes]).toEqual([text, [food], []])
})

test('what is not there is not there, the second of two as well', () => {
  const { exclude, unsure } = read('є картопля цибуля, яєць нема і молочки теж, вечеря')
  expect([exclude, unsure]).toEqual([['egg', 'milk', 'dairy'], []])
})

test('how it is to be is no food and no refusal', () => {
  expect(read('сніданок не солодкий, щось сите з яйцем чи сиром').anyOf).toEqual([
    ['egg', 'cheese'],
  ])
  expect(read('салат, але легший за олівʼє')).toMatchObject({
    courses: ['salad'],
    dishes: [],
    occasions: ['light'],
  })
  expect(read('борщ тільки не пісний, наваристий на кісточці')).toMatchObject({
    dishes: ['borscht'],
    include: ['meat'],
  })
  expect(read('макарони якісь або гречка').anyOf).toEqual([['pasta', 'buckwheat']])
  expect(read('каша на воді')).toMatchObject({
    dishes: ['porridge'],
    include: [],
    exclude: ['milk'],
  })
  expect(read('одна плитка, макарони').refused.equipment).toEqual([])
  expect(read('одна плитка, макарони').equipment).toEqual(['no-bake'])
  expect(read('спекти дітям на свято').courses).toEqual(['baking'])
  expect(read("curry but I can't stand coriander leaf, tastes of soap").unknownExclusions).toEqual(
    [],
  )
})

test('of a list the rest is refused with what there is to cook in, and by a cut of light nothing else is', () => {
  for (const [text, ...refused] of [
    ['горіхи, молоко, духовки не маю', 'nut', 'milk'],
    ['молока, яєць, духовки не маю', 'milk', 'egg'],
    ['mléko, vejce, troubu nemám', 'milk', 'egg'],
    ['без світла і молока', 'milk'],
    ['нема світла та яєць', 'egg'],
    ['немає світла, молока, яєць', 'milk', 'egg'],
    ['молоко не треба варити, у дитини алергія на нього', 'milk'],
    ['cilantro tastes of soap', 'cilantro'],
  ] as const) {
    const { exclude, include } = read(text)
    expect([text, refused.filter((id) => !exclude.includes(id)), include]).toEqual([text, [], []])
  }
})

test('an age is that of a small child only where it is one', () => {
  for (const text of ['for my 72 year old mother', '12 year old whisky sauce', 'for a 92-year-old'])
    expect([text, read(text).forLittle]).toEqual([text, undefined])
})

test('what else is said with «інше» is not lost, and a question of its own stands alone', () => {
  expect(read('інше, я вагітна').others).toBeUndefined()
  expect(read('інше, менше цукру').others).toBeUndefined()
})

test('what ran out is out, be it one food or several, and who asks says so in their own words', () => {
  expect(read('out of eggs and butter, want pancakes')).toMatchObject({
    exclude: ['egg', 'butter'],
    unsure: [],
    ranOut: ['egg', 'butter'],
  })
  expect(read('out of eggs and out of milk, what now').exclude).toEqual(['egg', 'milk'])
  expect(read('keep the celery out of my soup').courses).toEqual(['soup'])
})

test('what somebody may not eat is left out, and they themselves are no food', () => {
  expect(read('мужу низя жирного і солоного, шо приготовить').unknownExclusions).toEqual([
    'жирного',
    'солоного',
  ])
  for (const text of ['суп без цибулі, дитя не їсть', 'guláš bez cibule, tchán ji nesnáší']) {
    const { exclude, unknownExclusions } = read(text)
    expect([text, exclude, unknownExclusions]).toEqual([text, ['onion'], []])
  }
})

test('what a dish is made with stays wanted beside it, whatever is turned down behind a comma', () => {
  for (const [text, pear] of [
    ['пиріг з яблуками і грушами, корицю не класти', []],
    ['пиріг з яблуками або грушами, корицю не класти', [['apple', 'pear']]],
  ] as const) {
    const { exclude, anyOf, include, dishes } = read(text)
    expect([text, exclude, anyOf, dishes]).toEqual([
      text,
      ['cinnamon'],
      [...pear],
      ['pie'],
    ] as never)
    expect([...include, ...anyOf.flat()]).toEqual(['apple', 'pear'])
  }
  expect(read('пиріг з яблуками, груші, корицю не їмо').exclude).toEqual(['pear', 'cinnamon'])
})
