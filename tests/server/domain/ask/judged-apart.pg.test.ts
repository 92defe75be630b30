import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

test('a soup that is blended is one thing, and no mash beside a soup', async () => {
  await asking.finds(
    ['гарбузовий суп-пюре', 'гарбузовий крем-суп', 'гарбузовий пюре-суп', 'суп-пюре з гарбуза'],
    ['Крем-суп із запеченого гарбуза'],
    ['Борщ із пампушками'],
  )
})

test('a fillet of fish is one of whichever fish, and no anchovy of a tin', async () => {
  await asking.finds(
    ['філе риби', 'fish fillets', 'rybí filé bez smažení'],
    ['Рибальська юшка з пшоном'],
    ['Chicken Caesar Salad', 'Котлета по-київськи'],
  )
})

test('what is said to stand in a tin is tinned', async () => {
  await asking.finds(
    ['квасоля з банки', 'tinned beans'],
    ['Black Bean Burritos', 'Smoky Chili con Carne', 'Spring Minestrone'],
    ['Лобіо з волоськими горіхами'],
  )
})

test('nobody who counts carbohydrates has bread, rice, potatoes or spoons of sugar', async () => {
  await asking.finds(
    ['low carb', 'низьковуглеводне'],
    ['Ratatouille', 'Шашлик зі свинячої шийки'],
    [
      ...['Svíčková na smetaně', 'Hovězí guláš', 'Домашні котлети, соковиті'],
      ...['Зелений борщ зі щавлем', 'Тефтелі з рисом для дітей', 'Honey Garlic Salmon'],
    ],
  )
})

test('what is stewed is in pieces, and a dish of mince comes behind', async () => {
  const found = await asking.titles('beef stew')
  expect(found.at(-1)).toBe('Smoky Chili con Carne')
  expect(found).toContain('Яловичина, тушкована з чорносливом')
})

test('stale bread goes into what has much of it, and nobody bakes it anew', async () => {
  await asking.finds(
    ['stale bread', 'черствий хліб'],
    ['Česnečka s krutony', 'Chicken Caesar Salad'],
    ['Паска на жовтках із родзинками', 'Hovězí guláš'],
  )
})

test('in the place of a chop comes pork, and nothing that only has lard in it', async () => {
  await asking.finds(
    ['pork chops'],
    ['Vepřo knedlo zelo', 'Шашлик зі свинячої шийки'],
    ['Svíčková na smetaně', 'Spaghetti Carbonara', 'Kuře na paprice'],
  )
})

test('a marinade beside meat over a fire is how that is prepared, and no sauce', async () => {
  await asking.finds(
    ['grilované maso marináda', "м'ясо на грилі маринад"],
    ['Шашлик зі свинячої шийки'],
    ['Sunday Roast Chicken with Gravy'],
  )
})

test('mash that is left goes where mash is in it, and is none that is sold dried', async () => {
  await asking.finds(
    ['картопляне пюре вчорашнє', 'leftover mash', 'leftover mashed potatoes'],
    ['Shepherd’s Pie'],
    ['Зелений борщ зі щавлем', 'Козацький куліш'],
  )
})

test('what is taken to school is for children, where any is said to be', async () => {
  const found = await asking.titles('перекус у школу')
  const [first = ''] = found
  expect(asking.dish(first).tags.some((tag) => /діт|dět|kids/u.test(tag))).toBe(true)
})
