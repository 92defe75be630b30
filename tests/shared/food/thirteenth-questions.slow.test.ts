import { expect, test } from 'bun:test'
import { kept, lost, wrongly } from '../../support/asked.ts'
import * as set from './sets/polarity/thirteenth.ts'

const refusals = [
  ...set.refusedUk,
  ...set.refusedEn,
  ...set.refusedCs,
  ...set.lateRefused,
  ...set.laterRefused,
]
const wishes = [
  ...set.wishedUk,
  ...set.wishedEn,
  ...set.wishedCs,
  ...set.lateWished,
  ...set.laterWished,
]

test('what a stranger refused is never a wish', () => {
  expect([...refusals, ...wishes].flatMap(wrongly)).toEqual([])
})

test('and is left out, or unsure where nobody can tell', () => {
  expect([...refusals, ...wishes].flatMap(kept)).toEqual([
    'якщо в салаті буде крабова паличка, свекор встане з-за столу. який салат зробити?: crab-sticks',
    "чоловік скоріше вмре, ніж з'їсть броколі: broccoli",
    'had it up to here with courgettes: zucchini',
    'the doctor took my dad off salt after the bypass: salt',
    'egg-less mayonnaise how to: egg',
    'over avocado tbh: avocado',
    "he's not supposed to eat salty cheese: cheese",
    'looks nice, just take the coconut out: coconut',
    'jediný oříšek a jedeme na pohotovost: nut',
    'не можу без сліз на кабачки дивитись: zucchini',
    'діти не сядуть за стіл, якщо там кріп: dill',
    'хай би той часник провалився: garlic',
    'після халви ще тиждень не могла отямитись: halva',
    'від одного слова «манка» хочеться емігрувати: semolina',
    'гарбуз хай свині їдять: pumpkin',
    'кінзу садіть на клумбі, а не в салат: cilantro',
    'квасоля і я живемо в різних світах: beans',
    'баклажани лишились у минулому житті: eggplant',
    'nobody makes tofu in this house for a reason: tofu',
    "can't get enough air after eating cashews: cashew",
    'crazy for soup, not crazy for leeks: leek',
    'tofu should come with a warning label: tofu',
    'whenever I see olives I walk the other way: green-olives',
    'shrimp is for other people: shrimp',
    'I left capers behind in my twenties: capers',
    'keep the eggs for someone braver: egg',
    'mám moc špatných vzpomínek na špenát: spinach',
    'tofu mi připomíná houbičku na nádobí: tofu',
    'нехай хтось скаже моєму шлунку, що перець — це смачно: black-pepper',
    'чоловік обміняв би мене на собаку, якби я поклала кріп: dill',
    "м'ясо сьогодні відпочиває: meat",
    'горіхи? краще одразу швидку: nut',
    'смажене сало вже не для мого серця: salo',
    'огірки хай чекають літа: cucumber',
    'тато кинув курити, пити і їсти ковбасу: sausage',
    'оселедцю місце в морі: herring',
    'квасолю переживемо без неї: beans',
    'cabbage won, my intestines lost: cabbage',
    'let the cat have the fish: fish',
    'we retired bacon after the heart attack: bacon',
    'I had one bad oyster in 2009 and that was enough: oysters',
    'tomatoes turn my tongue into sandpaper: tomato',
    "my ex loved olives and that's reason enough: green-olives",
    'mushrooms taste like forest floor: mushroom',
    'my daughter calls eggplant slime: eggplant',
    'játra ať sní pes: liver',
    'po cibuli mluvím celou noc se záchodem: onion',
    'ořechy synovi málem zavřely krk: nut',
  ])
})

test('what a stranger wished for beside a refusal is wanted', () => {
  expect(refusals.flatMap(lost)).toEqual([
    'заберіть родзинки з сирників, будь ласка: syrnyky',
    'уберіть мясо з солянки, мені низя: solyanka',
    'головне щоб без гострого перцю, а так хоч рагу, хоч що: stew',
    'cut out the cream, keep the soup: soup',
    'turkey > ham. no ham pls: turkey',
    'egg-less mayonnaise how to: mayonnaise',
    'dairyfree ice cream: ice-cream',
    'neither lamb nor beef please, chicken would do: chicken',
    'save for capers, put whatever you like on the pizza: pizza',
    'hrozinky z té bábovky vyhoďte: pound-cake',
    'manžel nesnáší kopr, a já bych ráda svíčkovou: svickova',
    'houby ven, zbytek rizota nechte: risotto',
    'obejdu se klidně bez sýra, hlavně ať jsou to těstoviny: pasta',
    'zapomněla jsem koupit droždí, chci upéct placky: placky',
    'mouka není, je jen rýže: rice',
    'kdo proboha dává ananas na pizzu? bez něj prosím: pizza',
    'pórek mi nevoní, gulášovku bych brala: goulash',
  ])
})

test('and so is what only sounds like a refusal', () => {
  expect(wishes.flatMap(lost)).toEqual([
    'хіба ж є неділя без вареників? хочу вареники: varenyky',
    'побільше зелені в салат, не бійтеся: herb',
    "яке ж олів'є без горошку! дайте рецепт з горошком: green-peas",
    'ніхто не робить гречку так, як мама, навчіть: buckwheat',
    'скисло молоко, спечу з нього оладки: milk',
    'лікар радить більше риби й менше нервів: fish',
    'sick chicken soup recipe bro: chicken',
    'who can say no to fries? baked ones please: fries',
    "she hates it when I don't put cheese on her toast, cheese toast it is: cheese",
    "it's a crime not to bake with all these plums: plum",
    'free my soul with mac and cheese: mac-and-cheese',
    'bez kávy nemůžu existovat, jaký dezert s ní?: coffee',
    'nikdo nedělá bramboráky jako babička, naučte mě to: deruny',
    'šíleně mám chuť na čokoládu: chocolate',
    'дитина просить макарони третій день, ідеї: pasta',
    'co s dýní, když jí mám plnou komoru: pumpkin',
    'макарони з сиром як у дитинстві: cheese',
    'hovězí polévka na neděli: beef',
  ])
})
