import { expect, test } from 'bun:test'
import { kept, lost, wrongly } from '../../support/asked.ts'
import * as set from './sets/polarity/sixteenth.ts'

const refusals = [...set.refusedUk, ...set.refusedEn, ...set.refusedCs]
const wishes = [...set.wishedUk, ...set.wishedEn, ...set.wishedCs]

test('what a fourth stranger refused is never a wish', () => {
  expect([...refusals, ...wishes].flatMap(wrongly)).toEqual([])
})

test('and is left out, or unsure where nobody can tell', () => {
  expect([...refusals, ...wishes].flatMap(kept)).toEqual([
    'Якщо я ще раз побачу в тарілці вермішель, подам на розлучення. Дай щось із рибою: vermicelli',
    'Печінка і я живемо в паралельних світах. А от курячі сердечка шаную: liver',
    'Родзинки — це ягоди, що втратили надію. У сирній запіканці їм не місце.: raisin',
    'Моя кума щиро вірить, що оливки отруйні. Піца на всіх, включно з нею.: green-olives',
    'Холодець тремтить, і я тремчу, коли його бачу. Нехай на столі буде заливна щука: holodets',
    'мій тренер поклявся відрізати мені язика за цукор, а душа просить панакоти: sugar',
    'Ага, дуже смішно, знову курка. Сьомий день поспіль. Телятини хочу!: chicken',
    'тра шось спекти з ябками, али муки ни є зовсім: wheat-flour',
    'Молоко утекло. В буквальному сенсі, з плити, все до краплі. Какао дітям обіцяне — на чому?: milk',
    'Скажу по секрету: буряк я ховала під килим ще в садочку, і досі ховала б. А от моркви по-корейськи навчіть: beetroot',
    "Ah cannae be daein wi' tatties the night, gie us a wee bit o' haddock: potato",
    'The day liver enters this kitchen is the day I move out. Sausages are welcome to stay.: liver',
    "y'all can keep your okra, I just want good ol' grits: okra",
    "If cucumber were a person I'd cross the street. Sandwiches for a garden party, egg ones.: cucumber",
    "I've nothing against Brussels sprouts, as long as they're in someone else's house. What goes with roast duck?: brussels-sprouts",
    'Sure, put pineapple on it, and then put me in handcuffs. Proper pizza with ham, thanks.: pineapple',
    'Marzipan is the toothpaste of desserts. A stollen that spares me it?: marzipan',
    'držím půst od masa do velikonoc, napadá vás něco s hráškem: meat',
    'hovězi je drahé, tak radši nějaký ragú z mletého vepřového: beef',
    'bez mouky banánové muffiny: wheat-flour',
    'Původně měl být pstruh, ale prodavač na mě mrkl divně, takže losos: trout',
    'Máslo zůstalo v autobuse i s taškou. Buchty jsem ale slíbila na odpoledne.: butter',
    'Tlačenka je pro mě horor v rosolu, zato nakládaný hermelín komedie s dobrým koncem.: head-cheese',
    'Rozinka ve štrúdlu je podraz na důvěřivém člověku. Chci poctivý, jablečný.: raisin',
    'Babička tvrdila, že játra jsou dobrota. Babička tvrdila ledacos. Já chci rybí prsty.: liver',
  ])
})

