import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const wishes = (text: string) => {
  const { include, useUp, dishes, courses } = understandQuery(text)
  return [...include, ...useUp, ...dishes, ...courses]
}

test('what stands before a refusal that is typed without commas is refused, and what is asked for behind it is wanted', () => {
  for (const [text, refused, wished] of [
    ['горіхи нам не можна то як спекти медівник', 'nut', 'honey-cake'],
    ['сметани вдома нема хочу капусту', 'sour-cream', 'cabbage'],
    ['мед до року не дають чим підсолодити вівсянку', 'honey', 'rolled-oats'],
  ] as const) {
    expect([text, understandQuery(text).exclude]).toEqual([text, expect.arrayContaining([refused])])
    expect([text, wishes(text)]).toEqual([text, expect.arrayContaining([wished])])
  }
})

test('where nobody can tell which of the two is meant, the first is no wish', () => {
  for (const [text, first] of [
    ['кінзу ненавиджу харчо', 'cilantro'],
    ['рис не люблю гречку', 'rice'],
    ['kopr nesnáším svíčkovou', 'dill'],
    ['родзинки до штруделя не клади мак', 'raisin'],
    ['картопля є моркви не треба рагу', 'carrot'],
  ] as const)
    expect([text, wishes(text)]).not.toEqual([text, expect.arrayContaining([first])])
})

test('of a food and the dish behind its refusal the food is refused', () => {
  for (const text of ['кінзу ненавиджу харчо', 'горіхи ненавиджу торт'])
    expect(understandQuery(text).exclude).not.toEqual([])
})

test('what is asked for, what is put into a dish and what a mere no contrasts keeps its sense', () => {
  for (const [text, wished, refused] of [
    ['хочу рис не люблю гречку', 'rice', 'buckwheat'],
    ['борщ не клади квасолю', 'borscht', 'beans'],
    ['chicken not turkey', 'chicken', 'turkey'],
    ['є картопля не люблю моркву', 'potato', 'carrot'],
    ['kuřecí vývar jen žádné nudle', 'chicken-broth', 'soup-noodles'],
    ['knedlíky ne se švestkama, s jahodama', 'bread-dumplings', 'plum'],
    ["chicken recipe that doesn't use cream", 'chicken', 'cream'],
    ['плов не з баранини, з куркою', 'chicken', 'lamb'],
    ['i want a chicken soup cannot have onions', 'chicken', 'onion'],
  ] as const) {
    expect([text, wishes(text)]).toEqual([text, expect.arrayContaining([wished])])
    expect([text, understandQuery(text).exclude]).toEqual([text, expect.arrayContaining([refused])])
  }
})

test('what is welcomed right behind is left to a tap, and what stands before is refused', () => {
  for (const [text, refused, unsure] of [
    ['моркви не треба часнику побільше', 'carrot', 'garlic'],
    ['fazole nemusím čočku jo', 'beans', 'lentils'],
    ['ryby ne krevety klidně', 'fish', 'shrimp'],
  ] as const) {
    const slots = understandQuery(text)
    expect([text, slots.exclude]).toEqual([text, expect.arrayContaining([refused])])
    expect([text, slots.unsure]).toEqual([text, [{ kind: 'include', id: unsure }]])
  }
})

test('whatever stands around it, what follows a refusal is not turned into a wish by what stands before', () => {
  for (const text of [
    'chicken dont want nuts please',
    'chicken cant have nuts yes really',
    "chicken i can't have any nuts",
    'курка не можна горіхи хочу салат',
    'курка не їм горіхи так само цибулю',
    'курка нам не можна якщо є горіхи',
    'курка не люблю коли є горіхи',
    'курка не їм щось з горіхами',
    'курка не можна додавати горіхи',
    'курка не клади в салат горіхи',
    'kuře nechci ořechy prosím',
    'kuře nemůžu jíst co má ořechy',
    'kuře nemám ráda ořechy hodně česneku',
    'kuře nesmí obsahovat ořechy',
  ])
    expect([text, understandQuery(text).exclude]).toEqual([text, expect.arrayContaining(['nut'])])
})
