import { withoutPicture } from './picture-bullets.ts'

const numberWord =
  'крок|шаг|step|schritt|krok|étape|etape|paso|passo|stap|steg|trin|vaihe|pas|lépés'
const leadingNumber = new RegExp(
  `^\\s*(?:(?:${numberWord})\\s{0,3}№?\\s{0,3}\\d{1,2}|\\d{1,2}\\s{0,3}(?=[.):、．])|(?=[①-⑳]))\\s{0,3}(?:[-–—.):、．①-⑳](?!\\d)\\s*|\\s+(?=\\p{Lu})|$)`,
  'iu',
)

/** «1. », «Крок 2:», "Step 3)". A number alone on its line goes too. */
export function withoutNumber(line: string): string {
  return withoutPicture(line)
    .replace(/^(?:[-–—•*·▢●◦▪■►]\s+)+(?=\S)/u, '')
    .replace(/^\s*\d{1,2}\s*$/, '')
    .replace(leadingNumber, '')
    .trim()
}

/** «Крок 1», "Step 2:" on a line of its own: a number over what is done, as the letters of it are no food. */
export const isNumberAlone = (line: string) => /\p{L}/u.test(line) && withoutNumber(line) === ''

const firstByName = new RegExp(`^\\s*(?:${numberWord})\\s{0,3}1\\b`, 'iu')
const eachByName = new RegExp(`(?<=[\\s.!?)])(?=(?:${numberWord})\\s{0,3}\\d{1,2}\\b)`, 'iu')

/** What stands between glued sentences, which few lines have anywhere. */
const mayBeGlued = /[.!]\p{Lu}/u

/**
 * A method in one piece: «1. Наріжте. 2. Зваріть.», or sentences that were glued when their breaks were
 * lost ("Mix well.Add the eggs."). Anything else is left as its author wrote it.
 */
export function cutMethod(line: string): string[] {
  if (/^\s*1\s?[.)]\s?\S/.test(line)) {
    const parts = line.split(/(?<=[\s.!?)])(?=\d{1,2}\s?[.)]\s?\p{Lu})/u)
    if (parts.length > 1) return parts.map((part) => part.trim())
  }
  if (firstByName.test(line)) {
    const parts = line.split(eachByName)
    if (parts.length > 1) return parts.map((part) => part.trim())
  }
  // An abbreviation such as «ст.л.» goes on with a small letter; a name such as "St.John" is not three of them.
  if (!mayBeGlued.test(line)) return [line]
  const glued = line.split(/(?<=\p{Ll}{3,}[.!])(?=\p{Lu}\p{Ll})/u)
  return glued.length > 2 ? glued : [line]
}
