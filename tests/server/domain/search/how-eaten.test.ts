import { expect, test } from 'bun:test'
import { facetsOf } from '../../../../server/domain/search/facets.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

interface Some {
  title: string
  tags?: string[]
  lines?: string[]
  steps?: string[]
  cookMinutes?: number
}

function known({ title, tags = [], lines = [], steps = [], cookMinutes = 20 }: Some) {
  const { guessed, ...facets } = facetsOf({
    ...{ title, description: '', tags, prepMinutes: 10, cookMinutes, pricePerServing: 0 },
    ingredients: lines.map((line) => parseIngredientLine(line)),
    steps: steps.map((text) => ({ text })),
  })
  return { ...facets, occasions: [...facets.occasions, ...guessed.occasions] }
}

const occasions = (recipe: Some) => known(recipe).occasions
const courses = (recipe: Some) => known(recipe).courses

test('a salad is good cold, and a warm one or a soup is not', () => {
  expect(occasions({ title: 'Грецький салат' })).toContain('eaten-cold')
  expect(occasions({ title: 'Black Bean Burritos' })).toContain('eaten-cold')
  expect(occasions({ title: 'Теплий салат із куркою' })).not.toContain('eaten-cold')
  expect(occasions({ title: 'Холодник' })).not.toContain('eaten-cold')
})

test('a dinner that is warmed up again goes into a box, and fish, an omelette or what is fried does not', () => {
  const boxed = (recipe: Some) => occasions(recipe).includes('work-lunch')
  expect(boxed({ title: 'Гуляш', lines: ['600 г яловичини'] })).toBe(true)
  expect(boxed({ title: 'Домашні котлети', steps: ['Смажте з обох боків.'] })).toBe(true)
  expect(boxed({ title: 'Хек під сметаною', lines: ['600 г хека'] })).toBe(false)
  expect(boxed({ title: 'Омлет', lines: ['4 яйця'] })).toBe(false)
  expect(boxed({ title: 'Smažené kuřecí řízky', steps: ['Smažte dozlatova.'] })).toBe(false)
})

test('what is held in a hand is for a school bag', () => {
  for (const title of ['Сирники', 'Blueberry Muffins', 'Пиріжки з капустою', 'Шарлотка'])
    expect([title, occasions({ title }).includes('by-hand')]).toEqual([title, true])
  expect(occasions({ title: 'Борщ' })).not.toContain('by-hand')
})

test('a pot of stew or beans keeps for days, and noodles, fish or eggs do not', () => {
  const keeps = (recipe: Some) => occasions(recipe).includes('keeps')
  expect(keeps({ title: 'Борщ' })).toBe(true)
  expect(keeps({ title: 'Суп із перловкою', lines: ['100 г перловки'] })).toBe(true)
  expect(keeps({ title: 'Суп із локшиною', lines: ['100 г локшини'] })).toBe(false)
  expect(keeps({ title: 'Юшка', lines: ['1 короп'] })).toBe(false)
  expect(keeps({ title: 'Салат', lines: ['1 огірок'] })).toBe(false)
})

test('what sets or ripens overnight is made the day before', () => {
  expect(occasions({ title: 'Тірамісу' })).toContain('ahead')
  expect(
    occasions({ title: 'Вівсянка в банці', tags: ['сніданок'], steps: ['Залиште на ніч.'] }),
  ).toContain('ahead')
  // Beans are soaked, and cooked on the day.
  expect(
    occasions({ title: 'Квасоля', tags: ['вечеря'], steps: ['Замочіть на ніч.'] }),
  ).not.toContain('ahead')
})

test('what small children are given is mild', () => {
  const mild = (recipe: Some) => occasions(recipe).includes('kids')
  expect(mild({ title: 'Курячий суп', lines: ['1 морква'] })).toBe(true)
  expect(mild({ title: 'Курячий суп', lines: ['1 перець чилі'] })).toBe(false)
  expect(mild({ title: 'Крем-суп', lines: ['100 мл білого вина'] })).toBe(false)
})

test('what is mashed for a baby is told in months, and is no main dish', () => {
  for (const recipe of [
    { title: 'Гарбузове пюре', tags: ['6+ місяців'] },
    { title: 'Banana Oat Fingers (6 months+)', tags: ['dinner'] },
    { title: 'Dýňové pyré', tags: ['příkrm', 'oběd'] },
  ]) {
    const { dishes, courses: served } = known(recipe)
    expect([recipe.title, dishes.includes('baby-food'), served.includes('main')]).toEqual([
      recipe.title,
      true,
      false,
    ])
  }
})

