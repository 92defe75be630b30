import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

/** Wishes of every kind that is widened, passed over or taken in another sense. */
const wishes = {
  uk: [
    'торт на день народження',
    'салат на свято',
    'ситна вечеря',
    'зігріваючий суп',
    'мексиканське на вечірку',
    'романтична вечеря на двох',
    'недільний обід',
    'вечеря на Святвечір',
    'що на великодній стіл',
    'щось на мангал',
    'щось до пива',
    'закуска під горілочку',
    'перекус',
    'соус до шашлику',
    'хочу шоколаду',
    'лишилося пів капусти',
    'лишився варений рис',
    'вечеря в одній каструлі',
    'вечеря з малою кількістю вуглеводів',
    'щось низьковуглеводне',
    'холодний напій',
    'щось легеньке',
    'старовинна українська страва, яку вже мало хто готує',
    'настрій паршивий, хочеться чогось смачненького',
    'гості вже за годину, чим їх здивувати',
  ],
  en: [
    'birthday cake for a school party',
    'festive salad',
    'hearty dinner',
    'something spicy and warming',
    'mexican food for a party',
    'romantic dinner',
    'sunday lunch for the whole family',
    'christmas dinner ideas',
    'something on the grill',
    'pub food',
    'snacks for movie night',
    'pasta sauce',
    'I need chocolate now',
    'one pot meals',
    'low carb dinner',
    'what to drink on a hot day',
    'italian food, whatever that quux means',
  ],
  cs: [
    'dort na oslavu',
    'nedělní oběd',
    'štědrovečerní večeře',
    'co podávat k pivu',
    'omáčka na těstoviny',
    'romantická večeře',
    'jídlo z jednoho hrnce',
  ],
} as const

const refusing = {
  uk: ['без горіхів', 'без яєць', 'без м’яса', 'без цибулі', 'без молочного', 'алергія на рибу'],
  en: ['no nuts', 'without eggs', 'no meat', 'without onions', 'no dairy', 'allergic to fish'],
  cs: ['bez ořechů', 'bez vajec', 'bez masa', 'bez cibule', 'bez mléka', 'alergie na ryby'],
} as const

test('whatever is wished for, a clause that refuses adds no dish', async () => {
  const added: string[] = []
  for (const language of ['uk', 'en', 'cs'] as const)
    for (const wish of wishes[language]) {
      const all = new Set(await asking.titles(wish))
      for (const refusal of refusing[language]) {
        const text = `${wish}, ${refusal}`
        const kept = await asking.titles(text)
        added.push(...kept.filter((title) => !all.has(title)).map((title) => `${text}: ${title}`))
      }
    }
  expect(added).toEqual([])
}, 60_000)
