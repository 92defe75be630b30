import { expect, test } from 'bun:test'
import { followsUp } from '../../../shared/food/ask/refine.ts'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const read = (text: string) => understandQuery(text)

test('what somebody may not eat is refused, and the dish for them is wished for', () => {
  const cake = read('торт для людини, якій пшеничне борошно не можна (вівсянку теж)')
  expect(cake.exclude).toEqual(['wheat-flour', 'rolled-oats'])
  expect([cake.dishes, cake.refused.dishes]).toEqual([['cake'], []])
  const pie = read('пиріг для дитини, якій яйця не можна (молоко теж)')
  expect(pie.exclude).toEqual(['egg', 'milk'])
  expect([pie.dishes, pie.unsure]).toEqual([['pie'], []])
})

test.each([
  ['солодкої води не хочу', 'dessert'],
  ['газованої солодкої з магазину не хочу', 'dessert'],
  ['щось попити, солодкої газованої не хочу', 'dessert'],
  ['солодких млинців не хочу', 'dessert'],
])('of what kind the refused is, is no wish: %s', (text, course) => {
  expect(read(text).courses).not.toContain(course)
  expect(read(text).include).toEqual([])
})

test('a kind that is wished for stays, whatever is refused behind it', () => {
  expect(read('хочу солодкого горіхів не можна').courses).toEqual(['dessert'])
  expect(read('чогось солодкого без горіхів').courses).toEqual(['dessert'])
  expect(read('легкого супу без м’яса')).toMatchObject({ courses: ['soup'], occasions: ['light'] })
})

test('that there is nothing else refuses none of what there is', () => {
  const { useUp, exclude } = read('маю картоплю, яйце та цибулю і більш нічого путнього')
  expect([useUp, exclude]).toEqual([['potato', 'egg', 'onion'], []])
})

test('who has had enough of a heap of something still wants to use it', () => {
  const heap = read('Сусідка знов принесла кабачки. Я вже не можу. Що з ними зробити?')
  expect([heap.useUp, heap.exclude]).toEqual([['zucchini'], []])
  expect(read('помідорів і перцю завались').useUp).toEqual(['tomato', 'bell-pepper'])
  expect(read('гречка вже поперек горла. Що ще з нею роблять?').include).toEqual(['buckwheat'])
})

test('somebody who may drink nothing is told by what they are, and what they do says nothing of food', () => {
  expect(read('mushroom dish, my dad is a recovering alcoholic')).toMatchObject({
    include: ['mushroom'],
    exclude: ['alcohol'],
  })
  expect(read('chicken soup, my son is a fireman')).toMatchObject({
    include: ['chicken'],
    courses: ['soup'],
    unsure: [],
  })
})

test('what others eat there is not wished for', () => {
  const { dishes, exclude, equipment } = read(
    'Усі будуть з шашликом, а ми м’яса не їмо. Що на мангалі?',
  )
  expect([dishes, exclude, equipment]).toEqual([[], ['meat'], ['grill']])
})

test.each([
  ['така спека, що до плити й підходити не буду', 'no-cook'],
  ['just bought a deep fryer', 'deep-fried'],
  ['pasta dinner, on the stove only', 'no-bake'],
])('«%s» says how it is cooked: %s', (text, tool) => {
  expect(read(text).equipment).toEqual([tool])
})

test('what is cooked over a fire is for whoever sits around it', () => {
  expect(read('camping, cooking over a fire').occasions).toEqual(['picnic', 'barbecue'])
  expect(read('dinner on a campfire').occasions).toEqual(['barbecue'])
})

test('a hot lunch is a meal that is warm, and a cold drink is to be cold', () => {
  for (const text of [
    'щось тепле на обід',
    'гаряча вечеря',
    'something hot for dinner',
    'teplý oběd',
  ])
    expect([text, read(text)]).toEqual([
      text,
      expect.objectContaining({ courses: ['main'], occasions: ['warming'] }),
    ])
  expect(read('studené pití')).toMatchObject({ courses: ['drink'], occasions: ['cooling'] })
  expect(read('mám chuť na sladké').courses).toEqual(['dessert'])
})

test('a course that is not wanted refuses no food of its name', () => {
  const { exclude, refused } = read('щось гостре, не салат і не соус')
  expect([exclude, refused.courses]).toEqual([[], ['salad', 'sauce']])
})

test('what fruit sweetens is a breakfast, where no sugar may be in it', () => {
  const { courses, exclude } = read('солоденьке на сніданок без цукру')
  expect([courses, exclude]).toEqual([['breakfast'], ['sugar']])
})

