import { expect, test } from 'bun:test'
import { both, isCalled, isTagged, type Rule, takesAtMost } from '../support/dishes.ts'
import * as food from '../support/foods.ts'
import type { Komora } from '../support/komora.ts'
import { complaintsAbout, type Question } from '../support/questions.ts'
import { stage } from '../support/stage.ts'

const without = (refused: Rule): Rule => {
  return (dish) => !refused(dish)
}

/** Nothing that comes has a line with what was refused; how much comes is for other walks. */
function refusing(text: string, refused: Rule, first?: Rule): Question {
  return { text, right: without(refused), brings: () => false, ...(first && { first }) }
}

const foods: Question[] = [
  refusing('вечеря без молока', food.milk),
  refusing('щось без цибулі', food.onion),
  refusing('дитина не їсть цибулю', food.onion),
  refusing('ми не любимо гриби', food.mushrooms),
  refusing(
    'борщ без буряка',
    (dish) => /буряк/i.test(dish.ingredients.join()),
    isCalled('зелений'),
  ),
  refusing('chicken without garlic', food.garlic, food.chicken),
  refusing('dinner, no onions please', food.onion),
  refusing('anything but fish', food.fish),
  refusing('сніданок без яєць', food.eggs, isTagged('сніданок', 'breakfast', 'snídaně')),
  refusing('гриби замість м’яса', food.meat, food.mushrooms),
  refusing('бес цибулі, будь ласка', food.onion),
]

const kinds: Question[] = [
  refusing('суп без м’яса', food.meat, isTagged('суп', 'soup', 'polévka')),
  refusing('щось без молочного', food.dairy),
  refusing('сніданок без БКМ', food.dairy),
  refusing('десерт без яєчного білка', food.eggs),
  refusing('алергія на всі горіхи, десерт', food.nuts),
  refusing('вечеря для гостей: одному не можна риби, другому молочного', food.dairy),
  refusing('мені не можна риби, чоловікові яєць', food.eggs),
  refusing('суп для дитини, якій яйця не можна (молоко теж)', food.eggs),
  refusing('a dairy-free dinner', food.dairy),
  refusing('gluten-free dessert', food.gluten, isTagged('десерт', 'dessert')),
  refusing('алергія на горіхи, хочу десерт', food.nuts, isTagged('десерт', 'dessert', 'випічка')),
  refusing(
    'алергія на горіхи, солодке',
    food.nuts,
    isTagged('десерт', 'dessert', 'випічка', 'солодке', 'сніданок'),
  ),
  refusing(
    'салат на Новий рік, свекор не їсть ніякої риби',
    food.fish,
    isTagged('салат', 'salad', 'salát'),
  ),
  refusing('my son is allergic to eggs', food.eggs),
  refusing('у сина алергія на горіхи, котлети на обід', food.nuts, isCalled('.*котлет|.*тефтел')),
  refusing('малюку 9 місяців', food.honey),
  refusing('we do not eat pork', food.pork),
]

const animal: Rule = (dish) => food.meat(dish) || food.fish(dish)
const ofAnimals: Rule = (dish) => animal(dish) || food.dairy(dish) || food.eggs(dish)

const diets: Question[] = [
  refusing('вегетаріанська вечеря', animal),
  refusing('vegetarian soup', animal, isTagged('суп', 'soup', 'polévka')),
  refusing('веганський обід', ofAnimals),
  refusing('vegan dinner', ofAnimals),
  refusing('що приготувати в піст', ofAnimals),
  refusing('Пилипівка, що на обід', ofAnimals),
]

const together: Question[] = [
  {
    text: 'вечеря за 30 хвилин без молока',
    right: both(takesAtMost(30), without(food.milk)),
    brings: () => false,
  },
  {
    text: 'quick vegetarian lunch under 20 minutes',
    right: both(takesAtMost(20), without(animal)),
    brings: () => false,
  },
]

export function refusals(komora: Komora): void {
  stage('refusing in plain words', () => {
    test('a food that was refused is in no line of any answer', () => answering(foods))
    test('a kind of food is refused with all that belongs to it', () => answering(kinds))
    test('a diet is kept line by line', () => answering(diets))
    test('a refusal and a limit hold together', () => answering(together))
    test('where a refusal leaves nothing for an occasion, what does not say so is shown', async () => {
      const salads = await feedOf('салат на пікнік без майонезу')
      expect(salads).toContain('Грецький салат')
      expect(salads).not.toContain('Олів’є')
    })
    test('a follow-up keeps what was refused before it', async () => {
      const page = await feedOf('і без яєць', 'десерт без молока')
      for (const chip of ['Без молока', 'Без яйця']) expect(page).toContain(chip)
    })
    test('a refused word that nobody knows is said to be unknown', async () => {
      expect(await feedOf('каша без бубурдульки')).toContain('Невідомо, що таке «бубурдульки»')
    })
    test('where a refusal leaves nothing, the page says what else may be left out', async () => {
      const page = await feedOf('м’ясо на грилі без свинини')
      const [, link = ''] = /<a ([^>]*)>Шукати без «[^»]*гриль/i.exec(page) ?? []
      const [, address = ''] = /href="([^"]+)"/.exec(link) ?? []
      const meat = await (await fetch(new URL(address.replaceAll('&amp;', '&'), komora.url))).text()
      expect(meat).toContain('Плов із яловичиною')
      expect(meat).not.toContain('Шашлик')
    })
  })

  async function feedOf(q: string, prev = ''): Promise<string> {
    const headers = { 'accept-language': 'uk' }
    const asked = new URLSearchParams(prev === '' ? { q } : { q, prev })
    return (await fetch(`${komora.url}/?${asked}`, { headers })).text()
  }

  async function answering(questions: Question[]): Promise<void> {
    expect(await complaintsAbout(komora, questions)).toEqual([])
  }
}

/** All refusals once more, for a walk that comes later. */
export const refuseAll = (komora: Komora): Promise<string[]> =>
  complaintsAbout(komora, [...foods, ...kinds, ...diets, ...together])
