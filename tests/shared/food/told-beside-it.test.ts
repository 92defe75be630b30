import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('what somebody asks to make something of is at hand, whatever was told of it before', () => {
  for (const [text, id] of [
    ['топінамбур бурмотнули на дачі шо з нього готувати', 'jerusalem-artichoke'],
    ['квашеної капусти бурмоче ціла бочка, порадьте щось гаряче з неї', 'sauerkraut'],
    ['окуня наловили ціле відро, кум шурумкає, а я не знаю куди його дівати', 'perch'],
    ['grandad dug up leeks, what do I make with them', 'leek'],
  ] as const)
    expect([text, understandQuery(text).useUp]).toEqual([text, [id]])
})

test('and not where the question itself refuses, or holds a riddle', () => {
  for (const text of [
    'топінамбур бурмотнули на дачі, шо шурумкає з нього',
    'капуста бурмоче, порадьте щось без неї',
  ])
    expect([text, understandQuery(text).useUp, understandQuery(text).include]).toEqual([
      text,
      [],
      [],
    ])
})

test('a course that is made or there already is not asked for, and the one that is named beside it is', () => {
  for (const [text, course] of [
    ['суп уже готовий, треба друга страва', 'main'],
    ['the soup is already made, need a main', 'main'],
    ['salát už mám, hledám dezert', 'dessert'],
    ['polívku už máme hotovou, spíš hlavní chod', 'main'],
  ] as const)
    expect([text, understandQuery(text).courses]).toEqual([text, [course]])
})

test('who has a soup and asks for another course wants no soup for one; a main dish may be a salad as well', () => {
  expect(understandQuery('суп уже є, треба щось на друге').refused.courses).toEqual(['soup'])
  expect(understandQuery('головна страва вже є, треба салат').refused.courses).toEqual([])
  expect(understandQuery('суп уже готовий, треба пюре з гарбуза').refused.courses).toEqual([])
})

test('who puts a course right wants the second, and who says again what is not wanted refuses only that', () => {
  expect(understandQuery('oběd, vlastně ne, snídaně').courses).toEqual(['breakfast'])
  meant(`
    салат з буряка, ой ні, не салат, суп з буряка => ; beetroot
    chtěl jsem pstruha, vlastně ne, pstruha neměli => trout;
    хочу курку. хоча ні, курку вчора їли, давай індичку => chicken; turkey
  `)
})

test('the reason of a refusal is no riddle for the dish that is asked for without it, and a purpose is no past', () => {
  meant(`
    млинці без молока, бо скисло і я шурумкнула => milk; mlyntsi
    маю перлову крупу. Яку з неї кашу зварити, щоб була розсипчаста? => ; porridge
  `)
})

test('what is asked for politely, by its contrary or by «radši» is asked for', () => {
  meant(`
    ráda bych upekla bábovku s tvarohem => ; pound-cake, cottage-cheese
    nějaká příloha z brambor by nebyla? => ; potato
    v hrnci ať je radši zelňačka s klobásou => ; cabbage, sausage
    ne že bych neměl rád hrách, mám a chci ho, jen ať v něm není uzené => smoked-meat; peas-dried
  `)
})

test('what was taken off the menu, cannot be looked at, or sends somebody away is refused', () => {
  meant(`
    майонез викинули з раціону. салат з тунцем => mayonnaise; tuna
    Oatmeal every morning, I can't look at it anymore. => rolled-oats;
    if it has blue cheese in it I'm out, otherwise anything with pears => blue-cheese; pear
    kolega je vegan, takže vejce a med padají => egg, honey;
  `)
})

test('what others may eat, what lies in the shop for its price, and what somebody is done with is refused', () => {
  meant(`
    зелений борщ, яйця на час посту лишаємо куркам => egg; green-borscht
    ціна на лосося така, що хай його їдять олігархи => salmon;
    свекруха радить додати родзинки в паску, а я проти => raisin; paska
    cardiologist gave me a look. we're done, bacon and I => bacon;
    játra? to radši podrážku => liver;
    salmon tonight, dill tastes like lawn clippings to me => dill; salmon
  `)
})

test('a dish that it is left out of is asked for', () => {
  meant(`
    I love mushrooms, my girlfriend hates them, so leave them out of the risotto => mushroom; risotto
    it's peppers I can't stand, so fajitas minus those => bell-pepper; burrito
  `)
})

test('where a food lies, who dreamt of it and who made it best say nothing against it', () => {
  meant(`
    сусідка пригостила кабачками, лежать на балконі третій день => ; zucchini
    подарували авокадо, вперше в житті його тримаю => ; avocado
    dreamt about cinnamon rolls, woke up starving => ; bun
    frozen raspberries have been in there since last summer => ; frozen-raspberry
    tři zapomenuté mrkve a půlka celeru => ; carrot, celeriac
    svíčková jako od mámy => ; svickova
  `)
})

