// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** What a heading is made of: «Для заварного крему», "For the sauce", «Na ozdobu». */
export const headingWords = wordTable({
  /** What the part is for stands after these. */
  for: { uk: 'для до на', en: 'for to', cs: 'pro na k do' },
  mainly: { uk: 'для' },
  mainlyThe: { en: 'for' },
  the: { en: 'the' },
  and: { uk: 'та і й' },
  /** After «для» nothing else can be meant by a word that ends so. */
  adjective: { uk: '*ого *ої *их' },
  aim: {
    uk: 'подачі подання прикраси прикрашання оздоблення сервірування сервіровки',
    en: 'serving serve garnish decoration decorating assembly topping finish',
    cs: `
      těsto těsta krém krému nádivku knedlíky přílohu salát polévku maso korpus dresink jíšku zavářku základ polevu
      náplň omáčku marinádu podávání ozdobu ozdobení zálivku posypání posypku potření servírování dokončení
    `,
  },
  alone: {
    uk: 'начинка подача прикраса оздоблення заливка крем кляр просочення підлива зажарка',
    en: 'filling topping toppings garnish assembly',
    cs: 'náplň ozdoba drobenka krém podávání servírování',
  },
  /** Before a colon these are a part of the dish, though each is something to eat or to buy. */
  part: {
    uk: 'крем тісто соус глазур помадка заправка маринад начинка заливка топінг корж коржі основа просочення посипка підлива зажарка паніровка кляр засмажка фарш',
    en: 'filling topping toppings sauce dressing dough crust glaze frosting icing marinade garnish base crumb coating batter gravy brine rub slaw syrup streusel',
    cs: 'náplň krém těsto poleva omáčka zálivka marináda nádivka ozdoba drobenka korpus nálev obal',
  },
  greens: { uk: 'зелень прянощі спеції' },
  /** «Zálivka na salát»; alone it is something to buy. */
  dressing: { cs: 'zálivka' },
  salad: { cs: 'salát' },
})
