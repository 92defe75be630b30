import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('what somebody is set on, or has always loved, is wished for', () => {
  const boy = understandQuery(
    "My boy is six, allergic to sesame, and he's set on noodles or pasta tonight",
  )
  expect([boy.anyOf, boy.allergies]).toEqual([[['noodles', 'pasta']], ['sesame']])
  const cake = understandQuery(
    "It's my nan's 80th and she's always loved a proper cake. Cousin Dave is coeliac and sulks if he's left out. One cake for everybody?",
  )
  expect([cake.dishes, cake.diets]).toEqual([['cake'], ['gluten-free']])
  const fish = understandQuery('no red meat and no butter. Fish, in the oven if possible')
  expect([fish.include, fish.equipment]).toEqual([['fish'], ['oven']])
  expect(understandQuery('they are mad for pasta but Tom is set on no nuts')).toMatchObject({
    include: ['pasta'],
    exclude: ['nut'],
  })
})

test('labels that are to be read, and months of a baby, ask for no dish', () => {
  const mince = understandQuery(
    "Got a pack of mince, my daughter is allergic to fish so check the sauces. What's for dinner?",
  )
  expect([mince.courses, mince.useUp]).toEqual([['main'], ['minced-meat']])
  const baby = understandQuery('What could my ten month old share with us? No honey')
  expect([baby.forBaby, baby.exclude]).toEqual([true, ['honey']])
})

test('what is baked sweet is a sweet bake, and what is baked salty is none', () => {
  const sweet = understandQuery(
    'Something baked and sweet, but my niece carries an epipen for eggs',
  )
  expect([sweet.courses, sweet.exclude]).toEqual([['dessert', 'baking'], ['egg']])
  const salty = understandQuery('Tchyně nemůže cibuli. Co slaného upéct?')
  expect([salty.courses, salty.exclude]).toEqual([['baking'], ['onion', 'sweet']])
})

test('a kettle over a fire, an empty purse and nothing fat are said in Czech', () => {
  expect(understandQuery('máme kotlík a oheň, jeden z nás nejí hovězí')).toMatchObject({
    equipment: ['campfire'],
    exclude: ['beef'],
  })
  expect(understandQuery('prázdná peněženka, něco z luštěnin').occasions).toEqual(['budget'])
  expect(understandQuery('nic tučnýho. Lehká večeře?').occasions).toEqual(['light'])
})

test('how something is cooked is refused beside what is in it, and what is no food is in no list of foods', () => {
  for (const text of ['смажене й гостре зась', 'гостре й смажене не можна']) {
    const { exclude, refused } = understandQuery(text)
    expect([text, exclude, refused.equipment]).toEqual([text, ['spicy'], ['frying']])
  }
  const fat = understandQuery('гостре, жирне й смажене не можна')
  expect([fat.refused.equipment, fat.unknownExclusions]).toEqual([['frying'], ['жирне']])
  for (const text of [
    'on keto, flour and sugar are out',
    'Дочка на кето, борошняне і цукор виключено',
  ]) {
    const { occasions, refused } = understandQuery(text)
    expect([text, occasions, refused.occasions]).toEqual([text, ['low-carb'], []])
  }
  expect(understandQuery('camping, one pan, no fridge').equipment).toEqual(['one-pot'])
})

test('what the other cannot stand, and what was eaten up, is no wish', () => {
  expect(understandQuery("I don't mind garlic but my date does")).toMatchObject({
    include: [],
    exclude: ['garlic'],
  })
  expect(understandQuery("зять з'їв усе м'ясо, лишилась каша")).toMatchObject({
    include: [],
    exclude: ['meat'],
  })
  expect(understandQuery('на пікнік щось таке, щоб не текло').exclude).toEqual([])
  expect(understandQuery('гострого хочеться до сліз').include).toEqual(['spicy'])
})

test('what was eaten before, and a Czech «also not», add nothing', () => {
  expect(understandQuery('Шото легеньке після салатів новорічних')).toMatchObject({
    courses: [],
    unsure: [],
    occasions: ['light'],
  })
  expect(understandQuery('Nemám chuť na maso, ale luštěniny taky ne')).toMatchObject({
    exclude: ['meat', 'legume'],
    unknownExclusions: [],
  })
  expect(understandQuery('chci něco na zobání, ne chipsy').courses).toEqual(['snack'])
})

test('what is made at home is wished for, and what is at home is used up', () => {
  expect(understandQuery('піца вдома')).toMatchObject({ dishes: ['pizza'], useUp: [] })
  expect(understandQuery('як зробити попкорн вдома')).toMatchObject({ useUp: [] })
  expect(understandQuery('бургер у домашніх умовах без м’яса')).toMatchObject({
    dishes: ['burger'],
    exclude: ['meat'],
    occasions: [],
  })
  expect(understandQuery('pizza doma')).toMatchObject({ dishes: ['pizza'], useUp: [] })
  expect(understandQuery('курка вдома').useUp).toEqual(['chicken'])
})

test('an ulcer is no tenderloin', () => {
  for (const text of ['у мене виразка шлунку, суп', 'з виразкою', 'що їсти при виразці'])
    expect([text, understandQuery(text).exclude]).toEqual([text, []])
  expect(understandQuery('виразка, гострого не можна').exclude).toEqual(['spicy'])
})

test('"no-onion salsa" is salsa, and baking powder that is left out says nothing of an oven', () => {
  expect(understandQuery('no-onion salsa')).toMatchObject({
    include: ['salsa'],
    exclude: ['onion'],
  })
  expect(understandQuery('no-bake cake')).toMatchObject({
    dishes: ['cake'],
    equipment: ['no-bake'],
  })
  expect(understandQuery('pancakes without baking powder')).toMatchObject({
    dishes: ['oladky'],
    exclude: ['baking-powder'],
    equipment: [],
  })
})

test('a fish that does not smell is wanted', () => {
  for (const text of ["fish dishes that don't smell", 'риба, яка не пахне', 'риба без запаху'])
    expect([text, understandQuery(text).include]).toEqual([text, ['fish']])
})

test('what nothing is to smell of is refused', () => {
  expect(understandQuery('аби не тхнуло рибою, вечеря')).toMatchObject({
    exclude: ['fish'],
    include: [],
  })
  expect(understandQuery('вечеря, і щоб не смерділо на всю хату').exclude).toEqual([])
})

test('what is fried or baked is a food made so, and no dish beside it', () => {
  for (const [text, meant] of [
    ['смажені кабачки', { include: ['zucchini'], equipment: ['fried'], dishes: [] }],
    ['смажена картопля', { dishes: ['fried-potato'] }],
    ['смажена риба', { dishes: ['fried-fish'] }],
    ['fried cauliflower', { include: ['cauliflower'], equipment: ['fried'], words: [] }],
    ['stir-fried beef', { dishes: ['stir-fry'], equipment: [] }],
    ['печені кабачки', { include: ['zucchini'], equipment: ['oven'], dishes: [] }],
    ['пиріжки печені', { dishes: ['pyrizhky'], equipment: ['oven'] }],
    ['печені баклажани', { include: ['eggplant'], equipment: ['oven'], dishes: [] }],
    ['печеня з картоплею', { dishes: ['pechenya'] }],
    ['рецепт печені', { dishes: ['pechenya'] }],
  ] as const)
    expect([text, understandQuery(text)]).toMatchObject([text, meant])
})
