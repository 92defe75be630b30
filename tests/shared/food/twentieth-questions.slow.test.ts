import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentieth.ts'

examine('a tenth stranger', set, {
  refused: [
    'оселедець дорогий зараз, що подати до картоплі: herring',
    'так, звичайно, ще одна вівсянка зранку, мрія всього мого життя... є щось з сиром?: rolled-oats',
    'вчора їли гречку, сьогодні хочеться чогось іншого, може запіканки: buckwheat',
    'bezmasé jídlo z cukety: meat',
    'курку їм, шкірку ні: chicken-skin',
    'кабачки чи баклажани? кабачки. баклажани гірчать: eggplant',
    'kuře jím, kůži ne: chicken-skin',
  ],
  beside: [
    'оселедець дорогий зараз, що подати до картоплі: potato',
    'алергія на горіхи і кунжут, що з печива спекти: cookies-dish',
    'гарбуз діти не їдять ні в якому вигляді, каша пшоняна: millet',
    'lactose intolerant and craving ice cream: ice-cream',
    'keto dinner, no rice no pasta, pork chops: pork-chops',
    'not a fan of eggplant, veggie curry?: curry-dish',
    'vegan, bez vajec a medu, perník: gingerbread',
    'nejím vepřové kvůli víře, čím plnit papriky: stuffed-peppers',
    'keto večeře bez brambor a pečiva, losos: salmon',
    'všechno kromě brokolice, zapékané těstoviny: pasta',
    'rozinky do vánočky nedávat, jak na ni: vanocka',
    'špenát? fuj, ten ne. něco zeleného, třeba hrášek: green-peas',
    'замість рису картоплю до котлет: cutlets',
    'шинку прибрати, додати моцарели на піцу: pizza',
    'love mushrooms hate olives, pizza: pizza',
    'not tofu, tempeh: tempeh',
    'apple pie, wait no, pear, we have no apples left: pie',
    'kuře jím, kůži ne: chicken',
  ],
  plain: [
    'що подати до качки: duck',
    'діти обожнюють макарони з сиром: cheese',
    'what sauce for pork tenderloin: pork-tenderloin',
  ],
})
