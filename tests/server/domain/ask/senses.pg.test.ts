import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

test('on a grill goes what is made over a fire, and to a barbecue salads go too', async () => {
  await asking.finds(
    ['щось на мангал на вихідні', 'something on the grill', 'něco na gril'],
    ['Шашлик зі свинячої шийки'],
    ['Грецький салат', 'Crunchy Coleslaw'],
  )
  await asking.finds(['barbecue food'], ['Crunchy Coleslaw'], [])
})

test('chocolate is sweet, be it cocoa', async () => {
  await asking.finds(
    ['I need chocolate now', 'хочу шоколаду', 'něco s čokoládou'],
    ['Fudgy Chocolate Brownies', 'Mramorová bábovka'],
    ['Smoky Chili con Carne'],
  )
})

test('half a cabbage is no sauerkraut, and with sauerkraut nobody makes sauerkraut', async () => {
  await asking.finds(
    ['need to use up half a cabbage', 'лишилося пів капусти'],
    ['Салат із молодої капусти й огірка'],
    ['Zelňačka s klobásou', 'Капусняк із пшоном'],
  )
  await asking.finds(
    ['що зварити з квашеної капусти', 'what to make with sauerkraut'],
    ['Капусняк із пшоном'],
    ['Квашена капуста з морквою'],
  )
  await asking.finds(['квашена капуста'], ['Квашена капуста з морквою'], [])
})

test('one pot is one thing to wash up', async () => {
  await asking.finds(
    ['one pot meals, I hate washing up', 'jídlo z jednoho hrnce', 'вечеря в одній каструлі'],
    ['Козацький куліш'],
    ['Svíčková na smetaně', 'Вареники з вишнями', 'Vepřo knedlo zelo'],
  )
})

test('a snack comes from no jar, and what goes with beer is more than snacks', async () => {
  await asking.finds(
    ['snacks for movie night', 'перекус'],
    ['Guacamole'],
    ['Квашена капуста з морквою', 'Цвіклі з хроном'],
  )
  await asking.finds(
    ['co podávat k pivu', 'щось до пива', 'pub food'],
    ['Bramboráky s majoránkou', 'Квашена капуста з морквою'],
    ['Maple and Seed Granola'],
  )
  await asking.finds(
    ['закуска під горілочку'],
    ['Малосольні огірки з кропом і хроном'],
    ['Деруни зі сметаною'],
  )
})

test('what is cooked already goes into no dish that begins with it raw', async () => {
  await asking.finds(
    ['лишився варений рис, куди його подіти', 'leftover rice', 'zbyla mi uvařená rýže'],
    ['Egg Fried Rice'],
    ['Плов із яловичиною', 'Різото з білими грибами'],
  )
  await asking.finds(
    ['what can I make with leftover roast chicken?'],
    ['Локшина з куркою та овочами у воці'],
    ['Sunday Roast Chicken with Gravy', 'Котлета по-київськи'],
  )
})

test('a dish is fried that is served from the pan, and not one that is browned before it is stewed', async () => {
  await asking.finds(
    ['něco s kuřecím masem, ale ne smažené', 'chicken, but not fried', 'курка, тільки не смажена'],
    ['Kuře na paprice', 'Домашній рамен із куркою', 'Зелений борщ зі щавлем'],
    ['Котлета по-київськи', 'Локшина з куркою та овочами у воці'],
  )
  // Where nothing is to be fried, nothing is.
  await asking.finds(['курка, без смаження', 'chicken, nothing fried'], [], ['Kuře na paprice'])
})

test('what takes long is no quick breakfast, what is dear no budget lunch, what fills no light dish', async () => {
  await asking.finds(
    ['швидкий сніданок перед роботою'],
    [],
    ['Lívance z kynutého těsta', 'Blueberry Muffins'],
  )
  await asking.finds(['levný oběd pro rodinu'], [], ['Smoky Chili con Carne'])
  await asking.finds(
    ['щось легеньке, я на дієті'],
    ['Грецький салат'],
    ['Олів’є на святковий стіл'],
  )
  await asking.finds(['щось білкове після тренування'], [], ['Олів’є на святковий стіл'])
  await asking.finds(
    ['high protein vegetarian dinner'],
    ['Teriyaki Tofu Rice Bowl'],
    ['Деруни зі сметаною'],
  )
})

test('a drink for a hot day is any that does not warm', async () => {
  await asking.finds(
    ['what to drink on a hot day, no alcohol', 'що випити у спеку'],
    ['Компот із вишень і яблук', 'Домашній лимонад із м’ятою'],
    ['Обліпиховий чай з імбиром', 'Узвар із сушки'],
  )
})

test('who wants nothing sweet may have a spoon of sugar in the dough, and neither candy nor a muffin', async () => {
  for (const question of [
    'сніданок, але не солодкий',
    'breakfast but not sweet',
    'snídaně, ale ne sladká',
  ])
    await asking.finds(
      [question],
      ['Хачапурі по-аджарськи', 'Шакшука з солодким перцем'],
      ['Blueberry Muffins', 'Maple and Seed Granola', 'Налисники з солодким сиром'],
    )
})

test('noodles of another kitchen are those that it makes, and cheese is no curd but in Ukrainian', async () => {
  await asking.finds(['japanese noodles'], ['Домашній рамен із куркою'], [])
  await asking.finds(['něco se sýrem'], ['Хачапурі по-аджарськи'], ['Ліниві вареники'])
})

