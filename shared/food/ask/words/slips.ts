// biome-ignore-all format: a table of words
import { patternTable, wordTable } from '../../text/word-table.ts'

/** What is typed otherwise than it is known by, and what is read for it. */
export const slips: readonly (readonly [pattern: string, meant: string])[] = [
  [String.raw`(?<!\p{L})хв[еиіы]л[еиіы]н`, 'хвилин'],
  [String.raw`\bw ?\/ ?o(?:ut)?\b`, 'without'],
  [String.raw`\bnon(?=(?:dairy|milk|meat|gluten|wheat|nut|egg|soy)\b)`, 'non '],
  [String.raw`\b(?:w[iht]{1,4}[ou]{1,2}t|wo)\b`, 'without'],
  [String.raw`\b(?:a[ny]{1,3}t?h{0,2}i{1,2}n{1,2}g|e?v?[very]{2,6}t?h?ing) but(?= \p{L})`, 'anything but'],
  [String.raw`\b86(?= \p{L})`, 'without'],
  [String.raw`\b(?:rather|sooner) (\p{L}+) than\b`, 'prefer $1 rather than'],
  // A verb with a letter wrong refuses no less: "cuoldn't find leeks".
  [String.raw`\b(?!(?:ca|do|does|did|is|are|was|were|wo|would|could|should|have|has|had|must|need|ai|sha|might)n['’]t\b)[a-z]{2,8}n['’]t\b`, "don't"],
  // «лишіть гриби собі» is said as «лишіть собі гриби».
  [String.raw`(?<!\p{L})(?:за)?лиш(?:и|іть|те|айте)? (\p{L}+(?: \p{L}+)?) собі(?!\p{L})`, 'залиште собі $1'],
  // «dneska ne, pohanko»: it is spoken to.
  [String.raw`(?<!\p{L})(?:dneska|dnes|teď|ted) ne, ?(?=\p{L}+$)`, 'bez '],
  // «або я, або селера»: whoever says so has chosen.
  [String.raw`(?<!\p{L})або (?:я|ми|він|вона|мама|тато),? або(?= \p{L})`, 'геть'],
  [String.raw`(?<!\p{L})bu[dď] (?:já|ja|on|ona|my),? nebo(?= \p{L})`, 'bez'],
  ['₴', ' грн '],
]

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
  glued: { uk: '(пів|півтора|двох|дво|трьох)-?(годин.*|хвилин.*|порці.*)' },
  /** The refusal is inside the word: «безм'ясний», «несолодкий», "eggless". */
  withoutOwn: {
    uk: String.raw`без(\p{L}{4,})
      не(\p{L}{5,})`,
    en: String.raw`(\p{L}{3,})less`,
  },
})

export const gluedNumbers: ReadonlyMap<string, string> = new Map([
  ['дво', 'дві'],
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
