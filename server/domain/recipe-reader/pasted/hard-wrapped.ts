/** A word goes on in the next line: «готов-», «ності». */
const broken = /\p{L}[-\u00ad‐]$/u
/** Where one is broken so, all were set in a narrow column; a single hyphen may be anything. */
const fewest = 2
const closed = /[.!?:…]$/u
const low = /^\p{Ll}/u

/** Text out of a scanner, which ends its lines where the column does: put together again, words and sentences. */
export function unwrapped(lines: readonly string[]): readonly string[] {
  const isNarrow = lines.filter((line, at) => isBroken(line, lines[at + 1])).length >= fewest
  const whole: string[] = []
  for (const [at, line] of lines.entries()) {
    const last = at > 0 ? (lines[at - 1] ?? '') : ''
    const joined = whole.at(-1)
    if (joined !== undefined && isNarrow && isBroken(last, line))
      whole[whole.length - 1] = joined.replace(/[-\u00ad‐]$/u, '') + line
    else if (joined !== undefined && (awaitsAmount(last, line) || (isNarrow && goesOn(last, line))))
      whole[whole.length - 1] = `${joined} ${line}`
    else whole.push(line)
  }
  return whole
}

function isBroken(line: string, next = ''): boolean {
  // «ДОМАШНЬО-», «МУ»: in capitals both are.
  const sameCase =
    low.test(next) || (/\p{Lu}[-\u00ad‐]$/u.test(line) && /^\p{Lu}+(?!\p{Ll})/u.test(next))
  return broken.test(line) && sameCase
}

/** «томат-паста -», «3 ст. л.»: a comma or a dash ends no line, and no sentence begins with a small letter. */
function goesOn(line: string, next: string): boolean {
  if (line === '' || next === '') return false
  return /(?:,|\s[-–—])$/u.test(line) || (low.test(next) && !closed.test(line))
}

/** «часник -», «2 зубчики, сіль»: the amount is of what stands before the dash. */
const awaitsAmount = (line: string, next: string) => /\p{L}\s[-–—]$/u.test(line) && /^\d/.test(next)
