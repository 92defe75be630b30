import { afterAll, beforeAll, expect, test } from 'bun:test'
import { searchRecipes } from '../../../../server/domain/ask/search-recipes.ts'
import { foodsIn } from '../../../../shared/food/foods-in.ts'
import { isKindOf } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { type Asking, guestOf, startAsking } from '../../../support/asking.ts'

let asking: Asking

beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

const baked = ['Blueberry Muffins', 'Налисники з солодким сиром', 'Сирна запіканка, як у садочку']

test('an oven that does not work, or is not to be turned on, leaves what needs none', async () => {
  for (const text of [
    'our oven is broken - breakfast ideas for the kids?',
    'the oven died, breakfast please',
    "breakfast, our oven doesn't work",
    'духовка зламалася, що на сніданок',
    'сніданок, не хочу вмикати духовку',
    'snídaně, rozbila se nám trouba',
    'nefunguje nám trouba, co ke snídani',
  ]) {
    const found = await asking.titles(text)
    expect([text, found.length > 3, baked.filter((title) => found.includes(title))]).toEqual([
      text,
      true,
      [],
    ])
  }
})

test('where nothing is to be fried, nothing is, and what was wished for stays', async () => {
  for (const text of [
    'страви з курки де нічого не треба смажити',
    'курка, без смаження',
    'chicken, nothing fried',
    'chicken without any frying',
    'kuře, nic smaženého',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Курячі стегна з картоплею на одному деку')
    expect(found, text).not.toContain('Локшина з куркою та овочами у воці')
    for (const title of found)
      expect(
        asking.foodsOf(title).some((id) => isKindOf(id, 'chicken')),
        `${text}: ${title}`,
      ).toBe(true)
  }
})

test('a pie that is not wanted is none with apples either', async () => {
  for (const text of [
    'маю купу яблук, але пекти пиріг не хочу',
    'apples, but no pie',
    'jablka, ale žádný koláč',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).not.toContain('Яблучний пиріг із корицею')
    expect(found, text).toContain('Компот із вишень і яблук')
  }
})

test('who refuses garlic and onion is given no curry paste', async () => {
  for (const text of ['не перетравлюю цибулю і часник, що на обід', 'no garlic, no onion, dinner'])
    expect(await asking.titles(text), text).not.toContain('Thai Green Curry with Chicken')
})

test('who wants fish is given none for the anchovies of a dressing, and who refuses it neither', async () => {
  const line = parseIngredientLine('5 anchovy fillets')
  expect(foodsIn(line).some((id) => isKindOf(id, 'fish'))).toBe(true)
  for (const text of ['fish please', 'ryba bez smetany', 'щось із риби', 'something without fish'])
    expect(await asking.titles(text), text).not.toContain('Chicken Caesar Salad')
  expect(await asking.titles('chicken salad with anchovies')).toContain('Chicken Caesar Salad')
})

test('who has a cold is shown what helps, whatever they call it', async () => {
  for (const text of [
    'leze na mě rýma, co si uvařit',
    'mám rýmu',
    'щось гаряче випити, горло болить',
    'застудилась, кашляю',
    'coming down with something',
    'I have a cold',
  ])
    expect(await asking.titles(text), text).toContain('Обліпиховий чай з імбиром')
})

test('words that say nothing of a dish leave an answer', async () => {
  for (const [text, title] of [
    ['British classics', 'Shepherd’s Pie'],
    ['italian for date night, no cheese', 'Паста помодоро'],
    ['gulášek k večeři', 'Hovězí guláš'],
    ['хочу котлет >> щоб без молока', 'Гречаники з томатною підливою'],
  ] as const) {
    const turns = text.split(' >> ')
    const prev = turns.slice(0, -1)
    const { items } = await searchRecipes(asking.ctx, { text: turns.at(-1) ?? '', prev, limit: 50 })
    expect(
      items.map((item) => item.title),
      text,
    ).toContain(title)
  }
})

test('what is at hand is used, and no dish shown that shares an onion with it', async () => {
  expect(await asking.titles('I have red lentils, an onion and two carrots')).toEqual([
    'Red Lentil Soup with Lemon',
  ])
})

test('where nothing else is there, little else is needed, and what needs least is shown all the same', async () => {
  for (const text of ['doma jen brambory, cibule a vejce', 'вдома лише картопля, цибуля і яйця']) {
    const found = await asking.titles(text)
    expect(found[0], text).toBe('Деруни зі сметаною')
    expect(found, text).not.toContain('Олів’є на святковий стіл')
  }
  expect(await asking.titles('only have eggs and rice')).toContain('Egg Fried Rice')
})

test('fish that is not to be fried is wanted still', async () => {
  for (const text of ['salmon, but not fried', 'ryba, ale ne smažená', 'риба, тільки не смажена']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Лосось із броколі на деку')
    expect(found, text).not.toContain('Honey Garlic Salmon')
  }
})

test('what is spread on bread has none in it', async () => {
  for (const text of ['pomazánka na chleba', 'намазка на хліб', 'a spread for bread'])
    expect([text, (await asking.titles(text)).sort()]).toEqual([
      text,
      ['Guacamole', 'Хумус із лимоном'],
    ])
})

test('soup for who is ill is wanted: «nemocný» refuses nothing', async () => {
  expect(await asking.titles('polívčička pro nemocného')).toContain('Česnečka s krutony')
})

test('a price of a plate is that of a serving', async () => {
  const cheap = await asking.titles('обід до 20 грн тарілка')
  expect(cheap).toEqual(await asking.titles('обід до 20 грн на порцію'))
  expect(await asking.titles('dinner under 20 a plate')).toEqual(
    await asking.titles('dinner under 20 UAH per serving'),
  )
})

test('a dip is no sauce that a dinner is cooked in, and a sauce for lunch is', async () => {
  expect(await asking.titles('a dip for crackers')).not.toContain('Koprová omáčka s vejcem')
  expect(await asking.titles('omáčka k obědu')).not.toContain('Guacamole')
  expect(await asking.titles('omáčka k obědu')).toContain('Koprová omáčka s vejcem')
})

test('frying and an oven are refused in whatever words, beside another refusal too', async () => {
  for (const text of [
    'курка, але не смажена і без сметани',
    'chicken, not fried and no cream',
    'kuře, ale ne smažené a bez smetany',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Курячі стегна з картоплею на одному деку')
    expect(found, text).not.toContain('Котлета по-київськи')
  }
  for (const text of [
    'dezert, nejde mi trouba',
    'dezert, trouba nám nehřeje',
    'a dessert, the oven broke down',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Вареники з вишнями')
    expect(found, text).not.toContain('Медівник зі сметанним кремом')
  }
})

test('no cooking at all is a condition', async () => {
  for (const text of [
    'snack with no cooking at all',
    'перекус зовсім без варіння',
    'svačina úplně bez vaření',
  ]) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Guacamole')
    for (const title of found)
      expect([text, title, asking.dish(title).cookMinutes]).toEqual([text, title, 0])
  }
})

test('a sweet lunch is what is sweet and eaten as one', async () => {
  for (const text of ['sladký oběd', 'солодкий обід', 'a sweet dinner']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Вареники з вишнями')
    expect(found, text).not.toContain('Fudgy Chocolate Brownies')
    expect(found, text).not.toContain('Борщ із пампушками')
  }
})

test('what goes black, soft or limp has to be used', async () => {
  for (const text of ['my bananas are going brown', 'банани чорніють', 'měknou mi banány'])
    expect([text, await asking.titles(text)]).toEqual([text, ['Brown-Butter Banana Bread']])
})

test('something sweet to bake is baked, and is no bread', async () => {
  for (const text of ['něco sladkého upéct ke kávě', 'спекти щось солодке']) {
    const found = await asking.titles(text)
    expect(found, text).toContain('Mramorová bábovka')
    expect(found, text).not.toContain('Palačinky s marmeládou')
    expect(found, text).not.toContain('Пампушки з часником')
  }
})

test('what a follow-up tells is the kind of what was asked for', async () => {
  for (const [first, then] of [
    ['є фарш', 'він курячий'],
    ['I have some minced meat', "it's chicken"],
    ['mám mleté maso', 'je kuřecí'],
  ] as const) {
    const { items } = await searchRecipes(asking.ctx, { text: then, prev: [first], limit: 50 })
    const found = items.map(({ title }) => title)
    expect([then, found]).toEqual([then, ['Тефтелі з рисом для дітей']])
  }
  // «курка» itself is another wish.
  const { items } = await searchRecipes(asking.ctx, {
    text: 'курка на вечерю',
    prev: ['є фарш'],
    limit: 50,
  })
  expect(items.map(({ title }) => title)).toContain('Курячий бульйон із домашньою локшиною')
})

test('a price in all that leaves an occasion out is that of a serving', async () => {
  expect(await asking.titles('meat free lunchbox under 50 UAH')).toEqual(
    await asking.titles('meat free lunchbox under 50 UAH per serving'),
  )
})

test('what goes with a dish is a recipe that says so, and what goes with a food is first', async () => {
  for (const text of ['що спекти до борщу', 'випічка до борщу'])
    expect([text, await asking.titles(text)]).toEqual([text, ['Пампушки з часником']])
  const [first, second] = await asking.titles('соус до вареників')
  expect([first, second]).not.toContain('Вареники з картоплею та смаженою цибулею')
})

test('who wants no yeast dough gets none that is made at home', async () => {
  const found = await asking.titles('випічка без дріжджового тіста')
  expect(found).toContain('Медівник зі сметанним кремом')
  expect(found).not.toContain('Пампушки з часником')
})

test('over a fire is on a grill', async () => {
  for (const text of ['мʼясо на вогні', 'мʼясо на мангалі', 'свинина на вугіллі'])
    expect([text, (await asking.titles(text))[0]]).toEqual([text, 'Шашлик зі свинячої шийки'])
})

test('a sweet breakfast is a breakfast, and no cake', async () => {
  const found = await asking.titles('солодкий сніданок')
  expect(found).toContain('Сирники, які тримають форму')
  expect(found).not.toContain('Медівник зі сметанним кремом')
  expect(found).not.toContain('Пишний омлет із зеленню')
})

test('fruit is to eat: neither the lemon of a sauce nor raisins are meant', async () => {
  const fruit = ['apple', 'berry', 'stone-fruit', 'tropical-fruit', 'orange', 'banana', 'pear']
  for (const title of await asking.titles('dessert with fruit'))
    expect(
      asking.foodsOf(title).some((id) => fruit.some((one) => isKindOf(id, one))),
      title,
    ).toBe(true)
})

test('a soup that is eaten cold warms nobody', async () => {
  const found = await asking.titles('суп без м’яса, щоб зігрітися')
  expect(found).toContain('Крем-суп із запеченого гарбуза')
  expect(found).not.toContain('Холодник із молодого буряка')
})

test('a breakfast that is to be sweet stays a breakfast, and a dessert after it is another dish', async () => {
  const titles = async (text: string) =>
    (
      await searchRecipes(guestOf(asking.app), { text, prev: ['що на сніданок'], limit: 10 })
    ).items.map(({ title }) => title)
  expect(await titles('діти хочуть солодке')).toContain('Сирники, які тримають форму')
  expect(await titles('діти хочуть солодке')).not.toContain('Медівник зі сметанним кремом')
  expect(await titles('а на десерт?')).toContain('Медівник зі сметанним кремом')
})
