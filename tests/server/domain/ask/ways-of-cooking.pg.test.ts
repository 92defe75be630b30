import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
})
afterAll(() => asking.app.stop())

test('what is stewed is told by its steps, and no soup is for which a beet is stewed', async () => {
  await asking.finds(
    ['тушковане м’ясо', 'braised meat', 'dušené maso'],
    ['Svíčková na smetaně', 'Шпундра, свинина з буряком', 'Яловичина, тушкована з чорносливом'],
    ['Борщ із пампушками', 'Закарпатський бограч'],
  )
})

test('whatever comes out of an oven and is no dinner may be baked', async () => {
  await asking.finds(
    ['що спекти без яєць і без дріжджів'],
    ['Яблука, запечені з медом і горіхами'],
    ['Курячі стегна з картоплею на одному деку'],
  )
  // Who asks for pastry asks for no apples.
  expect(await asking.titles('випічка без яєць і без дріжджів')).not.toContain(
    'Яблука, запечені з медом і горіхами',
  )
})

test('buns for a soup are baked, and none are bought', async () => {
  await asking.finds(['булочки до борщу без молока і без яєць'], ['Пампушки з часником'], [])
})

test('a soup for a cold evening warms', async () => {
  await asking.finds(
    ['хочу супу на холодний вечір', 'polévka na studený večer', 'soup for a cold evening'],
    ['Капусняк із пшоном'],
    ['Холодник із молодого буряка'],
  )
})

test('who has no oven wants the meat still that was named before', async () => {
  await asking.finds(
    ['м’ясо на свято на 10 людей, духовки немає'],
    ['Яловичина, тушкована з чорносливом'],
    ['Вергуни', 'Узвар із сушки'],
  )
})

test('who wants no tomato sauce wants none that is cooked from a tin either', async () => {
  await asking.finds(
    ['pasta tonight but no tomato sauce'],
    ['Spaghetti Carbonara'],
    ['Паста помодоро'],
  )
})

test('beside meat stands neither a soup nor another meat', async () => {
  await asking.finds(
    ['що подати до м’яса з буряка'],
    ['Цвіклі з хроном'],
    ['Холодник із молодого буряка', 'Шпундра, свинина з буряком'],
  )
})

test('who has nothing but a pan is shown nothing that needs a pot or an oven', async () => {
  await asking.finds(
    ['є тільки сковорода, що приготувати з курки', 'I only have a frying pan, chicken for dinner'],
    ['Локшина з куркою та овочами у воці'],
    ['Курячі стегна з картоплею на одному деку', 'Курячий бульйон із домашньою локшиною'],
  )
})

test('a creamy soup without cream is one that is blended', async () => {
  await asking.finds(
    ['creamy soup without any cream', 'krémová polévka bez smetany'],
    ['Red Lentil Soup with Lemon'],
    ['Борщ із пампушками', 'Крем-суп із запеченого гарбуза'],
  )
})

test('varenyky of a dough without eggs are varenyky, and no dough is bought for them', async () => {
  await asking.finds(
    ['вареники з тіста без яєць'],
    ['Вареники з картоплею та смаженою цибулею'],
    ['Вареники з вишнями'],
  )
})

test('what is to be cooked in the evening is a dinner', async () => {
  await asking.finds(
    ['чим нагодувати дитину ввечері, щоб не гостре', 'what can I cook for the kids tonight'],
    ['Тефтелі з рисом для дітей'],
    ['Яблучний пиріг із корицею'],
  )
})

test('a dinner from tins is of what is sold in them', async () => {
  await asking.finds(
    ['dinner from tins and pasta in the cupboard, no meat'],
    ['Паста помодоро'],
    ['Honey Garlic Salmon', 'Spaghetti Carbonara'],
  )
})

test('pasta comes before noodles from a wok, and a broth with noodles is none', async () => {
  const found = await asking.titles('pasta without cream and without tomatoes')
  expect(found.indexOf('Spaghetti Carbonara')).toBe(0)
  expect(found).not.toContain('Курячий бульйон із домашньою локшиною')
})

test('pork is meat, and no dish that is fried on lard; legumes are pulses, and corn is no grits', async () => {
  await asking.finds(
    ['vepřové maso', 'свинина', 'pork'],
    ['Vepřo knedlo zelo', 'Шпундра, свинина з буряком'],
    ['Hovězí guláš', 'Kuře na paprice'],
  )
  await asking.finds(['levné jídlo z luštěnin'], ['Čočka na kyselo'], ['Egg Fried Rice'])
  await asking.finds(['є відкрита банка кукурудзи'], [], ['Банош зі шкварками та бринзою'])
  await asking.finds(['без кукурудзи, на сніданок'], [], ['Банош зі шкварками та бринзою'])
  expect(await asking.titles('guláš bez vepřového')).not.toContain('Hovězí guláš')
})

test('a dinner from one tray lies on it', async () => {
  await asking.finds(
    ['sheet pan dinner', 'вечеря на одному деку', 'večeře na jednom plechu'],
    ['Курячі стегна з картоплею на одному деку', 'Лосось із броколі на деку'],
    ['Shepherd’s Pie', 'Буженина з часником і гірчицею'],
  )
})

test('a Czech dish is known by its one word, and dumplings beside it are in no recipe', async () => {
  await asking.finds(['koprovka'], ['Koprová omáčka s vejcem'], [])
  await asking.finds(['omáčka s hovězím a knedlíkem'], ['Rajská omáčka s hovězím'], [])
  await asking.finds(['rajská polévka'], [], ['Rajská omáčka s hovězím'])
})

test('«or less» behind a time leaves the food beside it wanted', async () => {
  await asking.finds(
    ['fish dinner ready in 25 minutes or less', 'рибна вечеря за 25 хвилин максимум'],
    ['Honey Garlic Salmon'],
    ['Spaghetti Carbonara', 'Egg Fried Rice'],
  )
})

test('where nobody cooks in a thing that is asked for, any recipe at all is no answer', async () => {
  for (const text of ['slow cooker recipes', 'recipes for the air fryer', 'щось у мультиварці'])
    expect(await asking.titles(text), text).toEqual([])
  expect(await asking.titles('щось просте на грилі')).not.toEqual([])
})
