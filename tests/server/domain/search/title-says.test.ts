import { describe, expect, test } from 'bun:test'
import { facetsOf } from '../../../../server/domain/search/facets.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

interface Some {
  title: string
  tags?: string[]
  lines?: string[]
  steps?: string[]
}

const known = ({ title, tags = [], lines = [], steps = [] }: Some) =>
  facetsOf({
    ...{ title, description: '', tags, servings: 8, pricePerServing: 0 },
    ...{ prepMinutes: 10, cookMinutes: 20 },
    ingredients: lines.map((line) => parseIngredientLine(line)),
    steps: steps.map((text) => ({ text })),
  })

describe('what a title says beside the name of a dish', () => {
  test('a praise that sounds like a no leaves the dish what it is', () => {
    expect(known({ title: 'Шарлотка з яблуками — простіше не буває' }).dishes).toContain(
      'charlotte',
    )
    expect(known({ title: 'Cookies that never fail' }).dishes).toContain('cookies-dish')
    expect(known({ title: 'Салат «Не шуба»' }).dishes).not.toContain('shuba')
  })

  test('what something is made for is not what it is', () => {
    const rolls = known({ title: 'Пампушки з часником до борщу' })
    expect(rolls.dishes).toEqual(['pampushky'])
    expect(rolls.courses).toEqual(['baking'])
    expect(known({ title: 'Garlic croutons for soup' }).courses).not.toContain('soup')
    expect(known({ title: 'Крем для торта' }).dishes).toEqual([])
    expect(known({ title: 'Filling for pierogi' }).dishes).toEqual([])
    expect(known({ title: 'Заправка для салату' }).courses).not.toContain('salad')
    expect(known({ title: 'Pancakes for breakfast' }).courses).toContain('breakfast')
  })

  test.each([
    ['To Die For Brownies', 'brownie'],
    ['The Best Recipe for Borscht', 'borscht'],
    ['Dinner for Two: Lasagna', 'lasagna'],
    ['Perfect for Fall Pumpkin Soup', 'pumpkin-soup'],
    ['Вечеря для двох: карбонара', 'carbonara'],
    ['Рецепт для лінивих: лазанья з лаваша', 'lasagna'],
    ['Смачна до кави шарлотка', 'charlotte'],
    ['Recept pro začátečníky: guláš', 'goulash'],
    ['Lasagna with no-boil lasagna noodles', 'lasagna'],
    ['Smash burgers with homemade burger sauce', 'burger'],
    ['Бургер у булочці для бургера', 'burger'],
    ['Egg Roll in a Bowl', 'bowl'],
  ])(
    '«%s» is what it is called, whoever it is for and whatever is bought for it',
    (title, dish) => {
      const lines = ['200 g lasagna noodles', '4 burger buns', '100 g burger sauce']
      expect(known({ title, lines }).dishes).toContain(dish)
    },
  )

  test('a sauce that something lies in is not the dish', () => {
    const hake = known({ title: 'Хек під морквяним маринадом', lines: ['600 г хека'] })
    expect(hake.dishes).not.toContain('gravy')
    expect(hake.courses).toEqual(['main'])
    expect(known({ title: 'Оселедець під шубою' }).dishes).toContain('shuba')
    expect(known({ title: 'Salsa for tacos', lines: ['4 tomatoes'] }).courses).toEqual(['sauce'])
    expect(known({ title: 'Onion gravy' }).dishes).toContain('gravy')
  })

  test('a dish that somebody buys to make another is not what is made', () => {
    const cake = known({
      title: 'Торт без випічки з печива й сметани',
      lines: ['400 г печива', '500 г сметани'],
    })
    expect(cake.dishes).toEqual(['cake'])
    const tacos = known({ title: 'Fish Tacos with Lime Slaw', lines: ['500 g cod', '1 cabbage'] })
    expect(tacos.dishes).toContain('taco')
  })

  test('a cheesecake that is called a syrnyk is no fritter', () => {
    expect(known({ title: 'Львівський сирник у шоколаді' }).dishes).toEqual(['lviv-cheesecake'])
    expect(known({ title: 'Сирники, як у бабусі' }).dishes).toEqual(['syrnyky'])
  })

  test('muffins of eggs are no cakes, and pancakes with a tag for baking are not baked', () => {
    const eggs = known({
      title: 'Freezer-Friendly Spinach Egg Muffins',
      lines: ['8 eggs', '100 g spinach'],
      steps: ['Bake until set.'],
    })
    expect(eggs.dishes).not.toContain('muffins')
    expect(eggs.courses).toContain('breakfast')
    expect(eggs.equipment).toContain('oven')
    const semolina = { title: 'Cottage Cheese Muffins', lines: ['3 eggs', '100 g semolina'] }
    expect(known(semolina).dishes).toContain('muffins')
    const thin = known({ title: 'Тонкі млинці на молоці', tags: ['випічка'] })
    expect(thin.courses).not.toContain('baking')
  })

  test('what is stirred in one bowl is no bowl', () => {
    expect(known({ title: 'The Fudgiest One-Bowl Brownies' }).dishes).toEqual(['brownie'])
    expect(known({ title: 'Teriyaki Tofu Rice Bowl' }).dishes).toContain('bowl')
  })
})

