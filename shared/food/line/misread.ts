import { orWords } from './words/index.ts'
import { and, lettersLike, looksLike, patterns } from './words/patterns.ts'
import { orSaidIn } from './words/said.ts'
import { saltAnd, saltAndInFull } from './words/shortened.ts'

/**
 * Digits that a scanner or a hurried thumb wrote as letters: «З ст. л.», "l tbsp", «О,5 л», «10О г». Only
 * where no letter can stand, so that a preposition («з») and a litre ("l") stay what they are.
 */
export function withDigits(text: string): string {
  const line = withLettersInWords(text)
  if (!suspect.test(line)) return line
  return line
    .replace(numberOfLetters, (number) => number.replace(threes, '3').replace(zeros, '0'))
    .replace(pointAlone, '0.')
    .replace(oneBeforeUnit, '1')
    .replace(threeBeforeUnit, '3')
    .replace(zeroBeforePoint, '0')
    .replace(zerosAfterDigit, (letters) => '0'.repeat(letters.length))
}

/** «0лія», «Ц6уля»: a digit within a word is the letter that it looks like. */
function withLettersInWords(line: string): string {
  if (!digitInWord.test(line)) return line
  return line.replace(wordWithDigit, (_, zero?: string, six?: string) =>
    zero ? letterOf.zero : six ? letterOf.six : letterOf.three,
  )
}

/** «борошно 300 г (та житнє 100 г)»: the bracket asks for one more. */
export function withMoreOutside(line: string): string {
  return line.replace(moreInside, ' $1 $2')
}

const moreInside = new RegExp(`\\s*\\((${patterns.asWell}) ([^()]*\\d[^()]*)\\)`, 'iu')

/** «на кінчику ножа мускатного горіха»: how little is said first, and is a note all the same. */
export function withTipLast(line: string): string {
  return line.replace(tipFirst, '$2 ($1)')
}

/** «2 з верхом ст. ложки»: how full the spoon is stands behind what is in it, as it does elsewhere. */
export function withHeapLast(line: string): string {
  return line.replace(heapFirst, '$1 $3 $2')
}
const heapFirst = new RegExp(`^(\\d[\\d.,/]*) (${patterns.heap}) (.+)$`, 'iu')

/** Shrimps of «16/20» come so many to a pound: that is how large they are, and no fraction. "80/20" is how fat mince is. */
export function withoutCaliber(line: string): string {
  const fewer = withFatPart(line)
    .replace(caliber, '')
    .replace(ratio, '')
    .replace(shares, ' ($1)')
    .replace(grade, ' ($1) $2')
  return fewer.includes('  ') ? fewer.replace(/ {2,}/g, ' ') : fewer
}

/** «сіль/перець» wants both, although a stroke leaves a choice elsewhere. */
export function withSaltAndPepper(line: string): string {
  return line.replace(saltAndPepper, '$1, $2')
}
const saltAndPepper = new RegExp(`(${patterns.salt}) ?/ ?(${patterns.pepper})`, 'giu')

/** «перець (червоний і жовтий) по 1 шт.»: two kinds, and the amount is of each. */
export function withKindsApart(line: string): string {
  return line.replace(kindsInBrackets, '$2 $1 $4, $3 $1 $4')
}
const kindsInBrackets = new RegExp(
  `^([\\p{L} ]{3,40}) \\((\\p{L}+) ${patterns.bothKinds} (\\p{L}+)\\),? (?:[-–—] )?(?:${patterns.ofEachKind}) (\\d.*)$`,
  'iu',
)

/** «листя хрону, смородини, вишні»: leaves of each, and no fruit. */
export function withLeavesOfEach(line: string): string {
  return line.replace(leaves, (all, noun: string) =>
    all.replace(
      new RegExp(`(,|\\s(?:${patterns.andAlso}))\\s+(?=${patterns.leafOf})`, 'giu'),
      `$1 ${noun} `,
    ),
  )
}
const leaves = new RegExp(
  `(?<!\\p{L})(${patterns.leaves})(?: (?:${patterns.leafOf}),?(?: (?:${patterns.andAlso}))?){2,6}(?!\\p{L})`,
  'iu',
)

