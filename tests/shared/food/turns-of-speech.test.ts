import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { kept, lost, wrongly } from '../../support/asked.ts'
import { polarityRows } from './sets/polarity/rows.ts'

/** Each as it was meant: what is refused is left out and no wish, and what is wanted is wanted. */
function meant(table: string): void {
  const rows = polarityRows(table)
  expect(rows.flatMap((row) => [...wrongly(row), ...kept(row), ...lost(row)])).toEqual([])
}

test('what was tried in vain, is liked no more or cursed at is refused', () => {
  meant(`
    I've tried to like olives for thirty years and I give up. Give me a Greek salad => green-olives; greek-salad
    tried to love kale. Soup? => kale; soup
    so tired of rice. rice rice rice. noodles with tofu => rice; egg-noodles, tofu
    я розлюбила авокадо. тост з чим тоді? з лососем? => avocado; sandwich, salmon
    так і не полюбила броколі, який суп => broccoli; soup
    мабуть хватить уже макаронів, давайте краще рис з овочами => pasta; rice, vegetable
    хай йому грець тому холодцю, зробіть мені рибу => holodets; fish
    snažila jsem se mít ráda játra. guláš => liver; goulash
  `)
})

test('years and months count nobody who eats', () => {
  for (const text of [
    'cake for thirty years together',
    'торт на 5 років',
    'for six months pregnant',
  ])
    expect([text, understandQuery(text).servings]).toEqual([text, undefined])
})

test('what answers a question for what one cannot stand is refused, and the dish it would spoil is wanted', () => {
  meant(`
    You know what ruins a good omelette? Bell pepper. Make me an omelette => bell-pepper; omelette
    you know what I hate? olives => green-olives
    guess what I can't stand? beets. salad please => beetroot; salad
    what doesn't belong in carbonara? cream. make me a carbonara => cream; carbonara
    what makes me sick? shrimp. paella => shrimp; paella
    що псує борщ? квасоля. хочу борщ => beans; borscht
    вгадай чого я не їм? грибів. суп => mushroom; soup
    víš co nesnáším? olivy. pizzu prosím => green-olives; pizza
    co nepatří do guláše? mouka. guláš => wheat-flour; goulash
  `)
})

test('and what answers another question is not', () => {
  meant(`
    що з'їсти коли нудить? імбир => ; ginger
    what to cook if I don't eat meat? lentils => meat; lentils
    what goes with salmon? rice => ; rice
    what doesn't need baking? cheesecake => ; cheesecake
  `)
})

test('what was wanted at first is refused once it is said what comes in its place', () => {
  meant(`
    I wanted tacos but let's do burritos instead => taco; burrito
    wanted a curry, but would rather have a stew => curry-dish; stew
    спочатку хотіла піцу, але зроблю краще салат => pizza; salad
    мала бути риба, але краще куплю курку => fish; chicken
    chtěla jsem pizzu, ale udělám radši rizoto => pizza; risotto
    původně jsem chtěla lasagne, ale dám raději cannelloni => lasagne-sheets; cannelloni
  `)
})

test('but not where only something is missing for it', () => {
  meant(`
    I wanted to make pancakes but we are out of eggs => egg; oladky
    I wanted tacos but with fish => ; taco, fish
    хотіла борщ, але нема буряка => beetroot; borscht
    chtěla bych pizzu, ale radši bez oliv => green-olives; pizza
    chtěla jsem guláš, ale došla cibule => onion; goulash
  `)
})

test('a dish is refused together with the food that tells what dish it is', () => {
  meant(`
    anything except pumpkin pie => pie, pumpkin
    not tomato soup again => soup, tomato
    усе крім гарбузового пирога => pie, pumpkin
    не хочу гарбузовий пиріг => pie
    тільки не гарбузову кашу => porridge
    cokoli kromě dýňového koláče => pie, pumpkin
    nechci dýňovou polévku => soup
  `)
})

test('and where it is another, it is wanted', () => {
  meant(`
    без гарбуза каша => pumpkin; porridge
    не гостре карі з куркою => spicy; curry-dish, chicken
    без макаронів вечеря => pasta; main
    bez dýně polévku => pumpkin; soup
    jablečný koláč, skořici ne => cinnamon; pie, apple
    шоколадний мус, желатину боюсь => gelatin; chocolate
  `)
})

test('an instance is of what was refused where it is one of that, and else of what is asked for', () => {
  meant(`
    krom hovězího cokoliv na gril, třeba krkovička => beef; pork-neck
    sladké bez cukru, třeba tvarohový koláč => sugar; pie, cottage-cheese
    nejím ořechy, třeba mandle => nut, almond
    не їм горіхи, наприклад мигдаль => nut, almond
    усе крім свинини, наприклад курка => pork; chicken
    anything but pork, for example chicken => pork; chicken
    no nuts, for example almonds => nut, almond
    алергія на рибу, наприклад креветки => fish, shrimp
  `)
})
