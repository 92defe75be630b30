import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

const wished = (text: string) => {
  const { include, useUp, anyOf, dishes, exclude } = understandQuery(text)
  return { wished: [...include, ...useUp, ...anyOf.flat(), ...dishes], exclude }
}

/** Refusals that a longer text once made wishes, and what they refuse. */
const refusals: readonly [text: string, food: string][] = [
  ['не додавайте, будь ласка, соєвий соус', 'soy-sauce'],
  ['не уявляю, як можна їсти оселедець', 'herring'],
  ['не сьогодні, гречко', 'buckwheat'],
  ['мій кіт їсть тунця, а я ні', 'tuna'],
  ['стоп-список: риба, горіхи, соя', 'soybean'],
  ['фу, кабачки', 'zucchini'],
  ['часнику зовсім не кладіть у плов', 'garlic'],
  ['not today, quinoa', 'quinoa'],
  ['onions, garlic: both off limits', 'onion'],
  ['tomato, eggplant and peppers flare up my joints', 'tomato'],
  ['ew, sardines', 'sardine'],
  ['dneska ne, pohanko', 'buckwheat'],
  ['S pálivou paprikou opatrně, raději žádnou', 'hot-paprika'],
]

const around: readonly [before: string, after: string][] = [
  ['', ' дякую!'],
  ['', ' і все'],
  ['', '. Що порадите?'],
  ['Слухайте, ', ''],
  ['На вечерю: ', ''],
  ['Чому мій торт не піднявся? ', ''],
  ['', ' thanks!'],
  ['', ', and that is it'],
  ['oh, ', ''],
  ['For dinner: ', ''],
  ['Why is my cake flat? ', ''],
  ['', ' díky!'],
  ['', '. Přijde šest hostů.'],
  ['K večeři: ', ''],
]

const tongueOf = (text: string) =>
  /\p{Script=Cyrillic}/u.test(text) ? 'uk' : /[^\0-\x7f]|\bne\b/.test(text) ? 'cs' : 'en'

test('what is said around a refusal makes no wish of it', () => {
  const wrong = refusals.flatMap(([text, food]) =>
    around
      .filter((said) => said.join('').trim() && tongueOf(said.join('')) === tongueOf(text))
      .map(([before, after]) => before + text + after)
      .filter((longer) => wished(longer).wished.includes(food)),
  )
  expect(wrong).toEqual([])
})

test('what a dish is named to be without is what was named before it', () => {
  for (const text of [
    'є гриби, зроби лазанью без них',
    'I have mushrooms, make lasagna without them',
    'mám houby, udělej guláš bez nich',
  ]) {
    expect(wished(text).exclude).toEqual(['mushroom'])
    expect(wished(text).wished).not.toContain('mushroom')
  }
})

test('a dish for somebody who may not eat something is wanted without it', () => {
  for (const text of [
    'торт для дитини з алергією на горіхи',
    'cake for a kid allergic to nuts',
    'dort pro dítě s alergií na ořechy',
  ])
    expect(wished(text)).toEqual({ wished: ['cake'], exclude: ['nut'] })
})

test('two verbs in a row are two sentences, though nobody wrote the pause', () => {
  for (const text of [
    'гриби не люблю люблю сир',
    'гриби не їм їм сир',
    'гриби ненавиджу люблю сир',
    'mushrooms dont want want cheese',
    'houby nechci chci sýr',
  ])
    expect(wished(text)).toEqual({ wished: ['cheese'], exclude: ['mushroom'] })
})

test('what was eaten lately is no wish', () => {
  for (const [text, food] of [
    ['у понеділок була гречка, у вівторок гречка, сьогодні що завгодно', 'buckwheat'],
    ['вчора замовляли суші, сьогодні щось домашнє', 'sushi'],
    ['just had pizza, something light for dinner', 'pizza'],
    ['včera byla rýže, co dneska', 'rice'],
  ] as const)
    expect(wished(text).wished).not.toContain(food)
})

test('what one likes and another does not is unsure, or refused', () => {
  for (const text of [
    'люблю гриби а чоловік ні, що на вечерю',
    'mushrooms yes, husband no',
    'mám rád houby ale žena ne, co k večeři',
    'já houby jo, žena ne',
  ])
    expect(wished(text).wished).not.toContain('mushroom')
})

test('what is only asked about, and frowned at, is no wish', () => {
  for (const [text, food] of [
    ['борщ з квасолею? ну таке', 'beans'],
    ['курка з ананасами? та ви що', 'pineapple'],
    ['pizza with pineapple? are you serious', 'pineapple'],
  ] as const)
    expect(wished(text).wished).not.toContain(food)
})

test('right behind what is replaced stands what comes in its place', () => {
  expect(wished('замість рису гречку')).toEqual({ wished: ['buckwheat'], exclude: ['rice'] })
})
