import { describe, expect, test } from 'bun:test'
import { readDemoContent } from '../../../server/demo/content.ts'

const { recipes } = await readDemoContent()

/** Lines that these patterns would take for something else: coconut milk, tomato paste, turmeric. */
const innocent = /кокосов|coconut|томатної пасти|tomato purée|куркуми|білокачанної|gluten-free/iu
const meat =
  /м’яс|свин|ялович|кур[кя]|куря|курин|фарш|сал[оа](?!\p{L})|смал[ьц]|ковбас|риб[аи](?!\p{L})|короп|хек|лосос|судак|\b(beef|lamb|pork|chicken|bacon|fish|cod|salmon|anchov|guanciale|worcestershire)|hověz|vepřov|kuřec|slanin|klobás|sádl|(?<!\p{L})ryb/iu
const milk =
  /молока|вершк|сметан|сир[ун]?(?!\p{L})|сулугуні|бринз|фет[аи]|кефір|пармезан|\b(butter|buttermilk|milk|cream|yogurt|parmesan|pecorino|cheese)\b|mlék|másl|smetan|sýr|eidam|tvaroh/iu
const egg =
  /яйц|яєць|яєчн|жовт(ок|к)|білок|майонез|\b(eggs?|mayonnaise)\b|vejce|vajec|žloutk|bílk|majonéz/iu
const honey = /мед[уо]?(?!\p{L})|honey|(?<!\p{L})medu/iu
const gluten =
  /борошн|хліб|паст[аи]|спагеті|локшин|сухар|манн|перлов|пшениц|вівсян|пампушк|соєв|\b(flour|bread|spaghetti|pasta|soy sauce|oats|tagliatelle|worcestershire)|mouk|chleb|strouhank|krup|knedl/iu

describe('a diet that a recipe claims', () => {
  test('holds for the vegetarian', () => {
    expect(
      breaking(
        ['вегетаріанське', 'vegetarian', 'vegan', 'пісне', 'vegetariánské', 'veganské'],
        [meat],
      ),
    ).toEqual([])
  })

  test('holds for the vegan and the fasting', () => {
    expect(breaking(['пісне', 'vegan', 'veganské'], [meat, milk, egg, honey])).toEqual([])
  })

  test('holds for those who take no milk', () => {
    expect(breaking(['без молочного', 'dairy-free'], [milk])).toEqual([])
  })

  test('holds for those who take no gluten', () => {
    expect(breaking(['без глютену', 'gluten-free', 'bezlepkové'], [gluten])).toEqual([])
  })
})

/** A vegan dish is all of these, so that a person who looks for one of them finds it. */
test('a vegan dish is marked as free of milk too', () => {
  const vegan = recipes.filter(({ tags }) => tags.some((tag) => tag === 'пісне' || tag === 'vegan'))
  const unmarked = vegan.filter(
    ({ tags }) => !tags.includes('без молочного') && !tags.includes('dairy-free'),
  )
  expect(unmarked.map((dish) => dish.slug)).toEqual([])
})

function breaking(diets: string[], foods: RegExp[]): string[] {
  return recipes
    .filter((dish) => dish.tags.some((tag) => diets.includes(tag)))
    .flatMap((dish) => dish.ingredients.map((line) => `${dish.slug}: ${line}`))
    .filter((line) => !innocent.test(line) && foods.some((food) => food.test(line)))
}
