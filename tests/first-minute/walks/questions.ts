import { expect, test } from 'bun:test'
import { both, isCalled, isTagged, not, says, takesAtMost } from '../support/dishes.ts'
import { beef, chicken, fish, mushrooms, nuts } from '../support/foods.ts'
import type { Komora } from '../support/komora.ts'
import { ask, askEveryWay } from '../support/public-api.ts'
import { complaintsAbout, type Question } from '../support/questions.ts'
import { stage } from '../support/stage.ts'

const sweet = [
  'десерт',
  'dessert',
  'випічка',
  'baking',
  'dort',
  'sladké jídlo',
  'pečení',
  'kynuté těsto',
]

const limits: Question[] = [
  { text: 'до 30 хвилин', right: takesAtMost(30) },
  { text: 'щось за пів години', right: takesAtMost(30) },
  { text: 'за 15 хвилин', right: takesAtMost(15) },
  { text: 'що можна встигнути за годину?', right: takesAtMost(60) },
  { text: 'anything quick, 25 min at most', right: takesAtMost(25) },
  { text: 'ready in 15 minutes', right: takesAtMost(15) },
  { text: 'under half an hour', right: takesAtMost(30) },
]

const dishes: Question[] = [
  { text: 'борщ', right: isCalled('.*борщ') },
  { text: 'рецепт сирників', right: isCalled('сирник') },
  // What узвар is poured over is another dish.
  {
    text: 'як зварити узвар',
    right: both(says('узвар|компот'), not(isCalled('кутя'))),
    first: isCalled('узвар'),
  },
  { text: 'хочу плов', right: isCalled('плов') },
  // The same cake has a name of its own in Czech.
  { text: 'медівник', right: isCalled('медівник|medovník'), first: isCalled('медівник') },
  {
    text: 'guacamole recipe',
    right: says('avocado|авокадо'),
    first: isCalled('guacamole'),
    brings: isCalled('guacamole'),
  },
  { text: 'how to make hummus', right: isCalled('хумус') },
  { text: 'chili con carne', right: isCalled('.*chili con') },
]

const foods: Question[] = [
  { text: 'щось із куркою', right: chicken },
  { text: 'something with chicken', right: chicken },
  { text: 'страви з яловичини', right: beef, brings: says('ялович|minced beef') },
  {
    text: 'що приготувати з гарбуза?',
    right: says('гарбуз|pumpkin'),
    brings: isCalled('.*гарбуз'),
  },
  { text: 'що зробити з кабачків', right: says('кабач|courgette') },
  { text: 'з грибами', right: mushrooms },
  { text: 'salmon', right: says('salmon|лосос') },
  { text: 'fish for tonight', right: fish, brings: both(fish, isTagged('fish', 'риба')) },
  { text: 'something with coconut milk', right: says('coconut milk|кокосового молока') },
  { text: 'red lentils', right: says('red lentil') },
  { text: 'I have tofu and broccoli', right: says('tofu|broccoli|броколі'), first: says('tofu') },
  {
    text: 'є яблука і кориця',
    right: says('яблу|кориц|cinnamon|jabl|skořic'),
    first: says('яблук'),
    brings: both(says('яблук'), says('кориц')),
  },
]

const courses: Question[] = [
  {
    text: 'суп',
    right: () => true,
    first: isTagged('суп', 'soup', 'polévka'),
    brings: isTagged('суп'),
  },
  {
    text: 'салат',
    right: () => true,
    first: isTagged('салат', 'salad'),
    brings: isTagged('салат'),
  },
  { text: 'що випити', right: isTagged('напій', 'drink') },
  { text: 'щось солодке до чаю', right: isTagged(...sweet) },
  { text: 'dessert', right: isTagged(...sweet) },
  { text: 'breakfast', right: isTagged('сніданок', 'breakfast', 'snídaně') },
]

const together: Question[] = [
  { text: 'курка до 30 хвилин', right: both(chicken, takesAtMost(30)) },
  { text: 'fish in 30 minutes', right: both(fish, takesAtMost(30)) },
  {
    text: 'сніданок за 20 хвилин',
    right: both(isTagged('сніданок', 'breakfast'), takesAtMost(20)),
  },
  {
    text: 'суп за годину',
    right: takesAtMost(60),
    first: isTagged('суп', 'soup', 'polévka'),
    brings: both(isTagged('суп', 'soup'), takesAtMost(60)),
  },
]

/** What the whole dish, or a serving, may cost in hryvnias. */
const prices: { text: string; dish?: number; serving?: number }[] = [
  { text: 'страви до 100 ₴', serving: 100 },
  { text: 'страва до 100 грн за все', dish: 100 },
  { text: 'вечеря до 50 грн за порцію', serving: 50 },
  { text: 'soup for 30 UAH per serving', serving: 30 },
]

