import { expect, test } from 'bun:test'
import { refusalsIn } from '../../../shared/food/ask/refusals-in.ts'

const refusedBy = (title: string) => {
  const { exclude, refused } = refusalsIn(title)
  return [...exclude, ...Object.values(refused).flat()]
}

test.each([
  ['Олів’є без ковбаси', 'sausage'],
  ['Flourless Orange Cake', 'wheat-flour'],
  ['Не борщ', 'borscht'],
  ['Салат «Не шуба»', 'shuba'],
  ['Картопля замість хліба', 'bread'],
  ['Печиво без цукру, молока і яєць', 'egg'],
  ['Roasted Tomato Soup (no cream!)', 'cream'],
  ['Nut-free granola', 'nut'],
  ['Egg-free dairy-free muffins', 'dairy'],
  ['Bezlepkový jablečný koláč', 'gluten'],
  ['Bábovka bez másla', 'butter'],
  ['Dairy, egg and nut free cake', 'dairy'],
  ['Безглютенові млинці без молока', 'milk'],
  ['Безе без цукру', 'sugar'],
  ['Non-dairy pancakes', 'dairy'],
  ['No added sugar jam', 'sugar'],
  ['Cookies w/o eggs', 'egg'],
  ['Carbonara sans cream', 'cream'],
  ['Zero sugar lemonade', 'sugar'],
  ['Ні грама цукру: торт', 'sugar'],
  ['Egg allergy cupcakes', 'egg'],
  ['Олів’є не з ковбасою, а з куркою', 'sausage'],
])('the title «%s» says that it does without %s', (title, refused) => {
  expect(refusedBy(title)).toContain(refused)
})

test.each([
  'Сирники',
  'Борщ із пампушками',
  'Шарлотка з яблуками — простіше не буває',
  'Найкращі млинці, кращих не їли',
  'Деруни, які не темніють',
  'Курка, яка не буває сухою',
  'Кекс, що не потребує міксера',
  'Медовик без випікання — смачніше не буває',
  'Плов не гірше ніж у ресторані',
  'Суп для тих, хто не любить суп',
  'Ліниві голубці: не треба крутити',
  'Ніяких зайвих калорій: суп з броколі',
  'Never-dry roast turkey',
  'Cookies that never fail',
  'Why not pancakes',
  'Ні дня без борщу',
  'Allergy friendly brownies',
  'Brownies allergy friendly',
  'Spring allergy soup with chicken',
  'Chocolate allergy-friendly cake',
  'Чому б не млинці',
  'No-knead bread',
  'You won’t believe it’s cauliflower pizza',
  'Not-so-sweet banana bread',
  'Broccoli for people who hate broccoli',
  'Řízky, které neopadají',
  'Guláš, co nezklame',
  'Koláč, který nemůžete zkazit',
  'Svíčková jak ji neznáte',
])('the title «%s» praises, and turns nothing down', (title) => {
  expect(refusedBy(title)).toEqual([])
})

test('a title refuses nothing that it is made of', () => {
  expect(refusedBy('Chicken, leek and gluten free pie')).toEqual(['gluten'])
  expect(refusedBy('Млинці для алергіків на молоко')).toEqual(['milk'])
  expect(refusedBy('Жодного яйця кекс')).toEqual(['egg'])
  expect(refusedBy("Не м'ясні котлети")).toEqual(['meat'])
})

test('what is said to have no added sugar is jam all the same', () => {
  expect(refusedBy('No added sugar jam')).toEqual(['sugar'])
  expect(refusedBy('Zero sugar lemonade')).toEqual(['sugar'])
})
