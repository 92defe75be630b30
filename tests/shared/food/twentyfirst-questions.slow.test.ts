import { examine } from '../../support/polarity-exam.ts'
import * as set from './sets/polarity/twentyfirst.ts'

examine('an eleventh stranger', set, {
  refused: [
    'Лосось зараз дорогий, не потягну, яку рибу запекти дешевше: salmon',
    'жодних морепродукітв, різотто на двох: seafood',
    'im pregnant and off raw fish, something like poke bowl maybe: fish',
    'дочка їсть моркву сиру, а варену ні, який салат: carrot',
  ],
  beside: [
    'Лосось зараз дорогий, не потягну, яку рибу запекти дешевше: fish',
    'олівє тільки без горошку бо діти не їдять: olivier',
    'гості не їдять гострого перцю, як зробити чилі: chili',
    'обійдемось без масла, треба крем для тортика: cake',
    'лікарка сказала забути про каву, що на сніданок солоденького: sweet',
    "чоловік єврей, молочне з м'ясом не їсть, тому молочного не треба, шо з телятиною: veal",
    'швидко перекус на роботу хліба не треба: snack',
    'so sick of chicken breast, high protein dinner: whey-protein',
    'lactose intolerant, craving ice cream so bad: ice-cream',
    'leave out the rasins, carrot cake: carrot',
    'vynechat rozinky, vánočka: vanocka',
    'jsem vegan, žádná vejce ani máslo, bábovka: pound-cake',
    'česnek mi nedělá dobře, pomazánka na chleba: bread',
    'holka nejí brokolici ani květák, zeleninové placičky: vegetable',
    'замість рису гречку хочу до котлет: cutlets',
  ],
  plain: [
    'що пасує до лосося: salmon',
    'гарнір до печінки: liver',
    "what's a good side for pork chops: pork-chops",
  ],
})