test('what somebody has no recipe for, has got or does not know how to cook is asked for', () => {
  meant(`
    Скоро Великдень, а я ще не маю рецепту паски, порадьте => ; paska
    I'm out of butter and craving scones => ; scones
    Soused nám dal králíka, nevím si s ním rady => ; rabbit
    Куди приткнути кисле молоко, літри зо два назбиралося => ; soured-milk
    Млинці без молочного, у доньки непереносимість => dairy; mlyntsi
    medovnik bez orechu => nut; honey-cake
  `)
})

test('words of every day beside a food are no riddle', () => {
  meant(`
    окуня зранку виловив сусід, тато в гаражі => ; perch
    quince from our orchard, mum is in the bungalow => ; quince
    soused přinesl kapra, dědeček je na zahradě => ; carp
  `)
})

test('what is left since yesterday came of nothing', () => {
  const { include, useUp } = understandQuery('бурмоче картопля від учора, що з неї зварити')
  expect([...include, ...useUp]).toEqual(['potato'])
})

test('of what comes instead of another nobody can tell which it is made of', () => {
  for (const text of [
    'замість рису шурумкнула гречку, що з неї зварити',
    'рис бурмоче замість гречки, що з нього зварити',
  ])
    expect([text, understandQuery(text).useUp, understandQuery(text).include]).toEqual([
      text,
      [],
      [],
    ])
})

test('a course that is made with something, or that something is there for, is asked for', () => {
  for (const text of ['soup made quickly', 'вже є курка для супу'])
    expect([text, understandQuery(text).courses]).toEqual([text, ['soup']])
})

test('what is kept from a dish is no food that comes from it', () => {
  expect(understandQuery('keep peanuts from my cake').include).toEqual([])
})

test('what somebody is to do about what came of a food makes no wish of it, nor does what an animal eats', () => {
  for (const [text, id] of [
    ['Після полуниці син увесь у червоних цятках, що з цим робити?', 'strawberry'],
    ['Після молока вся родина спить у різних кімнатах, що з ним робити', 'milk'],
    ['Син годує горохом кота, що з цим робити?', 'peas-dried'],
    ['Чоловік бачить гриби і йде з хати, що з цим робити?', 'mushroom'],
    ['After milk the baby cries all night, what can I do with this?', 'milk'],
    ['My daughter goes blue after cashews, what can I do with this?', 'cashew'],
    ['Po jahodách má dcera ruce samý puntík, co s tím dělat?', 'strawberry'],
    ['після грибів дід шурумкає, що з них зварити', 'mushroom'],
    ['від креветок малий шурумкає, що з них зварити', 'shrimp'],
    ['Babička nám šurumká do všeho kmín, co s tím dělat?', 'caraway'],
    ['дід шурумкає на кролика, що з цим робити', 'rabbit'],
    ['Оселедець у нас їсть тільки кіт', 'herring'],
    ['Only my dog loves tripe', 'tripe'],
    ['Kapra jí u nás jen kocour', 'carp'],
    ['Наснилася печінка, прокинулась у сльозах', 'liver'],
    ['I dreamt of liver, and I was back at boarding school', 'liver'],
    ['Honey belongs to the bees', 'honey'],
  ] as const) {
    const { include, useUp, anyOf, dishes } = understandQuery(text)
    expect([text, [...include, ...useUp, ...anyOf.flat(), ...dishes].includes(id)]).toEqual([
      text,
      false,
    ])
  }
})

test('what costs as much as a week of work is refused', () => {
  meant(`
    Ікра коштує як моя пенсія => caviar;
    Salmon costs a week of my wages => salmon;
  `)
})

test('a cat is no salmon, a daughter no melon, and mussels are no faith', () => {
  expect(understandQuery('для донечки кашу').include).toEqual([])
  expect(understandQuery('у кота день народження, спечу торт').include).toEqual([])
  expect(understandQuery('mušle k večeři').include).toEqual(['mussels'])
  expect(understandQuery('muslim na večeři').diets).toEqual(['pork-free'])
})

test('what stands there in buckets or is left of something else is to be used up, and of what is like another it is like that', () => {
  meant(`
    Zbyly mi čtyři žloutky z pusinek => ; egg-yolk
    zůstala mi rýže z oběda => ; rice
    стоїть відро яблук і дивиться на мене => ; apple
    jako svíčková, ale bez smetany => cream; svickova
    guláš ale nic z prasete => pork; goulash
    the feel of a carbonara but nothing from a pig => pork; carbonara
    риба на вечерю, часник щоб і не ночував => garlic; fish
  `)
  for (const text of ['як олів’є, тільки без ковбаси', 'the feel of a carbonara but no bacon'])
    expect([text, understood(text).like?.length]).toEqual([text, 1])
  for (const text of ['Zbyly mi čtyři žloutky', 'чотири жовтки залишилось', 'mám dvě vejce'])
    expect([text, ...understood(text).words]).toEqual([text])
  expect(understood('Zbyly mi žloutky z pusinek').useUp).toEqual(['egg-yolk'])
  expect(understood('skint, sad and no dairy').occasions).toEqual(['budget'])
  expect(understood('studentský rozpočet, maso ani ryba ne').occasions).toEqual(['budget'])
  expect(understood('Birthday tea for seven-year-olds').include).toEqual([])
})
