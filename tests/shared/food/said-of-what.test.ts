import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { meant } from '../../support/meant.ts'

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

test('an adjective that is refused alone is said of what was named before, and refuses that kind of it', () => {
  meant(`
    люблю сир, але не плавлений. бутерброди на вечір => processed-cheese; cheese, sandwich
    вівсяне молоко замість коров'ячого у млинцях => milk; oat-milk, mlyntsi
    шоколад люблю але не білий => white-chocolate; chocolate
    козячий сир ок, коров'ячий ні => ; goat-cheese
    спаржева квасоля ок, звичайна ні => ; green-beans
    торт, але не шоколадний => chocolate; cake
    sýr mám rád, ale ne plísňový, quiche => blue-cheese; cheese, pie
    ovesné mléko namísto kravského do kaše => milk; oat-milk, porridge
    hořkou čokoládu, ne mléčnou, do brownies => milk-chocolate; dark-chocolate
    dort ano, jen ne čokoládový => chocolate; cake
  `)
})

test('an allergy to «it» is one to what was refused last, and to nothing that follows', () => {
  for (const [text, allergies, exclude] of [
    ['polívku bez celeru mám na něj alergii jinak zeleninovou', ['celery'], 'celery'],
    ['суп без селери маю на неї алергію інакше овочевий', ['celery'], 'celery'],
    ['bez mléka mám na něj alergii a na vejce taky', ['milk', 'eggs'], 'milk'],
  ] as const) {
    const slots = understandQuery(text)
    expect([text, slots.allergies]).toEqual([text, [...allergies]])
    expect([text, slots.exclude.includes(exclude)]).toEqual([text, true])
  }
})

test('what is said of «it» is said of what was named last', () => {
  meant(`
    jehněčí radši než hovězí, to vůbec nejím => beef; lamb
    lamb rather than beef, which I don't eat => beef; lamb
    onions, garlic: both off limits => onion, garlic
  `)
})

test('of a dish only what it is made with is taken back', () => {
  meant(`
    омлет з сиром? ні, краще з шинкою, сир не треба => cheese; omelette, ham
    вареники з капустою? ні, краще з картоплею => cabbage; varenyky, potato
  `)
})

test('another kind of what was turned down is wanted', () => {
  meant(`
    not sweet potato, regular potato => sweet-potato; potato
    not red onion, white onion => red-onion; white-onion
    not a pumpkin soup, a lentil one => pumpkin; lentils, soup
    не суп, а крем-суп з броколі => soup; cream-soup, broccoli
    ne bramborové, houskové knedlíky => potato; bread-dumplings
    no red onion, white onion => red-onion, white-onion
    not red onion, white onion or garlic => red-onion, white-onion, garlic
  `)
})

test('what a refused dish is made of stays wanted where it is asked for itself', () => {
  meant(`
    pumpkin anything except pumpkin pie => pie; pumpkin
    something with chicken but not chicken soup => soup; chicken
    щось з гарбуза, тільки не гарбузова каша => porridge; pumpkin
    něco z brambor kromě bramborového salátu => salad; potato
    no chicken, no chicken soup => chicken, soup
    що приготувати з фаршу якщо рис вже сидить у печінках => rice; minced-meat
  `)
})

test('what is excepted from what somebody turns down is spared, each that an «і» joins', () => {
  const spared = (text: string) => understandQuery(text).spared
  expect(spared('my husband refuses all fish except salmon and tuna')).toEqual(['salmon', 'tuna'])
  expect(spared('дитина відмовляється від овочів крім моркви і кукурудзи')).toEqual([
    'carrot',
    'corn',
  ])
  // A comma may go on with what is turned down, and what is said behind may be of any of them.
  expect(spared('my kid refuses all fish except salmon, tuna')).toEqual(['salmon'])
  expect(spared('toddler refuses vegetables except corn and carrots make him sick')).toEqual([])
  expect(spared('no fruit besides kiwi which makes my mouth itch')).toEqual([])
  // Of an allergy nothing is.
  expect(spared('allergic to all fish except salmon and tuna')).toEqual([])
})

test('a course that is turned down again leaves what there is wanted', () => {
  meant('тільки не суп знову, є картопля й гриби => soup; potato, mushroom')
})

test('another verb says something of another food', () => {
  meant(`
    we have ham left and cheese and nobody wants pasta again => pasta; ham, cheese
    there is chicken and nobody wants it => chicken;
    přidej cibuli a česnek vynech => garlic; onion
    додай більше гречки і цибулю прибери => onion; buckwheat
    ніхто не хоче каші, зробіть омлет => porridge; omelette
    nobody wants leftovers, fresh salad please => ; salad
  `)
})

test('who has had enough of a dish still eats what it is made of', () => {
  meant('яєчню не хочу але яйця треба використати => fried-eggs; egg')
})

test('an «і» ends the list of what there is, and in the genitive all of it is missing', () => {
  meant(`
    є морква, капуста і сосиски, сметани немає => sour-cream; carrot, cabbage, frankfurter
    моркви, капусти і сосисок, сметани немає => carrot, cabbage, frankfurter, sour-cream;
    капусти, сметани немає => cabbage, sour-cream;
    маю моркву, капусти, сметани немає => cabbage, sour-cream; carrot
    є рис, помідори, сметани немає => sour-cream; rice, tomato
    моркви, капусти, сосисок, сметани немає => carrot, cabbage, frankfurter, sour-cream;
  `)
})

test('what is to be without it refuses what was named before, and a dish only where nothing was', () => {
  meant(`
    не люблю кріп, підкажіть окрошку, де його немає => dill; okroshka
    лазанья? ні, краще без неї => lasagna;
    не люблю кріп, є петрушка, але краще без неї => dill, parsley;
  `)
})

test('an allergy that nobody names is to what was refused, and what was eaten before gives it in any place', () => {
  meant(`
    торт або пиріг без яєць, бо в малої алергія => egg; cake, pie
    підкажіть кутю без маку, у тата на нього алергія => poppy-seed; kutia
    суп після креветок задихаюсь => shrimp;
  `)
})

test('of a soup that is wanted one kind may be refused, and what there still is of it is asked for', () => {
  meant(`
    soup, but not fish soup => fish; soup
    суп, тільки не рибний суп => fish; soup
    не рибний суп, але якийсь суп хочу => fish; soup
    дитина відмовляється від броколі, які є ще супи-пюре? => broccoli; cream-soup
  `)
  expect(understandQuery('не хочу рибний суп').refused.courses).toEqual(['soup'])
  // Of what is refused as a whole nothing is left.
  expect(understandQuery('без салату, хочу салат').refused.courses).toEqual(['salad'])
})

test('what is asked for in a sentence of its own is no more of what was refused', () => {
  const { exclude } = understandQuery('nesmím syrové maso. Jde udělat tatarák třeba z řepy?')
  expect(exclude).toEqual(['meat'])
})

test('where a word is the same in every case, what stands behind «замість» is left out with the other', () => {
  expect(understandQuery('замість масла авокадо').exclude).toEqual(['butter', 'avocado'])
})

test('without its cream a soup is blended, and nothing else becomes a soup', () => {
  expect(understandQuery('creamy soup without any cream').dishes).toEqual(['cream-soup'])
  expect(understandQuery('cream pasta without cream')).toMatchObject({
    contradicted: ['cream'],
    dishes: [],
  })
})

test('on one tray nobody is counted', () => {
  const { servings, equipment } = understandQuery('вечеря на одному деку')
  expect([servings, equipment]).toEqual([undefined, ['one-tray']])
  expect(understandQuery('вечеря на одного').servings).toBe(1)
})
