import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { meant } from '../../support/meant.ts'

/** Whatever is made of them: wanted, refused or asked about. */
function foodsNamedIn(text: string): string[] {
  const { include, exclude, unsure } = understandQuery(text)
  return [...include, ...exclude, ...unsure.map(({ id }) => id)]
}

test('years and months count nobody who eats', () => {
  for (const text of [
    'cake for thirty years together',
    'торт на 5 років',
    'for six months pregnant',
  ])
    expect([text, understandQuery(text).servings]).toEqual([text, undefined])
})

test('nothing is read into words that are none of a food', () => {
  for (const [text, phantom] of [
    ['ще раз побачу вівсянку — піду до мами. Що на сніданок?', 'pide'],
    ["I'm watching my blood pressure so salt is a no. Chicken and rice?", 'blood'],
    ['nesmím syrové maso, něco z červené řepy', 'cheese'],
    ['babička nekouše tvrdé věci, perník ale chce', 'loaf'],
    ['why is my risotto not creamy', 'cream'],
    ['my date loves seafood, impress her', 'date'],
    ['язик пече від ківі', 'tongue'],
  ] as const) {
    expect([text, foodsNamedIn(text).includes(phantom)]).toEqual([text, false])
  }
  expect(understandQuery('один не їсть перець, другий гриби').courses).toEqual([])
  expect(understandQuery('something warm with beans for a cold night').occasions).toEqual([
    'warming',
  ])
  expect(understandQuery('french toast').cuisines).toEqual([])
  expect(understandQuery('date and walnut cake').include).toEqual(['date', 'walnut'])
  expect(understandQuery('sýrová polévka').include).toEqual(['cheese'])
})

test('what sounds harmless refuses where its last word begins the name of a food', () => {
  meant(`
    no energy bar, potato and carrot => protein-bar, potato, carrot;
    no energy drink please => energy-drink;
    no energy to cook, pasta => ; pasta
  `)
})

test('dishes of Czech kitchens, a crumble, a gumbo and banana bread are known by their names', () => {
  meant(`
    what can I use instead of butter in banana bread => butter; banana-bread
    apple crumble minus the cinnamon => cinnamon; apple, crumble
    I like all vegetables except okra. gumbo? => okra; gumbo
    Ніякої риби! Хочеться запеченої качки => fish; duck
    zelňačka ale bez klobásy => sausage; cabbage, soup
    česnek mi nedělá dobře, topinky s čím => garlic; garlic-toast
    Zapomněla jsem koupit máslo. Jde udělat linecké? => butter; cookies-dish
    jaké cukroví bez ořechů => nut; cookies-dish
    nejím cukr => sugar
    bolonske spagety ale bez masa => meat; spaghetti
    dlouho jsem neměl koprovku => ; dill
    dá se zmrazit sekaná => ; meatloaf
    místo vepřového bych do segedínu dal krůtí => pork; goulash, turkey
    Vánoce bez bramborového salátu si neumím představit => ; potato, salad
    bez houbaření by to nebyl podzim, smaženice => ; mushroom
    bez cibule by to nebylo špatné => onion
  `)
})

test('who is not at home, and what nobody believes, refuses no dish', () => {
  meant('kids not home, soup with prawns => ; shrimp, soup')
  expect(understandQuery('no one at work believes I can bake').refused.dishes).toEqual([])
  expect(understandQuery('any chocolate bar recipe').exclude).toEqual([])
})

test('what a no describes is no wish, whatever it is a kind of; a thing that is all there is to eat is one', () => {
  const unsure = (text: string) => understandQuery(text).unsure.map(({ id }) => id)
  expect(unsure('Tuna casserole but skip the canned mushroom soup')).toEqual(['mushroom'])
  expect(unsure('без того нудного грибного супу')).toEqual(['mushroom'])
  expect(unsure('no fried mushroom soup')).toEqual(['mushroom'])
  expect(unsure('without the usual mushroom soup')).toEqual(['mushroom'])
  expect(understandQuery('no fuss mushroom soup').include).toEqual(['mushroom'])
  meant('нічого, окрім вареної картоплі, зараз не лізе => ; potato')
})

test('how long it may take is not what it may not take a minute more than', () => {
  expect(
    understandQuery("I have exactly 20 minutes, not a minute more, what's for dinner").maxMinutes,
  ).toBe(20)
  expect(understandQuery('вечеря за 20 хвилин і ні хвилини більше').maxMinutes).toBe(20)
})

