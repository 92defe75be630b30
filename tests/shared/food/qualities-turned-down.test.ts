import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('a quality that is turned down is refused alone, and what it is said of is wanted', () => {
  for (const text of [
    'не дуже солодкий пиріг з ревенем',
    'не надто кислий пиріг з ревенем',
    "a pie with rhubarb that isn't too sweet",
    'nepříliš sladký koláč s rebarborou',
  ]) {
    const { include, exclude, dishes, refused } = understandQuery(text)
    expect({ text, include, exclude, dishes, refused: refused.dishes }).toEqual({
      text,
      include: ['rhubarb'],
      exclude: [],
      dishes: ['pie'],
      refused: [],
    })
  }
})

test('what is to be neither heavy nor dear nor long is light, cheap and quick', () => {
  const occasionOf = (text: string) => understandQuery(text).occasions
  for (const text of ['щось не важке з індичкою', 'nothing too heavy with fish', 'nic těžkého'])
    expect([text, occasionOf(text)]).toEqual([text, ['light']])
  for (const text of ['не дорого, з гречкою', 'not very expensive fish', 'ne moc drahé kuře'])
    expect([text, occasionOf(text)]).toEqual([text, ['budget']])
  expect(occasionOf('не довго готувати суп')).toEqual(['quick'])
  expect(understandQuery('nothing too heavy with fish').include).toEqual(['fish'])
})

test('a quality of a food that a no stands before is refused with it', () => {
  expect(understandQuery('not heavy cream').exclude).toEqual(['cream'])
  expect(understandQuery('not hot dogs').refused.dishes).toEqual(['hot-dog'])
  expect(understandQuery('тільки не жирну свинину').exclude).toEqual(['pork'])
})

test('an adjective behind what is refused is a part of it and no other kind that is wanted', () => {
  expect(understandQuery('не люблю шашлик готовий')).toMatchObject({
    include: [],
    exclude: ['shashlik-ready'],
    refused: { dishes: ['shashlik'] },
  })
})

test('a no to something that is no food ends where something is asked for', () => {
  expect(understandQuery('дитина не спить, треба за 10 хв кашу пшоняну')).toMatchObject({
    include: ['millet'],
    exclude: [],
    maxMinutes: 10,
  })
  expect(understandQuery('not in the mood for cooking, noodles please').exclude).toEqual([])
  expect(understandQuery('без мангалу можна шашлик?')).toMatchObject({
    dishes: ['shashlik'],
    refused: { dishes: [], equipment: ['grill'] },
  })
})

test('a refusal behind what is asked for reaches no farther back than the food it is said of', () => {
  for (const [text, dish, food] of [
    ["want a crumble, rhubarb is the one thing i won't have", 'crumble', 'rhubarb'],
    ['risotto, and asparagus? no thanks', 'risotto', 'asparagus'],
    ["crepes with jam, nutella we've had enough of", 'mlyntsi', 'chocolate-spread'],
  ] as const)
    expect(understandQuery(text)).toMatchObject({
      dishes: [dish],
      exclude: [food],
      refused: { dishes: [] },
    })
})

test('what nobody is to dare is refused', () => {
  for (const text of [
    "couscous salad and don't you dare put mint in",
    "салат з кускусом, і не смійте класти м'яту",
  ])
    expect(understandQuery(text)).toMatchObject({ include: ['couscous'], exclude: ['mint'] })
})

test('a plain word is no slip of a way to cook', () => {
  expect(understandQuery('trying to avoid red meat').equipment).toEqual([])
})

test('what is to be in a dish is wanted, and what is not to be in it is refused', () => {
  expect(understandQuery('хочу щоб у салаті був буряк а чорносливу не було')).toMatchObject({
    include: ['beetroot'],
    exclude: ['prune'],
  })
  expect(understandQuery('щоб у салаті буряку не було').exclude).toEqual(['beetroot'])
  expect(understandQuery('раніше був буряк').include).toEqual([])
})

test('a dish with its food behind the closed list of an allergy may be what is asked for', () => {
  expect(understandQuery('allergic to kiwi and pineapple, fruit salad')).toMatchObject({
    exclude: ['kiwi', 'pineapple'],
    allergies: [],
  })
})

test('what is taken somewhere is wanted, and is nothing that a dish is served beside', () => {
  expect(understandQuery('зранку до школи бутерброди з шинкою')).toMatchObject({
    dishes: ['sandwich'],
    beside: [],
  })
  expect(understandQuery('гарнір до риби').beside).toHaveLength(1)
})
