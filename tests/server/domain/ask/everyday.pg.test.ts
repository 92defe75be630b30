import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
})
afterAll(() => asking.app.stop())

test('«навіть» belongs to what is refused, and is nothing that a dish has to be without', async () => {
  await asking.finds(
    ['мені не можна молочного зовсім, навіть трохи масла чи сметани. порадьте вечерю з куркою'],
    ['Курячі стегна з картоплею на одному деку'],
    ['Kuře na paprice'],
  )
})

test('how long it may take at most is the longer of what is said', async () => {
  await asking.finds(
    ["I have exactly 20 minutes, not a minute more, what's for dinner"],
    ['Egg Fried Rice', 'Honey Garlic Salmon'],
    ['Борщ із пампушками'],
  )
})

test('something sweet is a pancake where no dessert is made so soon, and a dessert first where there is one', async () => {
  await asking.finds(
    ['щось солодке до 30 хвилин', 'something sweet in 30 minutes', 'něco sladkého do 30 minut'],
    ['Сирники, які тримають форму', 'Fluffy Buttermilk Pancakes'],
    ['Egg Fried Rice', 'Honey Garlic Salmon'],
  )
  const [first] = await asking.titles('щось солодке')
  expect(first).toBe('Яблука, запечені з медом і горіхами')
})

test('what is high in protein is no powder of it', async () => {
  await asking.finds(
    ['vegan dinner high in protein'],
    ['Teriyaki Tofu Rice Bowl'],
    ['Honey Garlic Salmon'],
  )
})

test('a coconut curry has the milk of it, and who is allergic to fish gets none with fish sauce', async () => {
  await asking.finds(
    ['allergic to fish. i want a coconut curry'],
    [],
    ['Thai Green Curry with Chicken'],
  )
})

test('tomatoes in their juice are no juice, and a sauce with dumplings is what they are eaten with', async () => {
  await asking.finds(
    ['яйця, банка помідорів у соку, цибуля, паприка. вечеря з цього'],
    ['Шакшука з солодким перцем'],
    [],
  )
  await asking.finds(['omáčka s knedlíkem k nedělnímu obědu'], ['Vepřo knedlo zelo'], [])
})

test('whoever is cold asks for what warms, and not for a cold soup', async () => {
  await asking.finds(
    ['холодно надворі, хочу гаряче й густе'],
    ['Капусняк із пшоном'],
    ['Холодник із молодого буряка'],
  )
})

test('words that only say how are no reason to leave a food open', async () => {
  await asking.finds(
    ['hovězí, pomalu dušené'],
    ['Hovězí guláš', 'Svíčková na smetaně'],
    ['Medovník se salkem'],
  )
  await asking.finds(['mám doma hlavně vejce a brambory'], ['Bramboráky s majoránkou'], [])
})

test('between meals a fruit is eaten as a sweet; for school it need not say so', async () => {
  await asking.finds(
    ['перекус з яблуками', 'snack with apples', 'after school snack with apples, no oats'],
    ['Яблучний пиріг із корицею'],
    ['Шпундра, свинина з буряком'],
  )
  await asking.finds(['sladká svačina do školy bez ořechů'], ['Mramorová bábovka'], [])
})

test('a cold soup is one, a Czech roast is no baking, and what was roasted is left over', async () => {
  for (const text of ['cold soup', 'studená polévka'])
    expect(await asking.titles(text)).toEqual(['Холодник із молодого буряка'])
  await asking.finds(['sváteční pečeně', 'pečeně'], ['Vepřo knedlo zelo'], ['Medovník se salkem'])
  await asking.finds(['leftover roast beetroot'], ['Салат із буряка, чорносливу й горіхів'], [])
})

test('a dish is nothing to drink, and guests are fed with what fills a plate', async () => {
  await asking.finds(['jídlo pro děti bez lepku', 'страви для дітей'], [], ['Mango Lassi'])
  const [first] = await asking.titles('чим нагодувати гостей')
  expect(asking.dish(first ?? '').tags).toContain('вечеря')
  await asking.finds(
    ['guests coming over in 30 minutes, dinner'],
    ['Шакшука з солодким перцем'],
    ['Ratatouille'],
  )
})

test('a roast is one in any words, and hot is what one drinks as well', async () => {
  await asking.finds(
    ['печеня на сімейний обід, діти не люблять гриби'],
    ['Буженина з часником і гірчицею', 'Vepřo knedlo zelo'],
    ['Печеня в горщиках зі свининою та грибами'],
  )
  await asking.finds(
    ['hot drink for a sore throat no ginger'],
    ['Узвар із сушки'],
    ['Обліпиховий чай з імбиром', 'Mango Lassi'],
  )
  await asking.finds(
    ['день народження 5 років, несолодкі страви для малечі. У гостя алергія на яйця та горіхи'],
    ['Паста помодоро'],
    ['Сирники, які тримають форму'],
  )
})

test('what only ran out is in no dish, and what is made of it may be; an allergy to it refuses both', async () => {
  await asking.finds(
    ['сирники, молоко закінчилося', 'došlo mléko, syrnyky', 'we are out of milk, syrnyky'],
    ['Сирники, які тримають форму'],
    [],
  )
  await asking.finds(
    [
      'сирники без молока',
      'алергія на молоко, молоко закінчилося, сирники',
      'хліб закінчився, молоко не можна, сирники',
    ],
    [],
    ['Сирники, які тримають форму'],
  )
  await asking.finds(['оладки, кефір закінчився'], [], ['Пухкі оладки на кефірі'])
})

test('for two stands first what is written for two, and a main dish asked for by that name is no soup', async () => {
  const [first = ''] = await asking.titles('вечеря на двох')
  expect(asking.demo.get(first)?.servings).toBeLessThanOrEqual(2)
  await asking.finds(
    ['другу страву з куркою без молочних продуктів'],
    ['Локшина з куркою та овочами у воці'],
    ['Курячий бульйон із домашньою локшиною'],
  )
})

test('what is cooked ahead keeps: it is what may be frozen, and is never nothing', async () => {
  await asking.finds(
    [
      'jídlo do mrazáku',
      'make-ahead dinner',
      'що наготувати й заморозити',
      'uvařit předem na pár dní',
    ],
    ['Shepherd’s Pie', 'Вареники з картоплею та смаженою цибулею'],
    ['Crunchy Coleslaw', 'Chicken Caesar Salad'],
  )
})

test('in a lunchbox is no soup, and what goes with a roast stands beside it', async () => {
  await asking.finds(
    ['що покласти дитині в ланчбокс до школи', 'oběd do krabičky', 'packed lunch'],
    [],
    ['Курячий бульйон із домашньою локшиною', 'Red Lentil Soup with Lemon'],
  )
  await asking.finds(
    ['What goes well with a roast chicken?'],
    ['Crunchy Coleslaw'],
    ['Sunday Roast Chicken with Gravy', 'Локшина з куркою та овочами у воці'],
  )
})

test('a pie or a cake to tea is either of them, and a savoury breakfast nothing sweet', async () => {
  await asking.finds(
    ['пиріг або торт до чаю'],
    ['Яблучний пиріг із корицею', 'Медівник зі сметанним кремом'],
    ['Вергуни', 'Вареники з вишнями'],
  )
  await asking.finds(
    ['weekend breakfast, savoury, without meat'],
    ['Шакшука з солодким перцем'],
    ['Maple and Seed Granola', 'Blueberry Muffins'],
  )
})
