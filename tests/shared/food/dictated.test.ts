import { expect, test } from 'bun:test'
import { refine } from '../../../shared/food/ask/refine.ts'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('who dictates without a mark begins anew with a question, a wish or what is not there', () => {
  meant(`
    купила на базарі спаржу перший раз у житті як її приготувати => ; asparagus
    broke until friday got lentils carrots and one onion what can i make => ; lentils, onion
    є капуста морква і перлова крупа м'яса нема придумай щось ситне => meat; cabbage, pearl-barley
    грошей до п'ятниці майже нема є капуста і морква => ; cabbage, carrot
    v lednici je půlka zelí a mleté maso rýži už ani nechci vidět => rice; cabbage, minced-meat
    донька м'яса і риби не їсть просить щось із нуту => meat, fish; chickpeas
    jsem těhotná syrová vejce nesmím a mám chuť na tiramisu => egg; tiramisu
    something for the kids lunchbox with carrots in it but the school has banned peanuts => peanut; carrot
    духовки немає є макарони і квасоля => ; pasta, beans
    соєвий соус закінчився а я хотіла локшину з овочами => soy-sauce; noodles
  `)
})

test('of who hates cooking only the work is meant', () => {
  meant(`
    i hate cooking give me the easiest thing with frozen peas => ; green-peas
    нічого не хочу готувати, є макарони і сир => ; pasta, cheese
    нема сил нічого готувати, є пельмені => ; pelmeni
    нічого не хочу готувати з риби => fish;
    nesnáším vaření mám jen těstoviny a kečup co s tím => ; pasta, ketchup
    mám hlad a nechce se mi nic vařit doma je chleba sýr a rajče => ; bread, cheese, tomato
    I hate cooking fish => fish;
    ненавиджу готувати рибу => fish;
  `)
})

test('what somebody comes from, and who sleeps, says nothing of food', () => {
  meant(`
    слухай я щойно зі зміни дуже втомилась в холодильнику тільки гречка і сосиски => ; buckwheat, frankfurter
    i just got off a night shift and all i've got is tinned tomatoes and some pasta => ; canned-tomatoes, pasta
    miminko konečně spí mám čtvrt hodiny a v mrazáku hrášek a krevety => ; shrimp
    торт без горіхів на день народження в класі є хлопчик з алергією => nut; cake
    сирники на рисовому борошні бо пшеничне нам не можна => wheat-flour; syrnyky
  `)
})

test('what stands there is none of what is missing or not eaten behind it', () => {
  meant(`
    є пшоно, м’ясо і рибу не їмо => meat, fish; millet
    є яловичина і рис, томатної пасти та помідорів немає => tomato-paste, tomato; beef, rice
    plechovka kokosového mléka, kuře nemám => chicken; coconut-milk
    čočku mám vajíčka ne => egg; lentils
    банка нуту стоїть, тахіні нема => tahini; canned-chickpeas
    jar of gherkins open, no mayo => mayonnaise;
    večeře do 30 minut, syn nejí žádný sýr => cheese; main
    маю моркву, капусти, сметани немає => cabbage, sour-cream;
    Є дитина, яка молоко, яйця, і мед не їсть, що спекти? => milk, egg;
  `)
})

test('what ran out is taken for that alone only where the clause says nothing else', () => {
  const ranOut = (text: string) => understood(text).ranOut ?? []
  for (const [text, ...ids] of [
    ['у нас якраз закінчилась сметана, хочу борщ', 'sour-cream'],
    ["we're completely out of eggs and butter, what can i bake", 'egg', 'butter'],
    ['došlo mi mléko', 'milk'],
    ['яйця закінчились, горіхи нам не можна', 'egg'],
    ['milk and eggs are out of his diet'],
    ['peanuts are out of the question my son is allergic'],
    ['došlo mi že syn nesmí mléko'],
    ['syn došel ze školky a nesmí ořechy'],
    ['закінчили з прикормом яйця ще не можна'],
    ['i am out of ideas my son cannot have milk'],
    ['ran out of eggs and milk upsets my stomach'],
    ['закінчилось молоко і яйця не їмо'],
    ['молоко закінчилось, та й алергія в нас'],
    ['mléko došlo a stejně ho nesmím'],
    ['молоко закінчилося. сину молока не можна'],
  ] as const)
    expect([text, ...ranOut(text)]).toEqual([text, ...ids])
})

test('no stop is set inside a list that is refused', () => {
  meant(`
    на горіхи в групі є дитина з алергією => nut;
    the school has banned products with nuts and sesame => nut, sesame;
    sklenice mléka a vejce nesmím => milk, egg;
    hrst ořechů a mléko nesmím => nut, milk;
    шматок масла чи сиру дитині не можна => butter, cheese;
    жменя арахісу, мигдалю і фундука мені не можна => peanut, almond, hazelnut;
    шматок сиру з пліснявою вагітній не можна => blue-cheese;
    ořechy jak je kešu nebo mandle nesmím => nut;
    є борошно цукор і більше нічого нема => ; wheat-flour, sugar
    i hate cooking just fish => fish;
    nechce se mi vařit něco s masem => meat;
  `)
})

test('for how many days it is cooked is no number of eaters', () => {
  for (const text of ['vařím dopředu na tři dny', 'polévka na tři dny', 'суп на три дні'])
    expect([text, understood(text).servings]).toEqual([text, undefined])
  expect(understood('vařím dopředu na tři dny').occasions).toEqual(['freezer'])
})

test('what only ran out stays so in the next question, until it is refused, and what was refused stays that', () => {
  for (const [first, second, ranOut] of [
    ['сирники, молоко закінчилося', 'а без цукру', ['milk']],
    ['сирники, молоко закінчилося', 'у мене алергія на молоко', []],
    ['сирники без молока', 'молоко закінчилося', []],
  ] as const) {
    const both = refine(understood(first), understood(second))
    expect([second, both.exclude.includes('milk'), both.ranOut]).toEqual([
      second,
      true,
      [...ranOut],
    ])
  }
})
