// biome-ignore-all format: a table of words
import { patternTable, wordTable } from '../../text/word-table.ts'

/** What a word that refuses is told from when a letter of it is wrong. */
export const misspelling = wordTable({
  /** Too short to be known by a single letter less or more: with one wrong the food beside it is unsure. */
  short: { uk: 'не ні без', en: 'no not', cs: 'ne bez' },
  /** Runs into the food that it refuses: «безмолока», "nobutter". */
  gluing: { uk: 'без не ні крім окрім замість', en: 'no not without minus', cs: 'bez ne krome misto' },
  /** Small words that run into a no: «абине», «ібез». */
  leading: { uk: 'аби щоб хай і й та а але але тільки лише тіки', en: 'and but with or if', cs: 'a i ale jen at aby' },
  /** Small words that say nothing and are typed with two letters swapped. */
  swapped: { en: 'the and with for from way' },
  /** Verbs and participles that refuse, in forms that are known with a letter wrong; in Czech without accents. */
  verbs: {
    uk: 'викиньте викинути уникаємо уникати уникайте приберіть прибираємо прибрати протипоказання протипоказано заборонено заборонили заборонив ненавиджу ненавидять терпіти відмовилась відмовився остогидло набридло набридла закінчилась закінчилися скоротіть',
    en: 'banned excluded excluding forbidden avoiding skipping allergic intolerant disgusting refuses prohibited doesnt',
    cs: 'zadny zadna zadne zadnou zakazal zakazala zakazali zakazane zakazany zakazana odmitaji odmita nenavidim nenavidi nenavidime nesnasim nesnasi nesnasime nesnaseji vynech vynechte vynechat nesmime nechceme',
  },
  /** The same of what is no refusal by itself: «nemám čas». */
  negated: {
    uk: `
      викинь вилучіть прибери виключи виключіть виключити виключаємо викресліть уникаю уникає ненавидить ненавидимо заборонила відмовляюся відмовляюсь відмовилися остогидла остогидли набридли
      закінчилася закінчився закінчилося гидота огидно нудить
    `,
    en: 'skipped disgusts refused despise loathe',
    cs: `
      nechci nechce nechteji nejim nejime nejis neji nejedi nemam nemame nema nemaji nesmim nesmi nesmeji nemuzu nemuzeme nemuze nemuzou nemohu nemohou nedavej nedavejte neberu nepouzivej nepouzivejte neobsahuje vadi
    `,
  },
  /** Neighbours on the keys of a telephone and of a typewriter. */
  keys: { signs: 'qwertyuiop asdfghjkl zxcvbnm йцукенгшщзхї фівапролджє ячсмитьбю' },
})

/** What a minus before a word means, by the letters of the word. */
export const minus = { cyrillic: 'без ', latin: 'without ' }

export const spelling = patternTable({
  /** A letter that a stuck key may double. */
  stuck: {
    uk: String.raw`([аеиіоя])\1`,
    en: String.raw`([a-df-z])\2\2+`,
  },
  /** What is said of a food in anger runs into its name: «цибулянафіг». */
  anger: { uk: 'на(?:фіг|фиг|хрін|хер)' },
  /** A number glued to what it counts: «півгодини», «двогодинний». */
  glued: { uk: '(пів|пол|півтора|двох|дво|трьох|двадцяти|тридцяти|сорока|пятнадцяти|десяти|пяти|пятдесяти|шістдесяти)-?(годин.*|хвилин.*|порці.*|час[аоу]?)' },
  /** The refusal is inside the word: «безм'ясний», «несолодкий», "eggless". */
  withoutOwn: {
    uk: String.raw`без(?!печн|доганн|перечн|коштовн|посередн)(\p{L}{4,})
      не(\p{L}{5,})`,
    en: String.raw`(\p{L}{3,})less`,
  },
})

export const gluedNumbers: ReadonlyMap<string, string> = new Map([
  ['дво', 'дві'],
  ['пол', 'пів'],
  ['двох', 'дві'],
  ['трьох', 'три'],
])

export const spelled = wordTable({
  /** Their dot ends no sentence. */
  cutShort: {
    uk: 'хв хвил год грн коп порц пор ст ч л г гр кг мл шт мін дол напр т д п',
    en: 'max min mins hr hrs tbsp tsp oz lb',
  },
  withToo: { uk: 'із зі зо' },
  with: { uk: 'з' },
  /** A slip of the space bar runs it into its verb: «нелюблю», but «немає» is a word. */
  not: { uk: 'не' },
  noSlip: { uk: 'немає' },
})