test('bread is what its title calls so and flour and yeast make, and no dessert for a spoon of sugar', () => {
  const lines = ['300 г житнього борошна', '7 г сухих дріжджів', '1 ст. л. цукру', '330 мл води']
  const loaf = known({ title: 'Житній хліб у хлібопічці', lines })
  expect(loaf.dishes).toEqual(['homemade-bread'])
  expect(loaf.courses).toEqual(['baking'])
  expect(known({ title: 'Тісто для хліба', lines }).dishes).toEqual([])
  const inPot = known({ title: 'Хліб у мультиварці', lines, steps: ['Програма «Випічка».'] })
  expect(inPot.equipment).not.toContain('bread-maker')
  const oneSpoon = ['500 г борошна', '7 г сухих дріжджів', '1 ч. л. цукру']
  const flat = known({ title: 'Перепічка', lines: oneSpoon, steps: ['Печіть за 220 °C.'] })
  expect(flat.courses).toEqual(['baking'])
  expect(known({ title: 'Хліб з яйцем', lines: ['2 скибки хліба', '1 яйце'] }).dishes).toEqual([])
})

test('who calls a dish by its barbecue sauce lights no fire', () => {
  const title = 'BBQ Pulled Pork'
  const pot = known({ title, steps: ['Cook in the Instant Pot for 90 minutes.'] })
  expect(pot.equipment).not.toContain('grill')
  const coals = known({ title, steps: ['Heat the sauce in a saucepan. Cook over hot coals.'] })
  expect(coals.equipment).toContain('grill')
  expect(known({ title, steps: ['Turn it now and then.'] }).equipment).toContain('grill')
})

test('what is poured over ice warms nobody', () => {
  const warms = (title: string) => known({ title, tags: ['напої'] }).occasions.includes('warming')
  expect(warms('Обліпиховий чай з імбиром')).toBe(true)
  expect(warms('Гарячий лимонад з імбиром')).toBe(true)
  expect(warms('Чай з льодом і м’ятою')).toBe(false)
  expect(warms('Green tea lemonade')).toBe(false)
})

test('mince is kneaded too, and has no dough in it', () => {
  const kneads = (step: string) =>
    known({ title: 'Страва', steps: [step] }).equipment.includes('kneading')
  expect(kneads('Замісіть тісто й дайте йому підійти.')).toBe(true)
  expect(kneads('Всипте борошно й вимішуйте руками, доки тісто стане гладким.')).toBe(true)
  expect(kneads('Knead the dough for ten minutes.')).toBe(true)
  expect(kneads('Stir the dough; there is no need to knead.')).toBe(false)
  expect(kneads('Вимісіть фарш.')).toBe(false)
})
