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

test('a dish is wanted though what one is tired of is not wanted in it', () => {
  meant(`
    not a fan of raisins in carrot cake, got one without? => raisin; cake
    tired of cheese in omelette => cheese; omelette
    Čím v perníku nahradit med? => honey; gingerbread
    v koláči nahraďte máslo olejem => butter; pie, vegetable-oil
  `)
})

test('a refusal ends where something else is asked for, though nobody wrote a comma', () => {
  meant(`
    яйця скінчились а сирники хочеться аж не можу => egg; syrnyky
    яйця скінчились а також молоко => egg, milk
    нема ні яєць ні молока є борошно і банан що спекти => egg, milk; wheat-flour, banana
    не встигаю, дайте щось з фаршу на пательні => ; minced-meat
    карбонара тільки замість бекону індичка => bacon; carbonara, turkey
    замість томатної пасти сметана => tomato-paste; sour-cream
  `)
})

test('who says that something is nothing without a food, or that nobody turns it down, wants it', () => {
  meant(`
    вівсянка вже не та без бананів => ; rolled-oats, banana
    олів'є вже не те без горошку => ; green-peas, olivier
    guláš už není ono bez majoránky => ; marjoram, goulash
    Christmas without gingerbread is no Christmas => ; gingerbread
    a burger without cheese is not a burger => ; cheese, burger
    який же Новий рік без олів'є => ; olivier
    хіба хтось відмовиться від вареників з вишнею => ; varenyky, cherry
    copak někdo odmítne řízek => ; schnitzel
    would anyone say no to lasagna => ; lasagna
    не зашкодило б трохи супчику з локшиною => ; soup, egg-noodles
    wouldn't hurt to have some soup => ; soup
    не дай боже лишитися без хліба. як спекти хліб => ; bread
    ne že bych nechtěla řízek => ; schnitzel
    it would be a crime not to use these tomatoes => ; tomato
  `)
})

test('and what is taken away with the same words is refused', () => {
  meant(`
    який обід без м'яса приготувати => meat
    не зашкодило б прибрати цибулю => onion
    wouldn't hurt to skip the salt => salt
    не дай боже там цибуля => onion
    god forbid there is garlic in it => garlic
    ne že bych nechtěla řízek, ale jsem na dietě => schnitzel
    суп без смаку часнику => garlic; soup
    get rid of the onions => onion
    help me get rid of onions in this recipe => onion
    how do I get rid of the garlic in my soup => garlic
    хіба хтось любить печінку => liver
    copak někdo jí játra => liver
    would anyone miss the onions => onion
    what should not be in a salad? cheese, olives and onions => cheese, green-olives, onion
    I wanted to like mushrooms but I don't, pizza => mushroom; pizza
    вівсянка не та без молока, але молоко мені не можна => milk
    soup without onions is no soup, sadly I am allergic to onions => onion
  `)
})

test('what is to be got rid of because there is too much of it is to be used up', () => {
  meant(`
    we have too many zucchini from the garden, help me get rid of them => ; zucchini
    how do I get rid of all these apples => ; apple
    як позбутися зайвих помідорів з городу => ; tomato
    jak se zbavit hromady jablek => ; apple
    холодильник порожній, лише яйця й цибуля => ; egg, onion
    the fridge is empty, only eggs => ; egg
    lednice je prázdná, jen vejce => ; egg
  `)
})

test('who puts a word right wants the second', () => {
  meant(`
    I said lentils, I mean chickpeas. not lentils. curry => lentils; chickpeas, curry-dish
    сказала гречка, але мала на увазі рис => buckwheat; rice
    use yogurt where you'd use sour cream, stroganoff => sour-cream; yogurt, stroganoff
    spinach over kale, always => kale; spinach
  `)
})

test('who complains that a dish has no taste asks for it', () => {
  meant(`
    чому мій борщ без кольору => ; borscht
    my stew lacks flavor => ; stew
    proč je můj guláš bez chuti => ; goulash
    що не так з моїми сирниками, розпливаються => ; syrnyky
    proč se mi trhají palačinky => ; mlyntsi
  `)
})