test('what was wished for beside it is wanted', () => {
  expect(refusals.flatMap(lost)).toEqual([
    'замість майонезу чим перемастити оселедець під шубою: shuba',
    'олія скінчилась, чи вийдуть деруни на смальці: lard',
    'без цукру варення з полуниці реально?: jam',
    'без цукру варення з полуниці реально?: strawberry',
    'Шукаю рецепт хліба без пшеничного борошна, є гречане: buckwheat-flour',
    'в мене гастрит капусту не можна зварити борща хочу: borscht',
    'алергія на арахіс і мед, гранола на два тижні: granola',
    'Рулет із лаваша без сиру, з тунцем: lavash',
    'спочатку думала про суп із грибами, а тоді згадала що Іванко ними торік отруївся, тож лишається суп з локшиною: soup',
    'спочатку думала про суп із грибами, а тоді згадала що Іванко ними торік отруївся, тож лишається суп з локшиною: egg-noodles',
    'Печінка і я живемо в паралельних світах. А от курячі сердечка шаную: chicken-hearts',
    'ой ні стоп, не лосось, він дорогий, краще хек у фользі: hake',
    'Родзинки — це ягоди, що втратили надію. У сирній запіканці їм не місце.: cottage-cheese-casserole',
    '🧅❌ плиз, а 🥕 і 🐟 давай: carrot',
    '🧅❌ плиз, а 🥕 і 🐟 давай: fish',
    'Моя кума щиро вірить, що оливки отруйні. Піца на всіх, включно з нею.: pizza',
    'Оголошую манку поза законом у цьому домі! Малеча снідатиме омлетом.: omelette',
    'Холодець тремтить, і я тремчу, коли його бачу. Нехай на столі буде заливна щука: pike',
    'З маслинами в нас холодна війна, а з каперсами мир: салат із тунцем на двох: capers',
    'Ікра баклажанна хай лишається в кіно, мене від баклажанів пече в роті. Але ж з кабачків така сама буде?: caviar',
    'Купив чоловік перець. Думала солодкий. Ні. Лечо, але щоб той гострий навіть близько не лежав: lecho',
    "we don't eat pork, how do I do a meatball sub: cutlets-frozen",
    'Peanut-free satay sauce? School fair.: peanut-sauce',
    'baking bread yeast is sold out everywhere help: bread',
    'ramen at home, pork belly excluded, soft egg included: egg',
    '🦐🚫 🍋✅ pasta please: lemon',
    'Once a raisin hid in my cookie pretending to be something better. Never again. Cookies, trustworthy ones.: cookies-dish',
    "Oh joy, another zucchini from the neighbor. Straight to the compost with it, I'm having corn on the cob.: corn",
    "Ah cannae be daein wi' tatties the night, gie us a wee bit o' haddock: haddock",
    'The day liver enters this kitchen is the day I move out. Sausages are welcome to stay.: sausage',
    "y'all can keep your okra, I just want good ol' grits: grits",
    'My grandmother put dill in everything. A dill-less tzatziki, please, one that would make her weep.: tzatziki',
    "Dear tofu, it's not me, it's you. Signed, a man holding a rack of ribs: pork-ribs",
    'coconut? hard pass. mango? heck yes. dessert? obviously: mango',
    'Marzipan is the toothpaste of desserts. A stollen that spares me it?: stollen',
    'pomazánka bez česneku, zítra jdu k zubaři, třeba z tuňáka: spread-dish',
    'jakákoliv ryba kromě kapra na štědrý večer: fish',
    'omáčka na špagety, tentokrát ne z rajčat: spaghetti',
    'děda má dnu a vnitřnosti zakázané, udělám mu krůtí: turkey',
    'bez mouky banánové muffiny: banana',
    'přítel nesnese koriandr v ničem, dělám tacos: taco',
    'Špenát byl trauma školní jídelny a zůstane jím. Dej mi radši kapustové karbanátky.: savoy-cabbage',
    '🧄🙅 prosím, 🍗 beru: chicken',
    'Koprovka mě straší ve snu, svíčková mě z něj vysvobodí. Nedělní oběd je jasný, jak na něj?: svickova',
    'Původně měl být pstruh, ale prodavač na mě mrkl divně, takže losos: salmon',
    'S olivami jsme si nikdy nesedli, s kapary to klape. Vymysli těstoviny.: capers',
    'Tlačenka je pro mě horor v rosolu, zato nakládaný hermelín komedie s dobrým koncem.: hermelin',
    'Rozinka ve štrúdlu je podraz na důvěřivém člověku. Chci poctivý, jablečný.: strudel',
  ])
})

test('and so is what only sounds like a refusal, or like nothing of the kind', () => {
  expect(wishes.flatMap(lost)).toEqual([
    'тісто на піцу тоненьке як в італії: pizza',
    'крем для еклерів заварний: custard',
    'картопля картоплею, а без моркви в духовці їй сумно, запечімо обидві: carrot',
    'як тут утриматись від молодої картоплі, підкажіть як запекти: potato',
    'хто сказав що гречка нудна? доведіть протилежне: buckwheat',
    "Терпіти не можу, коли в супі мало м'яса. Зваріть мені густий.: meat",
    "Терпіти не можу, коли в супі мало м'яса. Зваріть мені густий.: soup",
    'боюся, що безе не вийде, підкажіть секрети: meringue',
    'Від цибулевого супу ще ніхто не вмирав, розкажіть як варити: onion-soup',
    'instant pot pulled pork for sliders: pork',
    'a warming soup for a sick friend, chicken noodle I guess: chicken-soup',
    'gingerbread that survives being mailed: gingerbread',
    'date night steak au poivre: beef-steak',
    "You'll never convince me grilled cheese is just for kids, teach me the ultimate one: sandwich",
    "Mushrooms alone won't fill that pie, chestnuts should join them: chestnut",
    'the kids fight over the last meatball, so give me a batch that never runs out: cutlets-frozen',
    'jak se dělá pravá svíčková: svickova',
    'snídaně do postele, vejce benedikt: egg',
    'linecké cukroví jak vypracovat těsto: dough',
    'bez černý právě kvete, sirup z květů prosím: elderflower',
    'Káva mi vadí jen tehdy, když dojde. Jak na domácí latté?: coffee',
    'málo másla, málo radosti, tak jak na křupavé croissanty: butter',
    'nebojte se chilli, pořádný guláš má pálit: goulash',
    'kapr má prý moc kostí, mně to nevadí, jak ho upéct: carp',
  ])
})