test('small words, villages and families are no food that is left out', () => {
  for (const text of [
    'Чоловік терпіти не може цибулю, навіть запах',
    'сімʼя наїлась курятини на рік вперед',
    'паста з креветками, але вершків у нас у селі не купиш',
  ])
    expect([
      text,
      understandQuery(text).exclude.filter((id) => id === 'salt' || id === 'catfish'),
    ]).toEqual([text, []])
  expect(understandQuery('Чоловік терпіти не може цибулю, навіть запах').unknownExclusions).toEqual(
    [],
  )
})

test('no word is looked for, and none is said not to count, that nobody wrote', () => {
  for (const text of [
    'кум подарував домашню качку, ніколи такого не готувала, з чого почати',
    'Бабуся дала трилітрову банку квашених огірків, куди стільки?',
    'що зробити з патисонів? перший рік виросли',
    'a tofu recipe that will convert tofu haters',
    'what should we drink with a hot curry?',
    'курка, картопля, щоб закинути і забути',
    "My tomatoes all ripened at once and I don't have any jars left",
    'гарбуз з дачі вже третій місяць лежить',
  ]) {
    const { words, unknownExclusions } = understandQuery(text)
    const strange = [...words, ...unknownExclusions].filter((word) => !text.includes(word))
    expect([text, ...strange]).toEqual([text])
  }
})

test('what a side goes with is not asked for, however it is made', () => {
  for (const text of [
    'what goes well with grilled steak as a side',
    'side for roast lamb',
    'příloha k pečené kachně',
  ])
    expect(understandQuery(text), text).toMatchObject({
      include: [],
      courses: ['side'],
      equipment: [],
      beside: [{}],
    })
})

test('whose dinner it is is looked for in no recipe', () => {
  for (const text of ["tonight's dinner without meat", "tomorrow's lunch without fish"])
    expect([text, understandQuery(text).words]).toEqual([text, []])
})

test('an allergy that nobody has refuses nothing, unless somebody is excepted', () => {
  meant(`
    nobody here is allergic to nuts => ;
    nobody here is allergic to nuts, what can I bake => ; baking
    no one's allergic to anything here, pasta please => ; pasta
    Алергії на горіхи в нас ні в кого => ;
    ні в кого немає алергії на горіхи, що спекти => ; baking
    v rodině nikdo nemá alergii na ořechy => ;
    nobody here is allergic to nuts except my son => nut;
    nobody is allergic to nuts, my son is => nut;
    ніхто не має алергії на рибу, син має => fish;
    ніхто не має алергії на рибу, окрім сина => fish;
  `)
})

test('a colour, a measure and a man are no food that is called nearly so', () => {
  for (const [text, phantom] of [
    ['арахіс, і син синій', 'eggplant'],
    ['арахіс, і син зелений', 'herb'],
    ['пів кіла фаршу', 'cola'],
    ['Tom is coming for dinner', 'tomato'],
  ] as const) {
    expect([text, foodsNamedIn(text).includes(phantom)]).toEqual([text, false])
  }
  meant(`
    сині тушковані => ; eggplant
    кіло синіх => ; eggplant
  `)
})

test('an allergy ends where somebody wants something', () => {
  meant(`
    My daughter's allergic to peanuts and wants Thai noodles => peanut; noodles
    син алергік на горіхи і хоче торт => nut; cake
    не їсть м'яса і обожнює гриби => meat; mushroom
    плов з бараниною (свинину не їмо) => pork; plov, lamb
  `)
})

test('lactose and gluten are no wish, whatever is said of them', () => {
  for (const text of ['sýr vynechat, laktóza', 'gluten is fine', 'лактоза, що приготувати']) {
    const { include, unsure } = understandQuery(text)
    expect([text, include]).toEqual([text, []])
    expect(unsure.map(({ kind }) => kind)).toEqual(['include'])
  }
})

test('a time that a verb turns down is the longest, and any other no is of a food', () => {
  const { maxMinutes, minMinutes } = understandQuery('довше 40 хвилин не стоятиму')
  expect([maxMinutes, minMinutes]).toEqual([40, undefined])
  const fish = understandQuery('більше 20 хвилин не рибу')
  expect([fish.minMinutes, fish.exclude]).toEqual([20, ['fish']])
})

test('a choice of two dishes behind an allergy is unsure, and what the allergy is to stays refused', () => {
  const { exclude, refused, unsure } = understandQuery('алергія на горіхи, торт або печиво')
  expect([exclude, refused.dishes]).toEqual([['nut'], []])
  expect(unsure.map(({ id }) => id)).toEqual(['cake', 'cookies-dish'])
})
