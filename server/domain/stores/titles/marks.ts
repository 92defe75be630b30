import { remembered } from '../../../../shared/food/text/remembered.ts'
import type { AwayLanguage } from '../names/languages.ts'
import { plain } from './words.ts'

type Beginnings = Readonly<Record<AwayLanguage, readonly string[]>>

const words = (joined: string) => joined.split(' ')

/** The beginnings of words that make a thing something else than the food it speaks of. */
const otherThings: Beginnings = {
  de: words(
    'katze hunde hund- futter tierfutter nassfutter trockenfutter welpen baby babybrei glaschen quetschbeutel kinderbrei chips flips cracker gewurzmischung gewurzsalz geschmack aroma reiniger spulmittel shampoo seife duft lufterfrischer spielzeug creme-dusche dusch bonbon kaugummi',
  ),
  hu: words(
    'macska kutya eledel alutasak jutalomfalat bébiétel bébi- babapüré chips ízű ízesít fűszerkeverék tisztító mosogató sampon szappan tusfürdő illat játék ropi snack cukorka rágógumi',
  ),
  ro: words(
    'pisic caini hrana bebelus chips chipsuri snack gust aroma arome condiment detergent sampon sapun gel odorizant jucari biscuiti covrigei bomboane guma',
  ),
}

/** What was done to a food, so that it is not the plain one any more. */
const treatments: Beginnings = {
  de: words(
    'gerauchert raucher getrocknet marin eingelegt paniert tiefgekuhlt tk gefroren gebraten gebrannt gegrillt gekocht gegart gerostet gesalzen gemahlen gefriergetrocknet konserve dose kandiert glasiert gefullt vorgegart puree pulver granul gewurzt',
  ),
  hu: words(
    'füstölt szárított aszalt pácolt marinált panírozott fagyasztott gyorsfagyasztott mirelit sült grillezett főtt pörkölt sózott cukrozott pirított konzerv kandírozott töltött ecetes savanyított püré por granulátum befőtt fűszeres',
  ),
  ro: words(
    'afumat uscat deshidratat marinat murat congelat prajit fiert sarat conserv confiat umplut pane panat pudra granulat piure praf compot',
  ),
}

/** What is cooked or baked of a food, or cared for with it, and is another thing under its name: «Kartoffel Gratin». */
const dishes: Beginnings = {
  de: words(
    'gratin schnitzel doner kebab gyros kuchen torte schwitze riegel steif snack salat suppe eintopf auflauf pfanne pizza strudel pudding dressing dip aufstrich cracker stangen jerky spiess burger frikadelle roulade wrap sandwich nuggets schoko kinder milka glasur fullung hautcreme haar gesicht korper lotion lippen',
  ),
  hu: words(
    'saláta leves pite torta pálcika krém szósz öntet ital pizza szendvics burger puding pörkölt rakott rántott csok kinder pogácsa fasírt tészta arckrém hajbalzsam testápoló',
  ),
  ro: words(
    'salata supa placinta prajitura tort sos crema ciorba pizza burger sandwich budinca corp demachiant ciocolat tocan sarmale baton snitel frigarui gyros kinder mousse inghetata',
  ),
}

/** For whom it is made; whoever does not say so means the plain one. */
const specials: Beginnings = {
  de: words('vegan vegetarisch pflanzlich glutenfrei laktosefrei alkoholfrei zuckerfrei light'),
  hu: words('vegán növényi gluténmentes laktózmentes alkoholmentes cukormentes light'),
  ro: words('vegan vegetal gluten lactoza alcool indulcitori light'),
}

