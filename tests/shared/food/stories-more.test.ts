import { expect, test } from 'bun:test'
import { refine } from '../../../shared/food/ask/refine.ts'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('who it is from, how somebody feels and what came of others turns no food down', () => {
  meant(`
    venison in the freezer from my uncle. What suits it? => ; venison
    полуниця є, настрою нема. десерт? => ; strawberry, dessert
    приготувала б йому індичку, щоб не як у лікарні => ; turkey
    кабачки! Роздавала сусідам — вони тікають. зробіть з ними щось => ; zucchini
    rajská jako ze školní jídelny => ; tomato-sauce
    got avocados, rock hard. Ideas => ; avocado
    200 g of dark chocolate and zero self-control. What do I bake? => ; dark-chocolate
    koupil jsem tofu, nevím proč. Poradíte? => ; tofu
    купила тофу, не знаю навіщо. що приготувати => ; tofu
    bought tofu, no idea why. Ideas? => ; tofu
    dip without sesame, I'd end up in A&E => sesame;
    дід привіз сало, що в холодильник не лізе. що приготувати? => ; salo
    my toddler eats peas, it's peas or it's nothing => ; green-peas
    I have mint, I'm not going to the shop => ; mint
    є м'ята, в магазин не піду => ; mint
    anything with white fish that doesn't taste of hospital => ; white-fish
  `)
})

test('how it is called otherwise is known', () => {
  meant(`
    нічого з печінкою, лиш телятина => liver; veal
    chtělo by to salát s kozím sýrem => ; salad, goat-cheese
    старша їсть виключно спагеті => ; spaghetti
    a beef dinner, and I mean properly gluten-free => ; beef
    буряк вже маю, хочу салат => ; beetroot, salad
    маю печений буряк і чорнослив => ; beetroot, prune
    хочеться чогось печеного до чаю => ; baking
    I want silly amounts of onions => ; onion
    салат на зразок олів'є, без ковбаси => sausage; olivier
  `)
})

test('what is too early, out, or borne badly is refused', () => {
  meant(`
    донечці рік. Мед ще рано, цукор рано. Чим снідати? => honey, sugar; breakfast
    пощу. молоко, яйця — усе під забороною до Великодня. Є горох => milk, egg; peas-dried
    cream's out, butter's out. What sauce? => cream, butter; sauce
    nechci v jídle ani kapku alkoholu => alcohol;
    mléko těžce nesu, co ke snídani => milk; breakfast
    no cake like tiramisu => tiramisu;
    тільки не суп як борщ, щось з курки => borscht; chicken
    jen ne dort jako tiramisu => tiramisu;
  `)
})

test('what is to be tasted, is not to be left out, or is there as well is wanted', () => {
  meant(`
    Don't leave the garlic out. Roast chicken is the plan => ; garlic
    cod, and potatoes wouldn't go amiss => ; cod, potato
    суп із гарбуза, і щоб імбир відчувався => ; pumpkin, ginger
    який салат, якщо замість майонезу заправити сметаною? => mayonnaise; sour-cream
    гарбуз лежить під столом ще з жовтня. хочу приготувати => ; pumpkin
    кума віддала банку квашеної капусти. Куди її пустити? => ; sauerkraut
    We went blueberry picking. Any baking for those? => ; blueberry, baking
    крім картоплі маю ще гриби => ; potato, mushroom
    kromě brokolice mám i květák => ; broccoli, cauliflower
    besides leeks I have ham => ; leek, ham
    bez česneku by mi to nechutnalo => ; garlic
    без часнику мені не смачно => ; garlic
    táta nic jiného než medový dort neuznává. Který upéct? => ; honey-cake
    na stole musí být čočka => ; lentils
    думала, що не люблю броколі. Виявилось, мама варила. тепер хочу ще! => ; broccoli
    I used to swear I hated sprouts. Had them fried and now I need that in my life => ; brussels-sprouts
    fridge contents: feta, mint => ; feta, mint
    Four bananas, black as my mood. Save them. => ; banana
    яловичину вже купила, хочу потушкувати => ; beef
    a bag of prunes was left in my kitchen by a guest => ; prune
    недорога риба, яку їстимуть діти? => ; fish
    Kluci nesou z lesa hřiby, co s nimi uvařit => ; porcini
  `)
})

test('two diets that are joined refuse nothing beside them', () => {
  const { courses, diets, refused } = understood('Meaty soup, gluten-free and dairy-free both')
  expect({ courses, diets, refused: refused.courses }).toEqual({
    courses: ['soup'],
    diets: ['gluten-free', 'dairy-free'],
    refused: [],
  })
})

test('a verb that a food does to somebody is no way to cook it', () => {
  for (const text of [
    'peanuts blotched my son. dinner?',
    'shrimp really flattened me',
    'kiwi zonked us',
  ])
    expect([text, understood(text).include]).toEqual([text, []])
})

test('what an adjective says of any food is refused beside that kind of a food that was named', () => {
  const { exclude } = understood('Kuře s rýží. Manžel nesmí nic mléčného')
  expect(exclude).toContain('dairy')
})

test('either of two dishes asks for no frozen one, and a fault found by a guest is no taste', () => {
  expect(understood('котлети або тефтелі без хліба').include).toEqual([])
  const feast = 'ні масла, ні яєць. Що солодкого, щоб і свекруха не знайшла, до чого причепитись?'
  expect(understood(feast).exclude).toEqual(['butter', 'egg'])
})

test('what may have come of a food is not at hand, whoever asks what to do with it', () => {
  for (const text of [
    'a bag of peanuts was left in my kitchen',
    'bought prunes somehow, wife puffed up. what do I do with them',
    'чоловік купив гриби, вже третій день страждаю. що з ним зробити',
    'є запах риби в холодильнику, що з ним зробити',
    'є запах риби в холодильнику, що з цим зробити',
    'do not make burgers from pork',
    'I hate it when you make burgers from pork',
  ]) {
    const { include, useUp } = understood(text)
    expect([text, ...include, ...useUp]).toEqual([text])
  }
})

test('even what is allowed or wished for is no refusal that goes on', () => {
  meant(`
    не люблю рибу, навіть креветки хочу => fish; shrimp
    без цукру, навіть мед можна => sugar; honey
    не їм риби, навіть лосося => salmon;
    v televizi běží finále, chci guláš => ; goulash
  `)
  expect(understood('v televizi běží finále, chci guláš').include).toEqual([])
})

test('of a meal of meat the sauce is a part, and of mushrooms it is what is asked for', () => {
  expect(understood('hovězí s omáčkou ke knedlíku na neděli')).toMatchObject({
    courses: ['main'],
    beside: [{ words: 'knedlíky' }],
  })
  expect(understood('соус з грибів на вечерю').courses).toContain('sauce')
})

test('a name that nobody knows, or of what kind it is to be, is asked for and not told', () => {
  expect(understood('dinner with rice. boerewors').told).toBeUndefined()
  expect(understood('вареників хочеться, то лінивих').told).toBeUndefined()
  expect(understood('борщ із квасолею. Прийде Оля').told).toEqual(['прийде', 'оля'])
})

test('what was told is asked for as soon as the next question names it', () => {
  const first = understood('борщ із квасолею. Прийшов бурверс учора')
  expect(refine(first, understood('бурверс')).told).not.toContain('бурверс')
  expect(refine(first, understood('без цибулі')).told).toContain('бурверс')
})
