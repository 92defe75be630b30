const encoder = new TextEncoder()
/** RFC 5545 §3.1: octets, without the break itself. */
const longest = 75

/** One content line, folded where it is too long and never inside a character. */
export function contentLine(name: string, value: string): string {
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const size = encoder.encode(character).length
    if (octets + size > longest) {
      line += '\r\n '
      octets = 1
    }
    line += character
    octets += size
  }
  return `${line}\r\n`
}

/** RFC 5545 §3.3.11: what a person typed, as the value of a line. */
export function asText(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** `20260308T170000Z` */
export function asInstant(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** `20260308` */
export function asDay(day: string): string {
  return day.replaceAll('-', '')
}