test('turns of speech that ask for something', () => {
  meant(`
    тато сумує за бабусиним холодцем => ; holodets
    дитина каже фу на броколі, а на цвітну капусту каже ням => broccoli; cauliflower
    не сильно солоний сир зі шпинатом у пиріг => ; cheese, spinach, pie
    млинці ті що не рвуться => ; mlyntsi
    у нас багато гарбуза і мало часу => ; pumpkin
    we keep halal so skip the pork and wine, thinking meatballs => pork, wine; cutlets-frozen
    she doesn't do garlic like at all and i was thinking roast lamb => garlic; lamb
    all out of flour can i make brownies => wheat-flour; brownie
    could we please have noodles with tofu => ; egg-noodles, tofu
    Všechno, jen ne špenát! Knedlíky by šly => spinach; bread-dumplings
    Držím půst, maso vynechávám, co takhle čočka => meat; lentils
    dcera ohrnuje nos nad brokolicí, květák jí => broccoli; cauliflower
    jak dlouho vařit vejce na hniličku => ; egg
  `)
})

test('and the same words around a refusal leave it one', () => {
  meant(`
    could you please make soup without onions => onion; soup
    can I make brownies without eggs => egg; brownie
    manžel nejí houby, já cibuli => mushroom, onion
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
    ['bez mléka mám na něj alergii a na vejce taky', ['eggs'], 'milk'],
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

test('what is only not to turn out badly is wanted', () => {
  meant(`
    cherry pie without the cherries being sour, and no almonds => almond; sweet-cherry, pie
    chicken without the skin getting soggy => ; chicken
    cake without nuts being in it => nut; cake
  `)
})

test('nothing is read into words that are none of a food', () => {
  for (const [text, phantom] of [
    ['ще раз побачу вівсянку — піду до мами. Що на сніданок?', 'pide'],
    ["I'm watching my blood pressure so salt is a no. Chicken and rice?", 'blood'],
    ['nesmím syrové maso, něco z červené řepy', 'cheese'],
    ['babička nekouše tvrdé věci, perník ale chce', 'loaf'],
    ['why is my risotto not creamy', 'cream'],
    ['my date loves seafood, impress her', 'date'],
    ['язик пече від ківі', 'tongue'],
  ] as const) {
    const { include, exclude, unsure } = understandQuery(text)
    const named = [...include, ...exclude, ...unsure.map(({ id }) => id)]
    expect([text, named.includes(phantom)]).toEqual([text, false])
  }
  expect(understandQuery('один не їсть перець, другий гриби').courses).toEqual([])
  expect(understandQuery('something warm with beans for a cold night').occasions).toEqual([
    'warming',
  ])
  expect(understandQuery('french toast').cuisines).toEqual([])
  expect(understandQuery('date and walnut cake').include).toEqual(['date', 'walnut'])
  expect(understandQuery('sýrová polévka').include).toEqual(['cheese'])
})

test('what sounds harmless refuses where its last word begins the name of a food', () => {
  meant(`
    no energy bar, potato and carrot => protein-bar, potato, carrot;
    no energy drink please => energy-drink;
    no energy to cook, pasta => ; pasta
  `)
})

test('what somebody has eaten up is not there any more', () => {
  meant(`
    My roommate ate all the cheese. What can I do with macaroni now? => cheese; pasta
    the kids have eaten all the bananas. muffins then => banana;
    ate pizza in Rome, now I want pizza => ; pizza
  `)
})

test('what is gone, bad beside a good one, or thrown on the floor is refused', () => {
  meant(`
    butter's gone, margarine too, scones? => butter, margarine; scones
    goat cheese good, feta bad, salad => feta; goat-cheese, salad
    The toddler throws peas on the floor every single time. Carrots are fine though. => green-peas; carrot
    apples are gone, pears are left: pear pie => apple; pear
    the allergy is gone so we can finally have eggs => ; egg
  `)
})

test('the reason of a refusal is no wish', () => {
  meant(`
    червона риба так, короп ні бо кістки => carp; red-fish
    короп ні, бо хочу щуку => carp; pike
  `)
})

test('dishes of Czech kitchens, a crumble, a gumbo and banana bread are known by their names', () => {
  meant(`
    what can I use instead of butter in banana bread => butter; banana-bread
    apple crumble minus the cinnamon => cinnamon; apple, crumble
    I like all vegetables except okra. gumbo? => okra; gumbo
    Ніякої риби! Хочеться запеченої качки => fish; duck
    zelňačka ale bez klobásy => sausage; cabbage, soup
    česnek mi nedělá dobře, topinky s čím => garlic; garlic-toast
    Zapomněla jsem koupit máslo. Jde udělat linecké? => butter; cookies-dish
    jaké cukroví bez ořechů => nut; cookies-dish
    nejím cukr => sugar
    bolonske spagety ale bez masa => meat; spaghetti
    dlouho jsem neměl koprovku => ; dill
    dá se zmrazit sekaná => ; meatloaf
    místo vepřového bych do segedínu dal krůtí => pork; goulash, turkey
    Vánoce bez bramborového salátu si neumím představit => ; potato, salad
    bez houbaření by to nebyl podzim, smaženice => ; mushroom
    bez cibule by to nebylo špatné => onion
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

test('what is to keep away, is out or is the bar of all the others is refused, and what is in or comes after it is wanted', () => {
  meant(`
    keep the mushrooms away, pasta please => mushroom; pasta
    salad with feta, keep olives away => green-olives; feta
    mushrooms out, chicken in => mushroom; chicken
    any meat bar pork => pork; meat
    all shellfish bar mussels => mussels; seafood
    jen bazalka ať tam není, chci těstoviny => basil; pasta
    houby ať v tom nejsou, jinak těstoviny => mushroom; pasta
  `)
})

test('who is not at home, and what nobody believes, refuses no dish', () => {
  meant('kids not home, soup with prawns => ; shrimp, soup')
  expect(understandQuery('no one at work believes I can bake').refused.dishes).toEqual([])
  expect(understandQuery('any chocolate bar recipe').exclude).toEqual([])
})

test('whoever hates only the work, or has never made it, wants it', () => {
  meant(`
    Ненавиджу чистити картоплю, але їсти її обожнюю => ; potato
    Nebaví mě škrábat mrkev, ale mrkvový dort mám ráda => ; carrot
    Deveining shrimp is the most disgusting job in the world but I'd eat them every day => ; shrimp
    кум подарував домашню качку, ніколи такого не готувала, з чого почати => ; duck
    a tofu recipe that will convert tofu haters => ; tofu
    треба рецепт: курка, картопля, щоб закинути і забути => ; chicken, potato
    My tomatoes all ripened at once and I don't have any jars left => ; tomato
    dinner has to come out of the pantry: canned beans, tinned tomatoes, pasta => ; canned-beans, canned-tomatoes, pasta
  `)
})

test('what a no describes is no wish, whatever it is a kind of; a thing that is all there is to eat is one', () => {
  const unsure = (text: string) => understandQuery(text).unsure.map(({ id }) => id)
  expect(unsure('Tuna casserole but skip the canned mushroom soup')).toEqual(['mushroom'])
  expect(unsure('без того нудного грибного супу')).toEqual(['mushroom'])
  expect(unsure('no fried mushroom soup')).toEqual(['mushroom'])
  expect(unsure('without the usual mushroom soup')).toEqual(['mushroom'])
  expect(understandQuery('no fuss mushroom soup').include).toEqual(['mushroom'])
  meant('нічого, окрім вареної картоплі, зараз не лізе => ; potato')
})

test('how long it may take is not what it may not take a minute more than', () => {
  expect(
    understandQuery("I have exactly 20 minutes, not a minute more, what's for dinner").maxMinutes,
  ).toBe(20)
  expect(understandQuery('вечеря за 20 хвилин і ні хвилини більше').maxMinutes).toBe(20)
})

test('small words, villages and families are no food that is left out', () => {
  for (const text of [
    'Чоловік терпіти не може цибулю, навіть запах',
    'сімʼя наїлась курятини на рік вперед',
    'паста з креветками, але вершків у нас у селі не купиш',
  ])
    expect([
      text,
      understandQuery(text).exclude.filter((id) => id === 'salt' || id === 'catfish'),
    ]).toEqual([text, []])
  expect(understandQuery('Чоловік терпіти не може цибулю, навіть запах').unknownExclusions).toEqual(
    [],
  )
})

test('no word is looked for, and none is said not to count, that nobody wrote', () => {
  for (const text of [
    'кум подарував домашню качку, ніколи такого не готувала, з чого почати',
    'Бабуся дала трилітрову банку квашених огірків, куди стільки?',
    'що зробити з патисонів? перший рік виросли',
    'a tofu recipe that will convert tofu haters',
    'what should we drink with a hot curry?',
    'курка, картопля, щоб закинути і забути',
    "My tomatoes all ripened at once and I don't have any jars left",
    'гарбуз з дачі вже третій місяць лежить',
  ]) {
    const { words, unknownExclusions } = understandQuery(text)
    const strange = [...words, ...unknownExclusions].filter((word) => !text.includes(word))
    expect([text, ...strange]).toEqual([text])
  }
})

test('who takes a wish back draws a breath, written or not', () => {
  meant(`
    хочу плов ні краще вареники з капустою => plov; varenyky, cabbage
    давай котлети ой ні давай рибу => cutlets; fish
    i want lasagna no wait make it pizza => lasagna; pizza
    guláš ne radši svíčkovou => goulash; svickova
    ні, не гречку, я просила рис => buckwheat; rice
    not beef, i said pork => beef; pork
    ne losos, říkala jsem tuňák => salmon; tuna
  `)
})

test('of two ways to make a food one is meant, and the food is wanted', () => {
  meant(`
    grilled not fried fish fillets => ; fish-fillet
    варена не смажена картопля з кропом => ; potato, dill
  `)
  expect(understandQuery('grilled not fried fish fillets').refused.equipment).toEqual(['fried'])
})

test('how a dish is made, or its course, is forbidden as a food is', () => {
  const refused = (text: string) => understandQuery(text).refused
  expect(refused('лікар заборонив смажене, що з індички').equipment).toEqual(['frying'])
  expect(refused('doktor mi zakázal smažené, co třeba pstruh').equipment).toEqual(['frying'])
  expect(refused('doctor banned soup, make me noodles').courses).toEqual(['soup'])
  expect(refused('hlavně ne zase polévku, mám doma mrkev').courses).toEqual(['soup'])
  // Of the food behind it alone.
  expect(refused('не їм смаженого сала').equipment).toEqual([])
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

test('what turned out well was eaten, and what is to turn out so is wanted', () => {
  meant('як зробити щоб плов вдався розсипчастим => ; plov')
  const { dishes, unsure } = understandQuery('дякую, плов вдався, що тепер приготувати')
  expect({ dishes, unsure }).toEqual({ dishes: [], unsure: [{ kind: 'dishes', id: 'plov' }] })
})

test('who has had enough of a dish still eats what it is made of', () => {
  meant('яєчню не хочу але яйця треба використати => fried-eggs; egg')
})

test('what a side goes with is not asked for, however it is made', () => {
  for (const text of [
    'what goes well with grilled steak as a side',
    'side for roast lamb',
    'příloha k pečené kachně',
  ])
    expect(understandQuery(text), text).toMatchObject({
      include: [],
      courses: ['side'],
      equipment: [],
      beside: [{}],
    })
})

test('what another one turns down is wanted by whoever loves it and cooks for nobody else', () => {
  meant(`
    Чоловік грибів не їсть, а я їх обожнюю, що приготувати тільки собі? => ; mushroom
    Husband hates mushrooms but I adore them, what can I make for my solo dinner? => ; mushroom
    my wife hates olives but i love them, a salad just for me => ; green-olives, salad
    Manžel kopr nemusí, já ho miluju, jak si udělám koprovku jen pro sebe? => ; dill
  `)
  // Who eats with them, or may not have it, is not passed over.
  meant(`
    Чоловік грибів не їсть, а я їх обожнюю, що приготувати на вечерю? => mushroom;
    husband is allergic to shrimp but i love them, what can i make for myself => shrimp;
    my wife hates olives but i love salads, what can i cook for myself => green-olives; salad
  `)
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

test('a condition refuses what it names, and nothing of what is asked for', () => {
  meant(`
    що приготувати з кабачків якщо закінчились яйця => egg; zucchini
    чи можна зробити майонез якщо немає гірчиці? => mustard; mayonnaise
    can I make guacamole if I hate cilantro => cilantro; guacamole
    цукор закінчився чи вийде компот на меду => sugar; kompot
  `)
  // What makes ill is no wish for what is eaten under a condition.
  meant(`
    peanuts if i eat them i die => peanut;
    креветки якщо з'їм задихаюсь => shrimp;
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
})

test('what comes in its place is wanted, and what there is too much of is to be used', () => {
  meant(`
    салат цезар тільки замість курки креветки => chicken; shrimp, caesar-salad
    Шаурма, м'ясо міняємо на фалафель => meat; falafel, shawarma
    лимонний пиріг, в мене 3 лимони і нема куди подіти => ; lemon, pie
    на пікнік ковбаски гриль уже всім приїлись може якісь овочі => homemade-sausage; vegetable
    не без часнику ж пампушки робити! => ; garlic, pampushky
  `)
})

test('who bakes something asks for no bake of it', () => {
  for (const text of ['can I still bake shortbread', 'bake a pie', 'should we bake bread'])
    expect([text, understandQuery(text).dishes]).toEqual([
      text,
      text.includes('pie') ? ['pie'] : [],
    ])
  expect(understandQuery('fish bake').dishes).toEqual(['casserole'])
})

test('a řízek is of any meat, what is left in is wanted, and a glued "free" is read as two words', () => {
  meant(`
    jsme muslimové, vepřové ne, chceme řízky => pork; schnitzel
    caesar salát, ančovičky pryč, krutony nechat => anchovy; croutons, caesar-salad
    instead of rice, cauliflower => rice; cauliflower
    no-bake lemon tart => ; lemon, pie
    sugarfree rhubarb jam => sugar; rhubarb-jam
    Лікарка сказала: соняшникову олію геть. На чому смажити рибу => sunflower-oil; fish
  `)
})

test('what stands in for it, is finished or gone is refused, and what is promised is wanted', () => {
  meant(`
    мак є горіхів нема штрудель буде? => nut; poppy-seed
    What could stand in for fish sauce in pad thai? => fish-sauce; pad-thai
    Čím nahradím vejce v bábovce? => egg; pound-cake
    honey's finished. a cake then => honey; cake
    Закінчилися дріжджі, а на вечір обіцяла пиріжки => yeast; pyrizhky
    Холодильник тріщить від баклажанів та помідорів => ; eggplant, tomato
    apple strudel but leave out raisins cinnamon is welcome => raisin; strudel, apple, cinnamon
  `)
})

test('what sounds like a wish beside a reaction or a promise to eat none is none', () => {
  meant(`
    без горіхів, може алергія на арахіс => nut, peanut;
    neither nuts nor milk is welcome => nut, milk;
    обіцяла лікарю не їсти сало => salo;
    риба мені поперек горла стоїть => fish;
    дитина не без алергії на горіхи, який торт => nut; cake
    горіхи якщо не можна чим замінити в торті => nut; cake
    яйця якщо з'їсть хоч трохи майонезу висипає => egg;
    mléko není a vejce taky, co uvařit => milk, egg;
  `)
  expect(understandQuery('I have to avoid milk, I have kefir').spared).toEqual([])
})

test('whose dinner it is is looked for in no recipe', () => {
  for (const text of ["tonight's dinner without meat", "tomorrow's lunch without fish"])
    expect([text, understandQuery(text).words]).toEqual([text, []])
})