test('a tag that names the dish it is eaten with makes no such dish of it', () => {
  expect(known({ title: 'Пампушки з часником', tags: ['до борщу'] }).dishes).toEqual(['pampushky'])
})

test('when it is served makes no dinner of a cake', () => {
  expect(courses({ title: 'Шоколадний торт', tags: ['dinner', 'вечеря'] })).not.toContain('main')
  expect(courses({ title: 'Курячий суп', tags: ['вечеря'] })).toContain('main')
})

test('what nobody knows by its name is of the course of what the title says it is', () => {
  expect(courses({ title: 'Mango Lassi', lines: ['1 mango', '200 ml yogurt'] })).toEqual(['drink'])
  expect(courses({ title: 'Полуничне варення', lines: ['1 кг полуниці', '1 кг цукру'] })).toEqual([
    'preserve',
  ])
  expect(courses({ title: 'Chicken in Tomato Sauce', lines: ['500 g chicken'] })).toEqual(['main'])
})

test('dumplings are dumplings, be they sold frozen with the same filling', () => {
  expect(known({ title: 'Вареники з картоплею та шкварками' }).dishes).toContain('varenyky')
})

test('a cake is baked in an oven though nobody says how hot, and one without baking is not', () => {
  const steps = ['Розкачайте коржі, печіть кожен по 5 хвилин.']
  expect(known({ title: 'Медовик', steps }).equipment).toContain('oven')
  expect(known({ title: 'Чізкейк без випічки', steps }).equipment).not.toContain('oven')
})

test('a cake of liver is no cake, and a pie with meat is a dinner too', () => {
  expect(known({ title: 'Печінковий торт' }).dishes).toEqual(['liver-cake'])
  expect(courses({ title: 'Fish Pie', lines: ['500 g cod'] }).toSorted()).toEqual([
    'baking',
    'main',
  ])
})

test('months of ageing make nothing a baby’s food, and neither does what is said not to be for them', () => {
  const baby = (title: string, lines: string[], tags: string[] = []) =>
    known({ title, lines, tags }).dishes.includes('baby-food')
  expect(baby('Кабачкове пюре від 6 місяців', ['1 кабачок'])).toBe(true)
  expect(baby('Перше пюре малюка: броколі', ['100 г броколі'])).toBe(true)
  expect(baby('Sweet potato puree (6 months+)', ['1 sweet potato'])).toBe(true)
  expect(baby('Вишнівка: пити з 2 міс', ['1 л горілки', '1 кг вишні'], ['алкоголь'])).toBe(false)
  expect(baby('Domácí slivovice', ['5 l slivovice'], ['zraje od 6 měsíců'])).toBe(false)
  expect(baby('Beef Stew – freezes for 3 months', ['1 kg beef'])).toBe(false)
  expect(baby('Honey cookies (not for babies)', ['80 g honey'])).toBe(false)
  expect(baby('Honey oat porridge 6 months+', ['30 g oats', '1 tsp honey'])).toBe(false)
  expect(baby('Горіхове пюре від 7 місяців', ['100 г волоських горіхів'])).toBe(false)
  expect(baby('Борщ від 7 міст', ['2 буряки'])).toBe(false)
})

test('of meat there is no drink and no sweet, and what is cooked in a drink is none', () => {
  const course = (title: string, ...lines: string[]) => courses({ title, lines })
  expect(course('Lemonade chicken', '8 chicken thighs', '300 ml lemonade')).toEqual(['main'])
  expect(course('Pork and Cider', '1 kg pork shoulder', '500 ml cider')).toEqual(['main'])
  expect(course('Mushrooms and Beer', '500 g mushrooms', '330 ml beer')).toEqual(['main'])
  expect(course('Узвар із сушених груш і слив', '200 г сушених груш')).toEqual(['drink'])
})

test('fish is not kept for days, and what is hot on the table is not eaten cold', () => {
  const fishCurry = { title: 'Fish curry', lines: ['500 g cod', '2 tbsp curry powder'] }
  expect(occasions(fishCurry)).not.toContain('keeps')
  expect(occasions({ title: 'Hot German Potato Salad' })).not.toContain('eaten-cold')
  const spirits = { title: 'Млинці з ромом', lines: ['2 яйця', '50 мл рому', '200 г борошна'] }
  expect(occasions(spirits)).not.toContain('by-hand')
})
