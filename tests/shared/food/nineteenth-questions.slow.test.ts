import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/nineteenth.ts'

examine('a ninth stranger', set, {
  refused: [
    'вчора їли рис, позавчора теж рис, сьогодні подайте до курки щось інше: rice',
    'яловичина зараз дорога, з чого ще зварити борщ: beef',
    'я по запаху чую кріп і виходжу з кухні. молода картопля з чим?: dill',
    'в селері й петрушці сенсу не бачу, не додавайте. курячий бульйон: celery',
    'had rice yesterday, what else goes with teriyaki: rice',
    'hovezi je drahe, z ceho levnejsi gulas: beef',
    'včera byla rýže, tak dneska s čím jiným kuře na paprice: rice',
  ],
  beside: [
    'обридла гречка, хочу інший гарнір до печінки: liver',
    'вчора їли рис, позавчора теж рис, сьогодні подайте до курки щось інше: chicken',
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
    'mam intoleranci laktozy, bramborova kase: mashed-potato',
    'koprovka? fuj kopr. radši rajskou: tomato-sauce',
    // «vynech» may be of what stands before it as well.
    'guacamole vynech koriandr: guacamole',
    'рис замість макаронів до котлет: cutlets',
    'із фаршем, тільки не свинячим, а індичим: turkey-mince',
    'ne kapra, pstruha: trout',
  ],
  plain: [
    'дитина не відмовиться від макаронів з сиром: cheese',
    'без сала ми не українці, що з ним зробити: salo',
    'торт без випічки з печива: cookies-dish',
    'салт з буряка: salad',
    "haven't had sushi in ages, how do i make it: sushi",
    'i refuse to order pad thai again, i want to cook it myself: pad-thai',
    'avacado toast ideas: sandwich',
    'chybí mi něco v gulášovce, co přidat: goulash',
  ],
})