/** «на 3 л води: 3 ложки солі, 2 ложки цукру»: the water is at hand, and the rest is asked for. */
export function withoutMeasureOfAll(line: string): string {
  return line.replace(forSoMuch, '')
}
const forSoMuch = new RegExp(`^(?:${patterns.forSoMuch}) ?: ?(?=.*\\d)`, 'iu')

/** «кріп та/або петрушка»: either will do. */
export function withOrAlone(line: string): string {
  return line.replace(
    andOr,
    (...said: (string | undefined)[]) => said.slice(1, 4).find(Boolean) ?? '',
  )
}
const andOr = new RegExp(`(?<!\\p{L})(?:${patterns.andOr})(?!\\p{L})`, 'iu')

/** «9-відсотковий оцет», "2 percent milk". */
export function withPercentSign(line: string): string {
  return line.replace(percent, '$1%')
}
const percent = new RegExp(`(\\d)(?:-| )?(?:${patterns.percent})`, 'giu')

/** «сметана, 20% жиру», "beef mince, 5% fat", "dark chocolate (70% cocoa)": the strength of what is named before. */
export function withStrengthAlone(line: string): string {
  return line.replace(strengthOf, '$1')
}
const strengthOf = new RegExp(
  `(?<=\\p{L}.*)(\\d ?%) (?:${patterns.strengthOf})(?=$|[,;])|(?<=\\d ?%) (?:${patterns.fatness})(?= \\p{L}|$|[,;)])`,
  'giu',
)

/** "A mix of red and yellow peppers": both are bought, and mixed by the cook. "Dill, mint or a mix": either will do. */
export function withoutMix(line: string): string {
  const either = line.replace(orMix, '')
  if (either === line) return line.replace(mixOf, '')
  const parts = either.split(/, ?/u)
  const isList = parts.slice(1).every((part) => part.split(' ').length <= longestOfList)
  return isList ? parts.join(` ${orWord} `) : either
}
const orMix = new RegExp(`,? (?:${patterns.orMix})$`, 'iu')
const [orWord = ''] = orWords
/** In words: what is longer than the name of a herb is a note. */
const longestOfList = 3
const mixOf = new RegExp(`^(?:${patterns.mixOf}) (?=.+${and})`, 'iu')

/** "salt n pepper", "ketchup 'n' mayo": what is left of «and» between two words. */
export function withAndInFull(line: string): string {
  return line
    .replace(saltAnd, (whole, taste: string) => saltAndInFull[taste.toLowerCase()] ?? whole)
    .replace(shortAnd, and)
}
const shortAnd = new RegExp(`(?<=[a-z]{3}) (?:${patterns.shortAnd}) (?=[a-z]{3})`, 'giu')

/** «дріжджі сухі – 7 г або свіжі – 20 г»: a dash in each half says nothing of the whole. */
export function withAmountsBeside(line: string): string {
  const halves = line.split(oneOrOther)
  const dashed = halves.filter((half) => behindDash.test(half))
  if (halves.length !== 3 || dashed.length !== 2) return line
  return halves.map((half) => half.replace(behindDash, ' $1')).join('')
}
const oneOrOther = new RegExp(`( (?:${[...orWords].join('|')}) )`, 'iu')
const behindDash = / [-–—] (\d)/u

/** «молоко (можна замінити водою)»: either will do. */
export function withOrInFull(line: string): string {
  return line
    .replace(orTake, (phrase) => (latin.test(phrase) ? orSaidIn.en : orSaidIn.uk))
    .replace(orTakeCzech, orSaidIn.cs)
}
const orTake = new RegExp(`(?<!\\p{L})(?:${patterns.orTake})(?!\\p{L})`, 'iu')
const orTakeCzech = new RegExp(`(?<!\\p{L})(?:${patterns.orTakeCzech})(?!\\p{L})`, 'iu')
const latin = /[a-z]/i

/** «ковбаса або шинка – що є в холодильнику, 200 г»: which of them is a note, and stands last. */
export function withWhateverLast(line: string): string {
  return line.replace(whatever, '$2 ($1)')
}
const whatever = new RegExp(`(?: ?[-,(]) ?(${patterns.whatever})\\)?(?=$|[,;)-]| -)([^()]*)$`, 'iu')