test('what is baked sweet is a muffin too, and a sweet snack neither beets nor nothing at all', async () => {
  await asking.finds(
    ['sweet baking', 'sweet bakes for a fete', 'спекти щось солодке'],
    ['Blueberry Muffins', 'Fudgy Chocolate Brownies'],
    ['Shepherd’s Pie'],
  )
  await asking.finds(
    ['солодкий перекус', 'sladká svačina', 'sweet snack'],
    ['Яблука, запечені з медом і горіхами'],
    ['Цвіклі з хроном'],
  )
})

test('«каша» is of any groats but rice, what is called so stands first, and a breakfast is that alone', async () => {
  const titles = await asking.titles('каша')
  expect(titles).toContain('Гречка з грибами та цибулею')
  expect(titles).not.toContain('Egg Fried Rice')
  expect(titles.slice(0, 2)).toContain('Вівсянка з яблуком і корицею')
  await asking.finds(
    ['каша на сніданок', 'porridge'],
    ['Вівсянка з яблуком і корицею'],
    ['Козацький куліш'],
  )
})

test('«omáčka k hovězímu» is cooked with it, and a jar of horseradish stands behind', async () => {
  const titles = await asking.titles('omáčka k hovězímu bez smetany')
  expect(titles.slice(0, 3)).toContain('Rajská omáčka s hovězím')
  expect(titles.indexOf('Цвіклі з хроном')).toBeGreaterThan(2)
})

test('a birthday «торт чи пиріг» is no meat pie, and what is like a goulash has meat in it', async () => {
  expect(await asking.titles('торт чи пиріг на день народження')).not.toContain('Shepherd’s Pie')
  expect(await asking.titles('щось схоже на гуляш, але без свинини')).not.toContain('Ratatouille')
  expect(await asking.titles('щось схоже на гуляш, але без м’яса')).toContain('Ratatouille')
})

test('a kids dinner is for kids, and what is savoury no honey cake', async () => {
  await asking.finds(
    ['kids dinner', 'toddler dinner'],
    ['Тефтелі з рисом для дітей'],
    ['Thai Green Curry with Chicken'],
  )
  await asking.finds(
    ['half a tub of sour cream left, something that is savoury'],
    ['Деруни зі сметаною'],
    ['Медівник зі сметанним кремом'],
  )
})

test('boiled potatoes that are left make no pancakes of raw ones but behind', async () => {
  const titles = await asking.titles('Zbyly mi vařené brambory a pár vajec')
  expect(titles.indexOf('Kulajda s koprem a vejcem')).toBeLessThan(
    titles.indexOf('Деруни зі сметаною'),
  )
})

test('a dish or a food is either, and is no dish with the food in it', async () => {
  await asking.finds(
    ['домашні булочки або хліб без молока'],
    ['Пампушки з часником'],
    ['Chicken Caesar Salad'],
  )
  await asking.finds(
    ['koláč, bábovka nebo dort bez ořechů'],
    ['Mramorová bábovka', 'Яблучний пиріг із корицею'],
    [],
  )
})

test('what roasts, is a goulash or a tea by another name is found behind what is called so', async () => {
  await asking.finds(['pečené vepřové maso bez kmínu'], ['Буженина з часником і гірчицею'], [])
  await asking.finds(['guláš bez lepku'], ['Закарпатський бограч'], [])
  await asking.finds(['гарячий чай від застуди без молока'], ['Обліпиховий чай з імбиром'], [])
})

test('who is hungry is not given a drink', async () => {
  const question = 'Mám jen dvacet minut a velký hlad'
  expect(await asking.titles(question)).not.toContain('Домашній лимонад із м’ятою')
  expect(await asking.titles('hungry, 20 minutes')).not.toContain('Mango Lassi')
  expect(await asking.titles('hungry, what to drink')).toContain('Домашній лимонад із м’ятою')
})

test('sauerkraut without sausage is a dish with it, and alone it is put up', async () => {
  await asking.finds(['kysané zelí bez klobásy'], ['Капусняк із пшоном'], ['Zelňačka s klobásou'])
  expect(await asking.titles('kysané zelí')).toEqual(['Квашена капуста з морквою'])
})

test('a sweet lunch is dumplings and pancakes, and what is put up or blended is so in Czech too', async () => {
  await asking.finds(['sladké jídlo k obědu'], ['Palačinky s marmeládou'], ['Mramorová bábovka'])
  await asking.finds(['co zavařit z přebytku rajčat'], ['Аджика з помідорів і перцю'], [])
  await asking.finds(['rozmixovat a hotovo, bez vaření'], ['Mango Lassi'], [])
})

test('the garden that cucumbers come from is looked for in no recipe', () =>
  asking.finds(
    ['На городі огірків уже нема куди дівати. Що з них зробити, крім салату?'],
    ['Малосольні огірки з кропом і хроном'],
    ['Грецький салат'],
  ))

test('what only looks like those finds what it found', async () => {
  expect((await asking.titles('новорічна вечеря'))[0]).toBe('Олів’є на святковий стіл')
  expect(await asking.titles('starving for a mango lassi')).toContain('Mango Lassi')
  expect(await asking.titles('кіт голодний, узвар для мене')).toContain('Узвар із сушки')
  expect(await asking.titles('торт чи пиріг з картоплею')).toContain('Shepherd’s Pie')
  expect(await asking.titles('вареники з картоплею або млинці')).not.toContain(
    'Potato and Leek Soup',
  )
  expect((await asking.titles('studená omáčka k masu'))[0]).not.toBe('Hovězí guláš')
  expect((await asking.titles('перекус у школу')).slice(0, 3)).not.toContain('Mango Lassi')
  expect((await asking.titles('kids meal')).slice(0, 3)).not.toContain('Fudgy Chocolate Brownies')
})
