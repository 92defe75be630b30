import { patterns } from './words/patterns.ts'

/** "1+1/2 cups": one amount, written as a sum. */
export function withMixedNumber(line: string): string {
  return line.replace(mixedSum, '$1 $2')
}
const mixedSum = /^(\d{1,2}) ?\+ ?(1\/[2348]|[23]\/[34]|[½¼¾⅓⅔])(?![\d/])/

/** «каша з 6 місяців»: from what age on is no amount. */
export function withAgeAside(line: string): string {
  return outsideBrackets(line.replace(monthsShort, `$1 ${patterns.months}`), fromAge).trim()
}
const monthsShort = new RegExp(`(\\d) ?(?:${patterns.monthsShort})(?!\\p{L})`, 'iu')
const fromAge = new RegExp(` (${patterns.fromAge})(?!\\p{L})`, 'iu')

/** «не цукор, а мед»: what is meant stands behind, and is bought. */
export function withWhatIsMeant(line: string, isFood: (text: string) => boolean): string {
  return line.replace(notThisButThat, (all, not: string, one: string, other: string) =>
    // «не свіжі гриби, а сушені»: the noun is said once.
    isFood(one) && isFood(other) ? `${other} (${not} ${one})` : all,
  )
}
const notThisButThat = new RegExp(
  `^(${patterns.notThis}) ([\\p{L}'’ʼ ]{2,40}?),? (?:${patterns.butThat}) ([^()]{2,80})$`,
  'iu',
)

/** «сметану не 15 а 20», "milk not 2% but 4%": the number that is meant stands behind. */
export function withNumberMeant(line: string): string {
  return line.replace(numberMeant, ' $1')
}
const numberMeant = new RegExp(
  `(?<=\\p{L}),? (?:(?:${patterns.butThat}) )?(?:${patterns.notThis}) \\d[\\d.,]* ?%?,? (?:${patterns.butThat}) (\\d[\\d.,]* ?%?)(?=$|[\\s,;)])`,
  'iu',
)

/** "Milk 2 -- make that 3": what was said first is put right. */
export function withAmountPutRight(line: string): string {
  return line.replace(putRight, ' $1')
}
const putRight = new RegExp(
  `(?<=\\p{L}) \\d[\\d.,]* ?(?:\\p{L}{1,5}\\.?)?\\s*(?:,|;|--?|—|–|\\.{2,3}|\\()?\\s*(?:${patterns.correction}) (\\d[\\d.,]* ?(?:\\p{L}{1,5}\\.?)?)\\)?$`,
  'iu',
)

/** «масло, не маргарин»: what is not meant is a note of what is. */
export function withWhatIsNotMeant(line: string, isFood: (text: string) => boolean): string {
  return line.replace(butNotThat, (all, not: string, other: string, at: number) =>
    isFood(other) && !isInBrackets(line, at) ? ` (${not} ${other})` : all,
  )
}
const butNotThat = new RegExp(
  `(?<=[\\p{L}\\d)%]), ?((?:(?:${patterns.butThat}|${patterns.onlySo}) ){0,2}(?:${patterns.notThis})) ([\\p{L}'’ʼ ]{2,40})(?=$|,)`,
  'giu',
)

/** "BREAD!!! MILK!!!": each is short, and no sentence. */
export function partedByCalls(line: string): string {
  const calls = line.split(/!+\s+(?=\p{L})/u)
  const areShort = calls.every((call) => /^[^\s!]+(?:\s[^\s!]+){0,2}\s?!*$/u.test(call))
  return calls.length > 1 && areShort ? calls.join(', ') : line
}

/** "no nuts!!": how loud it is said. */
export const withoutCalls = (line: string): string => line.replace(calls, '')
const calls = /(?<=[\p{L}\d.)])!+(?=\s*(?:$|[),;]))/gu

/** "Cookies - no peanuts": what there is to be none of is a note, and neither a taste nor what is bought. */
export function withNoneAside(line: string): string {
  return outsideBrackets(line, saidNone)
}
const saidNone = new RegExp(
  `(?<=[\\p{L}\\d)]),? (?:[-–—:] ?)?((?:${patterns.noneOf}) [\\p{L}'’ʼ -]{2,40}?)(?=$|[,;])`,
  'iu',
)

/** "1 large onion or 2 small, chopped": the other count is a note. */
export function withOtherSizeAside(line: string): string {
  return outsideBrackets(line, otherSize)
}
const otherSize = new RegExp(`,? (${patterns.orOfSize})(?=$|[,;])`, 'iu')

/** «часник в кінці», «олія змастити форму»: when or for what is a note. */
export function withClosingAside(line: string): string {
  return outsideBrackets(line, closingAside)
}
const closingAside = new RegExp(
  `(?<=[\\p{L}\\d)]),? (${patterns.closingAside})(?=$|[,;]| \\d)`,
  'iu',
)

/** «тофу зі знижкою, соєве молоко»: at what price it is to be bought tells of no food. */
export function withOfferAside(line: string): string {
  return line.replace(onOffer, ' ($1)')
}
const onOffer = new RegExp(` (${patterns.onOffer})(?=$|[,;])`, 'giu')

/** What an expression finds, put into brackets, unless it stands within some. */
function outsideBrackets(line: string, expression: RegExp): string {
  return line.replace(expression, (all, found: string, at: number) =>
    isInBrackets(line, at) ? all : ` (${found})`,
  )
}

const isInBrackets = (line: string, at: number) =>
  line.lastIndexOf('(', at) > line.lastIndexOf(')', at)
