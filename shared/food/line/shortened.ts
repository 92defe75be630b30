import { names } from '../names/index.ts'
import { type Token, wordsIn } from '../text/tokens.ts'
import { unitOf } from '../units/find.ts'
import { cutName } from './cut-names.ts'
import { patterns } from './words/patterns.ts'
import {
  adjectives,
  capitals,
  slashed,
  slashes,
  spoonWithDots,
  spoonWithStroke,
  withOrWithout,
} from './words/shortened.ts'

/**
 * What labels and hurried cooks shorten: «томати в с/с», «оселедець с/с», «ковбаса с/к», «олія соняшн.». Said in
 * full, so that the names of foods need not know every abbreviation.
 */
export function slashesInFull(line: string): string {
  if (!line.includes('/')) return line
  const said = withOrWithout.reduce((text, [short, full]) => text.replace(short, full), line)
  if (!struck.test(said)) return said
  return said.replace(
    slashed,
    (whole, short: string) => slashes[short.toLowerCase().replace(/\s/g, '')] ?? whole,
  )
}

/** «1 ч/л соди», «2 ст-л меду»: spoons as they stand in notebooks. */
export function spoonsWithStrokes(line: string): string {
  return line.replace(spoonWithStroke, spoonWithDots)
}

/** "5ml spoon", "2 x 15 ml spoons": measuring spoons; and «2 столові», which are of soup. */
export function spoonsByName(line: string): string {
  const measured = line.replace(
    measuringSpoon,
    (_, count: string | undefined, ml: string) => `${count ?? '1'} ${ml === '5' ? 'tsp' : 'tbsp'}`,
  )
  return measured.replace(spoonsLeftOut, (_, large?: string) => (large ? 'tbsp' : 'tsp'))
}

const spoonsLeftOut = new RegExp(
  `(?<=[-–] ?\\d )(?:(${patterns.tableSpoons})|(?:${patterns.teaSpoons}))(?=\\s*(?:$|[,;(]))`,
  'iu',
)

const measuringSpoon = new RegExp(patterns.measuringSpoon, 'i')

/** A word that may be what is left of an adjective. */
export function isShortAdjective(low: string): boolean {
  return shortAdjectives.has(low)
}
const shortAdjectives: ReadonlySet<string> = new Set(Object.keys(adjectives).flatMap(wordsIn))

/** The same of adjectives: «олія соняшн.». */
export function abbreviationsInFull(line: string): string {
  return line.replace(dotted, (whole, short: string, at: number) => {
    const full = adjectives[short.toLowerCase()]
    // «лавр.лист»
    const isGlued = full !== undefined && /^\p{L}/u.test(line.slice(at + whole.length))
    return isGlued ? `${full} ` : (full ?? whole)
  })
}

/** «сир тв 300 г», «вареники з картоплею зам»: behind a name and before its amount a word may lack the dot, too. */
export function lastInFull(line: string, tokens: readonly Token[]): string {
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 && isShort(token) && tokens[i - 1]?.kind === 'word' && closes(tokens[i + 1]),
  )
  const token = tokens[at]
  if (!token || isOfName(tokens, at)) return line
  return line.slice(0, token.start) + (adjectives[token.low] ?? '') + line.slice(token.end)
}

/** «перець чорн мел»: words that are cut short together are looked for as a whole. */
function isOfName(tokens: readonly Token[], at: number): boolean {
  return [1, 2].some((before) => {
    const words = tokens.slice(Math.max(0, at - before), at + 1)
    return cutName(words.map(({ low }) => low).join(' ')) !== undefined
  })
}

/** What names a food or measures it as it stands is cut short from nothing. */
function isShort({ kind, low, form, dotted }: Token): boolean {
  if (kind !== 'word' || dotted || !form.cyrillic || !isShortAdjective(low)) return false
  return unitOf(form) === undefined && names.single(form).length === 0
}

function closes(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'number' || next.low === ',' || next.low === '('
}

/** And of two capitals: "GF pasta". */
export function capitalsInFull(line: string): string {
  return line.replace(apartCapitals, (short) => capitals[short.toUpperCase()] ?? short)
}

const apartCapitals = /(?<![\p{L}\d])(?:[A-Z]{2}|gf)(?![\p{L}\d])/gu
const struck = /\p{L} ?\/ ?\p{L}/u

const dotted = /(?<!\p{L})(\p{L}{2,10})\.(?= ?[\p{L}\d(-]|$)/gu