test('who has no casein has what is free of all milk', () => {
  expect(read('без казеїну').diets).toEqual(['dairy-free'])
  expect(read('казеїн не можна, сир').spared).toEqual([])
})

test('how many they are is heard though they are said to be hungry', () => {
  expect(read('feeding at least ten hungry people').servings).toBe(10)
})

test.each([
  ['одному не можна глютену, другому молочного', ['gluten', 'dairy']],
  ['мені не можна молока, чоловікові глютену', ['milk', 'gluten']],
  ['тато не їсть рибу, мама м’ясо', ['fish', 'meat']],
  ['бабусі не можна солоного, дідусеві гострого', ['spicy']],
  ['нам не можна свинини, дітям гострого', ['pork', 'spicy']],
  ["my wife can't eat gluten, my son dairy", ['gluten', 'dairy']],
  ['dcera nesmí mléko, syn vejce', ['milk', 'egg']],
  ['хлопчик має алергію на горіхи', ['nut']],
  ['донечка не їсть рибу', ['fish']],
])('of several people each refusal is one: %s', (text, refused) => {
  const { exclude, include, unsure } = read(text)
  expect([exclude, include, unsure]).toEqual([refused, [], []])
})

test('who likes something beside somebody who refuses it is not made to refuse', () => {
  expect(read('чоловік не їсть рибу, мама любить м’ясо')).toMatchObject({
    exclude: ['fish'],
    include: ['meat'],
  })
  expect(read('чоловік не їсть рибу, дитина просить суп').courses).toEqual(['soup'])
  expect(read("my wife can't eat gluten, my son loves pasta").include).toEqual(['pasta'])
  expect(read('dcera nesmí mléko, syn chce polévku').courses).toEqual(['soup'])
})

test('a fire is wanted though the dish that it is known for is not', () => {
  const { equipment, refused } = read('шось на мангал, крім шашлика')
  expect([equipment, refused.dishes, refused.occasions]).toEqual([['grill'], ['shashlik'], []])
})

test.each([
  ['закуска на пиво', { courses: ['snack'], occasions: ['with-beer'], include: [] }],
  ['Дєті голодні, шо приготувать', { occasions: ['kids'], words: [] }],
  ['після вчорашнього голова тріщить', { occasions: ['hangover'] }],
  ['порадьте рибу, але смажене мені не мона', { include: ['fish'], unsure: [] }],
  ['шо зробить з кабачків, їх цього року навалом', { include: ['zucchini'], unsure: [] }],
  ['bez mléka a samozřejmě bez alkoholu', { exclude: ['milk', 'alcohol'], unknownExclusions: [] }],
])('«%s» is understood', (text, meant) => expect(read(text)).toMatchObject(meant))

test('«а …?» leans on what was asked before, and keeps what was refused there', () => {
  for (const text of ['а шоколадний?', 'а пиріг?', 'а суп?'])
    expect([text, followsUp(read(text))]).toEqual([text, true])
  expect(followsUp(read('а у вас є щось солодке для дитини без глютену'))).toBe(false)
})

test('a child of one or two is told by the age, however it is said', () => {
  for (const text of [
    'дитині півтора року',
    'дочці рік і сім місяців, вечеря',
    'для дворічного сина',
    '18-місячному малюку обід',
    'my 18 month old, dinner',
    'for my two year old',
    'toddler friendly lunch',
    'roční dítě, oběd',
    'večeře pro dvouleté dítě',
    'pro batole',
  ])
    expect([text, read(text)]).toEqual([
      text,
      expect.objectContaining({ forToddler: true, occasions: ['kids'], words: [] }),
    ])
})

test('an older child is no toddler, and a baby is more', () => {
  for (const text of ['дитині 7 років', 'my 6 year old', 'торт на 2 роки фірмі'])
    expect([text, read(text).forToddler]).toEqual([text, undefined])
  expect(read('my 9 month old baby').forBaby).toBe(true)
})

test('what is called fondly is the same food in every case', () => {
  expect(read('суп на курочці')).toMatchObject({ include: ['chicken'], courses: ['soup'] })
  expect(read('щось на картопельці').include).toEqual(['potato'])
  for (const text of ['натерти на терці', 'кісточка собаці'])
    expect([text, read(text).include, read(text).unsure]).toEqual([text, [], []])
})

