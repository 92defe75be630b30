import { expect, test } from 'bun:test'
import { kept, lost, ofOneHand, wrongly } from '../../support/asked.ts'
import * as set from './sets/polarity/nineteenth.ts'

const { refusals, both, wishes } = ofOneHand(set)

test('what a ninth stranger refused is never a wish', () => {
  expect([...refusals, ...both, ...wishes].flatMap(wrongly)).toEqual([])
})

test('and is left out, or unsure where nobody can tell', () => {
  expect([...refusals, ...both, ...wishes].flatMap(kept)).toEqual([
    'вчора їли рис, позавчора теж рис, сьогодні подайте до курки щось інше: rice',
    'яловичина зараз дорога, з чого ще зварити борщ: beef',
    'я по запаху чую кріп і виходжу з кухні. молода картопля з чим?: dill',
    'в селері й петрушці сенсу не бачу, не додавайте. курячий бульйон: celery',
    'had rice yesterday, what else goes with teriyaki: rice',
    'hovezi je drahe, z ceho levnejsi gulas: beef',
    'včera byla rýže, tak dneska s čím jiným kuře na paprice: rice',
    'tomato sauce, garlic in, onion out: onion',
  ])
})

test('what was wished for beside it is wanted', () => {
  expect([...refusals, ...both].flatMap(lost)).toEqual([
    'обридла гречка, хочу інший гарнір до печінки: liver',
    'вчора їли рис, позавчора теж рис, сьогодні подайте до курки щось інше: chicken',
    'приїжджає свекруха на три дні, часник вона не їсть зовсім, а я обіцяла курку, як її замаринувати: chicken',
    'чим замінити яйця в бісквіті, у сина алергія: sponge-base',
    'хочу салт з креветкми без авокадо: salad',
    'хочу салт з креветкми без авокадо: shrimp',
    'сьогодні пʼятниця, мʼяса не їмо, хочемо зрази з картоплі: potato',
    'минулого тижня отруїлись шаурмою, тож не її, а щось у лаваші: lavash',
    'борошна пшеничного катма, є кукурудзяне, що спекти: corn-flour',
    'lactose intolerant and craving ice cream, no milk obviously: ice-cream',
    "can't stand eggplant. what veggie bake can i do: vegetable",
    'oatmeal cookies, raisins should be illegal: oat-cookies',
    'omelette with ham actually scratch the ham, just cheese: omelette',
    "we're all tired of tacos, ground beef other ways: beef-mince",
    'manžel nesnáší houby, chci omáčku k masu: meat',
    'po rajčatech mě pálí žáha, jaká omáčka na těstoviny: pasta',
    'nejím vepřové, čím nahradit v řízku: pork-schnitzel',
    'mam intoleranci laktozy, bramborova kase: mashed-potato',
    'vánoční cukroví bez vajec: sugar',
    'koprovka? fuj kopr. radši rajskou: tomato-sauce',
    'рис замість макаронів до котлет: cutlets',
    'із фаршем, тільки не свинячим, а індичим: turkey-mince',
    'ne kapra, pstruha: trout',
  ])
})

test('and so is what refuses nothing', () => {
  expect(wishes.flatMap(lost)).toEqual([
    'що подати до запеченої качки: duck',
    'дитина не відмовиться від макаронів з сиром: cheese',
    'без сала ми не українці, що з ним зробити: salo',
    'торт без випічки з печива: cookies-dish',
    'салт з буряка: salad',
    'щось із корицею на десерт, булочки наприклад: bun',
    "haven't had sushi in ages, how do i make it: sushi",
    'i refuse to order pad thai again, i want to cook it myself: pad-thai',
    'avacado toast ideas: sandwich',
    'freeze ahead chicken casserole: chicken',
    'mam chut na smazak: cheese-sticks-breaded',
    'chybí mi něco v gulášovce, co přidat: goulash',
  ])
})
