// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/**
 * What each food is called where there is one of it. No word that is said of much of it too stands here («цибуля»,
 * «морква», «гриб», "garlic", "mrkev"), nor one that is the same in the plural («авокадо», «ківі»).
 */
export const onePieces = wordTable({
  egg: { uk: 'яйце яєчко', en: 'egg', cs: 'vejce vajíčko' },
  'egg-yolk': { uk: 'жовток', en: 'yolk', cs: 'žloutek' },
  'egg-white': { uk: 'білок', en: 'white', cs: 'bílek' },
  onion: { uk: 'цибулина цибулину цибулинка цибулинку', en: 'onion' },
  shallot: { en: 'shallot', cs: 'šalotka šalotku' },
  potato: { uk: 'картоплина картоплину картоплинка', en: 'potato', cs: 'brambora bramboru' },
  'sweet-potato': { en: 'potato' },
  carrot: { uk: 'морквина морквину морквинка морквинку', en: 'carrot' },
  parsnip: { en: 'parsnip' },
  turnip: { en: 'turnip' },
  tomato: { uk: 'помідор помідорчик', en: 'tomato', cs: 'rajče' },
  cucumber: { uk: 'огірок огірочок', en: 'cucumber', cs: 'okurka okurku' },
  zucchini: { uk: 'кабачок', en: 'zucchini courgette', cs: 'cuketa cuketu' },
  eggplant: { uk: 'баклажан', en: 'eggplant aubergine', cs: 'lilek baklažán' },
  avocado: { en: 'avocado', cs: 'avokádo' },
  lemon: { uk: 'лимон', en: 'lemon', cs: 'citron citrón' },
  lime: { uk: 'лайм', en: 'lime', cs: 'limetka limetku limeta' },
  orange: { uk: 'апельсин', en: 'orange', cs: 'pomeranč' },
  grapefruit: { uk: 'грейпфрут', en: 'grapefruit', cs: 'grapefruit grep' },
  mandarin: { uk: 'мандарин мандаринка мандаринку', en: 'mandarin tangerine clementine', cs: 'mandarinka mandarinku' },
  apple: { uk: 'яблуко яблучко', en: 'apple', cs: 'jablko' },
  pear: { uk: 'груша грушу', en: 'pear', cs: 'hruška hrušku' },
  quince: { en: 'quince' },
  peach: { uk: 'персик', en: 'peach', cs: 'broskev' },
  nectarine: { en: 'nectarine', cs: 'nektarinka nektarinku' },
  pomegranate: { uk: 'гранат', en: 'pomegranate' },
  banana: { uk: 'банан', en: 'banana', cs: 'banán' },
  mango: { en: 'mango' },
  persimmon: { en: 'persimmon' },
  bun: { uk: 'булочка булочку', en: 'bun' },
  'dinner-roll': { en: 'roll' },
  'kaiser-roll': { cs: 'houska housku' },
  rohlik: { cs: 'rohlík' },
  baguette: { uk: 'багет', en: 'baguette', cs: 'bageta bagetu' },
  bagel: { uk: 'бейгл', en: 'bagel' },
  croissant: { uk: 'круасан', en: 'croissant' },
  frankfurter: { uk: 'сосиска сосиску', en: 'frankfurter' },
})

/** The same in the singular and in the plural; one where an adjective beside it is of one. */
export const alsoMany = wordTable({
  onion: { cs: 'cibule' },
})

export const { ofOne } = wordTable({
  ofOne: { cs: 'velká malá střední malinká červená bílá žlutá celá oloupaná pokrájená nakrájená nasekaná' },
})