/** How shops say what tells a product apart, by the ids of `told-apart`; any of the beginnings will do. */
const qualities: Readonly<Record<string, AwayWords>> = {
  smoked: away('gerauchert raucher', 'füstölt', 'afumat'),
  frozen: away('tiefgekuhlt tk gefroren', 'fagyasztott gyorsfagyasztott mirelit', 'congelat'),
  tinned: away('dose konserve gekocht gegart', 'konzerv', 'conserv boabe'),
  dried: away('getrocknet trocken', 'szárított aszalt', 'uscat deshidratat'),
  salted: away('gesalzen salz', 'sós sózott', 'sarat'),
  unsalted: away('ungesalzen', 'sózatlan', 'nesarat'),
  'lightly-salted': away('mild leicht', 'enyhén', 'usor'),
  'lactose-free': away('laktosefrei', 'laktózmentes', 'lactoza'),
  'gluten-free': away('glutenfrei', 'gluténmentes', 'gluten'),
  'dairy-free': away('milchfrei vegan', 'tejmentes vegán', 'vegan'),
  'egg-free': away('eifrei vegan', 'tojásmentes vegán', 'vegan'),
  'meat-free': away('fleischlos vegan', 'húsmentes vegán', 'vegan'),
  wholegrain: away('vollkorn', 'teljes', 'integral'),
  organic: away('bio', 'bio', 'bio eco'),
  unsweetened: away('ungesusst zuckerfrei', 'cukormentes cukrozatlan', 'neindulcit zahar'),
  sparkling: away('classic medium sprudel prickelnd kohlensaure', 'szénsavas dús', 'carbogaz'),
  still: away('still naturelle', 'mentes szénsavmentes', 'plata'),
  unrefined: away('nativ kaltgepresst', 'szűz hidegen', 'nerafinat presat'),
  refined: away('raffiniert', 'finomított', 'rafinat'),
  red: away('rot', 'piros vörös lila', 'rosu rosi'),
  white: away('weiss', 'fehér', 'alb'),
  black: away('schwarz', 'fekete', 'negru neagr negre'),
  green: away('grun', 'zöld', 'verde verzi'),
  yellow: away('gelb', 'sárga', 'galben'),
  purple: away('violett lila blau', 'lila', 'mov'),
  pitted: away('entsteint kernlos', 'magozott', 'samburi'),
  boneless: away('knochen', 'csont filé', 'dezosat'),
  'long-grain': away('langkorn', 'hosszúszemű', 'lung'),
  parboiled: away('parboiled', 'előgőzölt', 'prefiert parboiled'),
  'round-grain': away('rundkorn', 'kerekszemű', 'rotund'),
}

type AwayWords = Readonly<Record<AwayLanguage, readonly string[]>>

function away(de: string, hu: string, ro: string): AwayWords {
  return { de: words(de), hu: words(hu), ro: words(ro) }
}

interface Marks {
  words: readonly string[]
  other: readonly string[]
  treated: readonly string[]
  made: readonly string[]
}

/** What a title says against its being the plain food; stores show the same titles again and again. */
export function marksOf(title: string, language: AwayLanguage): Marks {
  return marked[language](title)
}

const marked = { de: marker('de'), hu: marker('hu'), ro: marker('ro') }

function marker(language: AwayLanguage) {
  return remembered((title: string): Marks => {
    const words = wordsOf(title, language)
    return {
      words,
      other: among(words, otherThings[language]),
      treated: among(words, [...treatments[language], ...dishes[language]]),
      made: among(words, specials[language]),
    }
  })
}

export const wordsOf = (text: string, language: AwayLanguage) =>
  plain(text, language).match(/\p{L}+/gu) ?? []

/** From so many letters on it may stand inside a compound: «Haarshampoo». */
const inside = 6

/** Those beginnings that one of the words has. */
export const among = (words: readonly string[], beginnings: readonly string[]) =>
  beginnings.filter((begin) =>
    words.some(
      (word) => word.startsWith(begin) || (begin.length >= inside && word.includes(begin)),
    ),
  )

/** What was asked for besides the food, each in the ways a shop may say it; a maker is not translated. */
export function askedFor(asked: readonly string[], language: AwayLanguage): (readonly string[])[] {
  return asked.flatMap((one) => {
    const ways = qualities[one]?.[language]
    return ways ? [ways] : []
  })
}
