import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentyfourth.ts'

examine('a fourteenth stranger', set, {
  refused: [
    'My flatmate is one of those "fish is friends" people. Ramen for two?: fish',
    'Olivy vybírám, papriku taky. Řecký salát jinak miluju.: green-olives',
    'Olivy vybírám, papriku taky. Řecký salát jinak miluju.: bell-pepper',
    'бульйон з півня а не з кубика: bouillon-cube',
    'торт без крему, зате з ягодами: cream',
    'спаржева квасоля ок, звичайна ні: beans',
    'chci polévku, ne však gulášovou: goulash-soup',
  ],
  beside: [
    'малий випльовує цибулю з котлет, як зробити котлети щоб не помітив відсутності, тобто без неї: cutlets',
    'без цукру сирник спекти реально? у мами діабет: cheesecake',
    'pad thai, easy on nothing, but leave out the shrimp: pad-thai',
    'vegani přijdou, takže ani med ani vejce, perníček: gingerbread',
    'цибуля зелена ок, ріпчаста ні. салат з яйцем: spring-onion',
    'рис, а не гречку, до печінки: liver',
    'не люблю варену моркву, сиру обожнюю: carrot',
    'бульйон з півня а не з кубика: meat-broth',
    'ковбасу ні, а от сосиски діти їдять: frankfurter',
    'turkey bacon not pork bacon, breakfast sandwich: turkey-bacon',
    'raw tomatoes no, cooked tomatoes sure, what soup: tomato',
    'less rice more like quinoa, well no rice at all, stuffed peppers: quinoa',
    'cauliflower crust in place of wheat dough, pizza: pizza',
    'green olives ok black olives nope, salad with tuna: green-olives',
    'egg whites only, no yolks, meringue: meringue',
    'syrovou mrkev nejím vařenou jo: carrot',
  ],
  plain: [
    "haven't had dumplings in ages: dumplings",
    'stop me before I eat all the brownies... anyway brownies recipe: brownie',
  ],
})