test('guests that come in an hour leave an hour', () => {
  for (const text of ['гості будуть через годину, що гаряче?', 'за годину прийдуть гості'])
    expect([text, read(text).maxMinutes, read(text).words]).toEqual([text, 60, []])
})

test('to fry is no food, and what is hidden in a dish is wished for', () => {
  expect(read('tofu stir fry')).toMatchObject({ include: ['tofu'], dishes: ['stir-fry'] })
  expect(read('air fry chicken')).toMatchObject({ include: ['chicken'], equipment: ['air-fryer'] })
  expect(read('something like meatballs with the veg hidden inside').unsure).toEqual([])
  expect(read('котлети, щоб овочі були сховані всередині').unsure).toEqual([])
})

test('warmth that is turned down is not wished for, and it may be too hot to cook', () => {
  for (const text of [
    'щось не тепле на обід',
    'гаряче на обід не треба',
    'nothing hot for dinner',
    'nic teplého k večeři',
    'too hot for dinner, something cold',
    'hot tea',
  ])
    expect([text, read(text).isWarmMeal]).toEqual([text, undefined])
})

test('what somebody else cooks, loves or is given is not refused with what one cannot have', () => {
  for (const [text, refused] of [
    ["I can't eat nuts, my husband cooks fish", ['nut']],
    ["I can't have gluten, my daughter adores pasta", ['gluten']],
    ['дід не їсть рибу, баба варить борщ', ['fish']],
    ['чоловік не любить рибу, син тільки макарони', ['fish']],
    ['мені не можна глютену, дітям торт', ['gluten']],
    ['syn nejí ryby, manžel vaří guláš', ['fish']],
    ["my son can't have nuts, my daughter eggs and milk", ['nut', 'egg', 'milk']],
    ['мені нельзя молоко, мужу мясо', ['milk', 'meat']],
    ['муж не їсть рибу, дитя м’ясо', ['fish', 'meat']],
    ['не можна молока, мамі треба кекс', ['milk']],
    ["can't have eggs, kids breakfast", ['egg']],
  ] as const)
    expect([text, read(text).exclude, read(text).refused.dishes]).toEqual([text, [...refused], []])
})

test('an age of what is eaten and a while are no age of a child', () => {
  for (const text of ['2 year old honey', '12 month old parmesan', 'мій син рік не їсть м’яса'])
    expect([text, read(text).forToddler]).toEqual([text, undefined])
})

test('the protein of milk is no lactose', () => {
  for (const text of ['bez mléčné bílkoviny', 'alergie na bílkovinu kravského mléka'])
    expect([text, read(text).exclude, read(text).onlyLactose]).toEqual([text, ['dairy'], undefined])
})

test('what is refused in brackets is not the dish before them', () => {
  for (const text of ['торт (горіхи ні)', 'cake (nuts no)', 'dort (ořechy taky ne)'])
    expect([text, read(text).exclude, read(text).dishes]).toEqual([text, ['nut'], ['cake']])
})

test('what the others eat is no wish for one dish of all', () => {
  for (const text of [
    'my daughter is vegan, rest of us eat meat, one dinner for all',
    'everyone else eats meat but my daughter is vegan',
    'донька веганка, решта їсть м’ясо, що приготувати всім',
    'dcera je veganka, ostatní jedí maso',
  ])
    expect([text, read(text).diets, read(text).include]).toEqual([text, ['vegan'], []])
  expect(read('син не їсть рибу, решта не їсть м’ясо').exclude).toEqual(['fish', 'meat'])
})

test('a diet of which nothing is known is said not to be weighed', () => {
  for (const text of ['paleo dinner', 'whole30 breakfast', 'палео вечеря', 'стіл №5, обід'])
    expect([text, read(text).health]).toEqual([text, ['otherDiet']])
  expect(read('low fodmap soup').health).toEqual(['fodmap'])
  expect(read('low sodium dinner').health).toEqual(['salt'])
  expect(read('у мене гв, що можна з кабачків').health).toEqual(['breastfeeding'])
  expect(read('накрити стіл 5 гостей').health).toBeUndefined()
})

test('cutlets that are refused are refused as a dish, in whatever language', () => {
  expect(read('něco z mletého masa ale ne karbanátky').refused.dishes).toEqual(['cutlets'])
  expect(read('something with mince but not meatballs').refused.dishes).toEqual(['meatballs'])
})

test('sauce that is refused is refused, but where a course alone is spoken of', () => {
  expect(read('курка без соусу, не салат').exclude).toEqual(['sauce'])
  expect(read('щось гостре, не салат і не соус').exclude).toEqual([])
})
