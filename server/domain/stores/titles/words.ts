import type { AwayLanguage } from '../names/languages.ts'

/** How a word of a title stands to what is sold: it is the thing, comes with it, is what it lies in, or is left out. */
export type Role = 'head' | 'with' | 'in' | 'without'

export interface Word {
  text: string
  /** With a dash before it where the thing is left out: «fără lactoză». */
  stem: string
  role: Role
}

const roles: Readonly<Record<AwayLanguage, Readonly<Record<string, Role>>>> = {
  de: {
    mit: 'with',
    in: 'in',
    im: 'in',
    aus: 'in',
    auf: 'in',
    nach: 'in',
    vom: 'in',
    von: 'in',
    zu: 'in',
    zum: 'in',
    zur: 'in',
    fur: 'in',
    ohne: 'without',
  },
  hu: { nélkül: 'without' },
  ro: {
    cu: 'with',
    de: 'in',
    din: 'in',
    in: 'in',
    la: 'in',
    pentru: 'in',
    pe: 'in',
    fara: 'without',
  },
}
/** «File de somon» is salmon, and «carne de vită» beef. */
const carriers: ReadonlySet<string> = new Set('file carne bucati felii cuburi legatura'.split(' '))
const small: Readonly<Record<AwayLanguage, ReadonlySet<string>>> = {
  de: new Set('und der die das des den a la alla di al art oder'.split(' ')),
  hu: new Set('a az és is vagy'.split(' ')),
  ro: new Set('si al a ale sau'.split(' ')),
}

/** The words of a title or a name, as their language writes them; numbers say how much, and not what. */
export function wordsAway(text: string, language: AwayLanguage): Word[] {
  const words: Word[] = []
  let role: Role = 'head'
  let before = ''
  for (const text_ of plain(text, language).match(/[\p{L}’']+/gu) ?? []) {
    const word = text_.replaceAll('’', "'")
    const next = roles[language][word]
    // A title does not begin with what its thing lies in: «La Provincia» is a maker.
    if (next !== undefined && before !== '') role = carriers.has(before) ? role : next
    else if (next === undefined && !small[language].has(word)) {
      const stem = stemAway(word, language)
      words.push({ text: word, stem: role === 'without' ? `-${stem}` : stem, role })
    }
    before = word
  }
  return words
}

/** Lower case; where a sign over a letter is left out as often as it is written, without it. */
export function plain(text: string, language: AwayLanguage): string {
  const low = text.normalize('NFC').toLowerCase()
  if (language === 'hu') return low
  return low.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

const shortAdjective =
  /^(rot|weiss|grun|gelb|braun|blau|schwarz|sauer|saur|suss|frisch|grob|fein|mild|hell|alt|rein|roh|jung|neu|dick|bunt|ganz|wild|reif|mager|fett|scharf)(?:e|er|es|en|em)?$/

/** The part of a word that stays when it is put in the plural or agrees with another. */
function stemAway(word: string, language: AwayLanguage): string {
  switch (language) {
    case 'de': {
      const adjective = shortAdjective.exec(word)?.[1]
      if (adjective) return adjective
      return word.length > 8 && /(?:er|es|em)$/.test(word)
        ? word.slice(0, -2)
        : word.replace(/(?<=.{3})(?:en|n|e|(?<!s)s)$/, '')
    }
    case 'hu':
      return word
        .replace(/(?<=.{4})[oeaö]k$/, '')
        .replace(/(?<=.{3})ák$/, 'a')
        .replace(/(?<=.{3})ék$/, 'e')
    case 'ro':
      return word.replace(/(?<=.{3})(?:ului|elor|ilor|ul|le|a)$/, '')
  }
}

/** Hungarian says «in oil» and «with cream» at the end of the word. */
const cases: readonly (readonly [RegExp, Role])[] = [
  [/(?:ban|ben|ból|ből|on|en|ön|hoz|hez|höz)$/, 'in'],
  [/(?:val|vel)$/, 'with'],
  [/(?<=\1(.))[ae]l$/, 'with'],
]

/** Without its ending, the ways a Hungarian noun may then be written, and what the ending says of it. */
export function unended(word: string): { stems: string[]; role: Role } | undefined {
  for (const [ending, role] of cases) {
    const rest = word.replace(ending, '')
    if (rest !== word && rest.length > 2)
      return { stems: [...ends(rest), ...ends(rest.slice(0, -1))], role }
  }
  const adjective = /^(.{2,}?)(?:[aeoöáé]?s)$/.exec(word)
  const rest = word.slice(0, -1)
  return adjective
    ? { stems: [...ends(rest), ...ends(adjective[1] ?? ''), ...lost(rest)], role: 'with' }
    : undefined
}

/** «almá-» is an apple, «kefé-» a brush. */
const ends = (word: string) => [word, word.replace(/á$/, 'a').replace(/é$/, 'e')]
/** «epres» is made of «eper», «meggyes» of «meggy». */
const lost = (word: string) => [word.replace(/(.)([a-zöüóőúűáéí])[eoö]$/, '$1e$2')]