const slips: Question[] = [
  { text: 'щось із куркю', right: chicken },
  { text: 'somthing with chiken', right: chicken },
  { text: 'сырники', right: isCalled('сирник') },
  { text: 'рецепт варенеків', right: isCalled('.*вареник') },
  { text: 'хачапурі по аджарски', right: isCalled('хачапурі') },
]

const starches =
  'спагеті|макарон|рис|картопл|гречк|лапш|spaghetti|pasta|noodle|rice|tortilla|potato|rýž|brambor|těstovin|knedl'

/** Said around what is wanted, or beside it: none of it turns the question off. */
const saidAround: Question[] = [
  {
    text: 'low carb dinner ideas',
    right: not(says(starches, 'rice vinegar|рисового оцту')),
    brings: fish,
  },
  {
    text: 'birthday cake for a school party, no nuts allowed',
    right: not(nuts),
    brings: isCalled('медівник зі сметан'),
  },
  { text: 'dort na oslavu bez ořechů', right: not(nuts), brings: isCalled('медівник зі сметан') },
  { text: 'кажуть, буряк корисний. що з нього приготувати?', right: says('буряк|beet|řep') },
  { text: 'my throat is sore', right: not(isTagged('салат', 'salad')), brings: says('обліпих') },
  { text: 'chiken recepies', right: chicken },
  { text: 'суп уже є, треба щось на друге', right: not(isTagged('суп', 'soup', 'polévka')) },
  // One fish is welcome where all others are refused.
  {
    text: 'no fish except salmon, dinner in 30 minutes',
    right: not(says('короп|хек|оселед|тунец|тріск|\\bcod\\b|tuna|kapr|white fish')),
    brings: isCalled('honey garlic salmon'),
  },
  { text: 'яловичина щоб аж танула в роті', right: beef, brings: isCalled('.*яловичин') },
]

/** Where it is eaten, by whom, and for how long it is cooked. */
const eaten: Question[] = [
  {
    text: 'обід на роботу, їсти холодним',
    right: not(isTagged('суп', 'soup', 'polévka')),
    brings: isCalled('black bean burrito'),
  },
  {
    text: 'перекус дитині у школу',
    right: not(isTagged('суп', 'соус', 'напій')),
    brings: isCalled('сирник'),
  },
  {
    text: 'що зварити на кілька днів',
    right: not(isTagged('салат', 'випічка', 'десерт')),
    brings: isCalled('.*chili con'),
  },
  { text: 'cake for my allergic son', right: () => true, brings: isCalled('медівник|medovník') },
]

export function questions(komora: Komora): void {
  stage('asking in plain words', () => {
    test('a limit of time alone brings what is on the table by then', () => answering(limits))
    test('a limit of money brings what costs no more', async () => {
      expect((await Promise.all(prices.map(tooDear))).flat()).toEqual([])
    })

    test('a dish by its name comes first, and nothing else', () => answering(dishes))
    test('a food brings the dishes that are made of it', () => answering(foods))
    test('a course brings such dishes, the best of them first', () => answering(courses))
    test('everything that was said at once holds at once', () => answering(together))
    test('where and by whom it is eaten is heard', () => answering(eaten))
    test('a slip is understood', () => answering(slips))
    test('what is said around a wish leaves it one', () => answering(saidAround))

    test('the address, a body and a stream give the same answers in the same order', async () => {
      for (const text of ['щось із куркою', 'суп без м’яса', 'quick breakfast', 'фівапролдж']) {
        const { get, post, stream } = await askEveryWay(komora, text)
        expect({ text, names: post }).toEqual({ text, names: get ?? [] })
        expect({ text, names: stream }).toEqual({ text, names: get ?? [] })
      }
    })
  })

  async function tooDear({ text, dish = Infinity, serving = Infinity }: (typeof prices)[number]) {
    const { recipes } = await ask(komora, text)
    if (recipes.length === 0) return [`I asked «${text}», and got nothing.`]
    const dear = recipes.filter(({ estimatedCost: { value }, recipeYield }) => {
      return value > dish || value / Number.parseInt(recipeYield, 10) > serving
    })
    return dear.map(
      ({ name, estimatedCost: { value }, recipeYield }) =>
        `I asked «${text}», and got «${name}», ${value} ₴ for ${recipeYield} servings.`,
    )
  }

  async function answering(questions: Question[]): Promise<void> {
    expect(await complaintsAbout(komora, questions)).toEqual([])
  }
}

/** All questions once more, for a walk that comes later. */
export const askAll = (komora: Komora): Promise<string[]> =>
  complaintsAbout(komora, [...limits, ...dishes, ...foods, ...courses, ...together, ...slips])
