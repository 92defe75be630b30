import { afterAll, beforeAll, expect, test } from 'bun:test'
import { refusedToo } from '../../../../server/domain/ask/refused-too.ts'
import { emptySlots } from '../../../../shared/food/ask/understand.ts'
import { startPublished } from '../../../support/published.ts'

let published: Awaited<ReturnType<typeof startPublished>>

const thick = 'Пишні оладки на кефірі'
const thin = 'Тонкі млинці на молоці'
const banana = 'Banana Pancakes'
const cheesecake = 'No-Bake Strawberry Cheesecake'
const biscuits = 'Flourless Peanut Butter Cookies'
const rolls = 'Пампушки з часником до борщу'
const honeyCake = 'Медовик зі сметанним кремом'

beforeAll(async () => {
  published = await startPublished([
    { title: thick, lines: ['500 мл кефіру', '300 г борошна', '1 яйце'] },
    { title: thin, lines: ['500 мл молока', '200 г борошна', '2 яйця'] },
    { title: banana, language: 'en', lines: ['2 bananas', '3 eggs'] },
    { title: cheesecake, language: 'en', lines: ['200 g biscuits', '500 g cream cheese'] },
    {
      ...{ title: biscuits, language: 'en' },
      lines: ['250 g peanut butter', '180 g sugar', '1 egg'],
    },
    {
      ...{ title: rolls, tags: ['випічка'] },
      lines: ['500 г борошна', '7 г дріжджів', '4 зубчики часнику'],
    },
    { title: honeyCake, lines: ['3 ст. л. меду', '500 г борошна', '400 г сметани', '3 яйця'] },
    { title: 'Slow Cooker Beef Chili', language: 'en', lines: ['500 g beef', '1 onion'] },
    { title: 'Instant Pot Lentils', language: 'en', lines: ['300 g lentils', '1 onion'] },
    {
      ...{ title: 'Vanilkové rohlíčky se sádlem', language: 'cs', tags: ['cukroví', 'pečení'] },
      lines: ['200 g mouky', '100 g sádla', '80 g cukru', '80 g ořechů'],
    },
    { title: 'Паста з грибами', lines: ['300 г пасти', '300 г печериць'] },
    { title: 'Суп із пастою', tags: ['суп'], lines: ['100 г пасти', '1 цибулина'] },
    { title: 'Паста з креветками', lines: ['300 г пасти', '300 г креветок'] },
    { title: 'Пісний борщ з квасолею', lines: ['2 буряки', '200 г квасолі'] },
  ])
}, 60_000)
afterAll(() => published.app.stop())

test('pancakes are thick in one kitchen and thin in another: the others stand behind, with a refusal as without', async () => {
  const titles = await published.titles('млинці')
  expect(titles[0]).toBe(thin)
  expect(titles.slice(1).toSorted()).toEqual([banana, thick])
  expect(await published.titles('млинці без молока')).toEqual([banana])
  expect(await published.titles('palačinky bez lepku')).toEqual([banana])
})

test('what is called fluffy is not thin', async () => {
  expect(await published.titles('pancakes')).toContain(thin)
  expect(await published.titles('fluffy pancakes')).not.toContain(thin)
})

test('a cake that is not baked is a cheesecake as often as not', async () => {
  expect(await published.titles('торт')).not.toContain(cheesecake)
  expect(await published.titles('торт без випікання')).toContain(cheesecake)
})

test('what is baked and sweet is a dessert, and a bun with garlic is none', async () => {
  const titles = await published.titles('десерт')
  expect(titles).toContain(biscuits)
  expect(titles).not.toContain(rolls)
  expect(await published.titles('gluten free dessert')).toEqual([biscuits])
})

test('buns that are made for a soup are not that soup', async () => {
  expect(await published.titles('борщ')).toEqual(['Пісний борщ з квасолею'])
})

test('a recipe for a pressure cooker is none for a crockpot where there is one', async () => {
  expect(await published.titles('slow cooker recipes')).toEqual(['Slow Cooker Beef Chili'])
  expect(await published.titles('instant pot')).toEqual(['Instant Pot Lentils'])
})

test('biscuits with lard in them are no dish of meat', async () => {
  expect(await published.titles('м’ясна страва')).toEqual(['Slow Cooker Beef Chili'])
})

test('a soup with pasta in it is no pasta, and who eats neither meat nor fish eats no shrimp', async () => {
  expect((await published.titles('паста')).toSorted()).toEqual([
    'Паста з грибами',
    'Паста з креветками',
  ])
  expect(await published.titles('паста без м’яса і без риби')).toEqual(['Паста з грибами'])
  // Whoever names what of the sea is refused has not refused all of it.
  const neither = { ...emptySlots('uk'), exclude: ['meat', 'fish'] }
  expect(refusedToo(neither)).toContain('seafood')
  expect(refusedToo({ ...neither, exclude: ['meat', 'fish', 'squid'] })).not.toContain('seafood')
})
