import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

/** Of these two dishes both answer the question, and the first comes before the second. */
async function stands(question: string, first: string, behind: string): Promise<void> {
  const titles = await asking.titles(question)
  const places = [first, behind].map((title) => titles.indexOf(title))
  expect({ question, places: places.every((at) => at >= 0) }).toEqual({ question, places: true })
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

test('whether fish is meant by «без м’яса» nobody can tell, so that it stands behind what has neither', async () => {
  await stands('суп без м’яса', 'Spring Minestrone', 'Рибальська юшка з пшоном')
  await stands('Mexican food without meat', 'Guacamole', 'Fish Tacos with Lime Slaw')
})

test('a soup or a salad stands behind the meals of a dinner, and among those of a lunch', async () => {
  await stands('vegetarian dinner', 'Mushroom Stroganoff', 'Potato and Leek Soup')
  await stands('обід', 'Зелений борщ зі щавлем', 'Шпундра, свинина з буряком')
})

test('the bread for a salad comes from the oven, and not the chicken', async () => {
  const titles = await asking.titles('kuře v troubě')
  expect(titles).toContain('Курячі стегна з картоплею на одному деку')
  expect(titles).not.toContain('Chicken Caesar Salad')
})

test('noodles from a wok stand behind pasta, and muesli is not put on a table before a dinner', async () => {
  await stands('паста без помідорів', 'Spaghetti Carbonara', 'Локшина з куркою та овочами у воці')
  await asking.finds(
    ['закуска на стіл', 'starter'],
    ['Хумус із лимоном'],
    ['Maple and Seed Granola'],
  )
})

test('what its title names stands before what is only in its lines', () =>
  stands('houbová polévka bez smetany', 'Юшка з білих грибів', 'Домашній рамен із куркою'))

test('for a crowd stands first what is written for as many', async () => {
  await stands(
    'м’ясо на 10 людей',
    'Буженина з часником і гірчицею',
    'Тако з яловичиною та сальсою',
  )
})

test('a sauce is no side, and pancakes no dessert of a feast', async () => {
  const sides = await asking.titles('гарнір до м’яса без картоплі')
  expect(sides).toContain('Crunchy Coleslaw')
  expect(sides).not.toContain('Аджика з помідорів і перцю')
  await stands('dessert for a party', 'Fudgy Chocolate Brownies', 'Вареники з вишнями')
})

test('and where it is meant it stands where it stood', async () => {
  await stands('вечеря до 300 ккал', 'Potato and Leek Soup', 'Ratatouille')
  await stands('юшка без м’яса', 'Рибальська юшка з пшоном', 'Юшка з білих грибів')
  await stands('snack', 'Maple and Seed Granola', 'Хумус із лимоном')
  await stands('moučník na oslavu', 'Mramorová bábovka', 'Palačinky s marmeládou')
  await stands('omáčka k hovězímu', 'Яловичина, тушкована з чорносливом', 'Хумус із лимоном')
  expect(await asking.titles('studená omáčka k hovězímu')).not.toContain('Hovězí guláš')
  await stands('studená omáčka k hovězímu', 'Хумус із лимоном', 'Basil Pesto')
  await stands('dušené zelí', 'Тушкована капуста з копченою ковбасою', 'Голубці з м’ясом і рисом')
})