/** «pórek – jen bílá část», «лимон: цедра і сік»: what is taken of it is a note. */
export function withPartBehindComma(line: string): string {
  return line.replace(onlyPart, '$1, ')
}
const onlyPart = new RegExp(
  `^(?!(?:${patterns.aims}) )([^(),;:]*\\p{L}) ?(?:- (?=${patterns.onlyPart}|(?:${patterns.fruitParts})$)|: (?=(?:${patterns.fruitParts})$))`,
  'iu',
)

/** Pictures among the words say nothing that the words do not: «2 моркви 🥕». */
export function withoutPictures(line: string): string {
  return line.replace(
    / ?(?!\p{ASCII})\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*/gu,
    '',
  )
}

/** «сметана й майонез 1:1»: as much of each, and no number of anything. */
const ratio = /(?<![\d:.,]),? *\b\d{1,2} ?: ?\d{1,2}\)?(?=$|, ?\d)/
/** «želírovací cukr 2:1 500 g»: how it is made, and no two of it. */
const shares = /(?<=\p{L}) (\d:\d)(?= \d)/u
/** «kroupy č. 10 - 200 g»: how coarse they are. */
const grade = new RegExp(String.raw`(?<=\p{L}) (${patterns.coarse} ?\d{1,2}) ?[-–—] ?(\d)`, 'iu')
const caliber = /(?<![\d/.,])[1-9]\d\/[1-9]\d(?![\d/.,%])/g
const { zero, one, three } = looksLike
const letterOf = lettersLike
const digitInWord =
  /(?<![\p{L}\d])0\p{Script=Cyrillic}{2}|\p{Script=Cyrillic}[63]\p{Script=Cyrillic}{2}/u
const wordWithDigit =
  /(?<![\p{L}\d])(0)(?=\p{Script=Cyrillic}{2})|(?<=\p{Script=Cyrillic})(6)(?=\p{Script=Cyrillic}{2})|(?<=\p{Script=Cyrillic})(3)(?=\p{Script=Cyrillic}{2})/gu
/** «1ЗО г», «З50-400», «ЗО г»: digits and what looks like them, before a measure or a dash. */
const numberOfLetters = new RegExp(
  `(?<![\\p{L}\\d])(?=[\\d${three}${zero}]{2,4}(?![\\p{L}\\d]))(?=[${three}${zero}]*\\d|[${three}][${zero}])[\\d${three}${zero}]+(?=\\s?(?:-|–|—|${patterns.afterZero})|$)`,
  'gu',
)
const threes = new RegExp(`[${three}]`, 'g')
const zeros = new RegExp(`[${zero}]`, 'g')
const suspect = new RegExp(
  `[\\d${three}][${zero}${three}]|[${three}][\\d${zero}]|^[${one}${three}] |[${zero}][.,]\\d|\\d[${zero}]|(?:^|[ (])\\.\\d`,
)
/** "(.25 ounce)" */
const pointAlone = /(?<=^|[ (])\.(?=\d)/g
const oneBeforeUnit = new RegExp(`^[${one}](?= (?:${patterns.afterOne})(?!\\p{L}))`, 'u')
const threeBeforeUnit = new RegExp(`^${three}(?= (?:${patterns.afterThree})(?!\\p{L}))`, 'u')
const zeroBeforePoint = new RegExp(`(?<![\\p{L}\\d])[${zero}](?=[.,]\\d)`, 'gu')
const zerosAfterDigit = new RegExp(
  `(?<=\\d)[${zero}]+(?=\\d| ?(?:${patterns.afterZero})(?!\\p{L}))`,
  'gu',
)
const tipFirst = new RegExp(`^(${patterns.tipOfKnife}) ([^()]+)$`, 'iu')
const tip = new RegExp(`(?<!\\p{L})(?:${patterns.tipOfKnife})(?!\\p{L})`, 'iu')

/** «на кінчику ножа», "a knife tip of". */
export function saysTip(line: string): boolean {
  return tip.test(line)
}

/** "80/20": what is not lean of it is fat. */
function withFatPart(line: string): string {
  return line.replace(leanAndFat, (said, lean: string, fat: string) =>
    Number(lean) + Number(fat) === 100 ? `${fat}%` : said,
  )
}

const leanAndFat = /(?<!\d)([6-9]\d) ?\/ ?([1-4]?\d)(?![\d/])/g
