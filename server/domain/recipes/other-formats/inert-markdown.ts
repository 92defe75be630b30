/**
 * People's words as Markdown in which nothing is marked up that they have not drawn by hand: no tag, link, heading,
 * rule or emphasis comes of them, and whoever looks at the page reads what was written. Lists stay lists, and what
 * needs no backslash gets none: the file is read as it is, too.
 */
export function inertText(text: string): string {
  return text.split('\n').map(inertInLine).join('\n')
}

/** The same for what stands behind a mark of ours, where it begins no list of its own. */
export function inertLine(text: string): string {
  const line = text.split('\n').map(trimmed).join(' ').trim()
  return inertInLine(line).replace(/^(\d{0,9})([-+*.)])(?=\s|$)/, '$1\\$2')
}

const trimmed = (line: string) => line.trim()

/** Nothing in an address may end the brackets around it. */
export function inertAddress(url: string): string {
  return `<${url.replace(/[<>\\\s]/g, encodeURIComponent)}>`
}

/** What was made inert, as it was. */
export function asWritten(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1')
}

/** A rule, the line under a heading, the row under the names of columns. */
const onlyMarks = /^[\s\d.)+*_=|:-]*[-*_=|:]$/

/** A heading or a quotation, in a list as well. */
const beginning = /^(\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*)(#{1,6}(?=\s|$)|>)/

const marks = new RegExp(
  [
    // A backslash that would hide the next character, or break the line.
    /\\(?=[!-/:-@[-`{-~]|$)/,
    /[`[]/,
    /(?<=\S)\*|\*(?=\S)/,
    /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u,
    // «~5 хв» is no mark; what would end a line through words is.
    /(?<=\S)~|~(?=~)/,
    /<(?=[a-z/!?])/,
    /&(?=#?\w{1,31};)/,
  ]
    .map((one) => one.source)
    .join('|'),
  'giu',
)

function inertInLine(line: string): string {
  const near = movedIn(line.trimEnd())
  if (onlyMarks.test(near)) return near.replace(/[-*_=+|]/g, '\\$&')
  return near
    .replace(marks, '\\$&')
    .replace(beginning, '$1\\$2')
    .replace(/(?<=\s)#+$/, '\\$&')
}

/** Four blanks at the beginning, or behind the mark of a list, would be code, in which backslashes are seen. */
function movedIn(line: string): string {
  return line
    .replace(/^(?: {4}| {0,3}\t)[ \t]*/, '   ')
    .replace(/^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)+/, (drawn) => drawn.replace(/(?<=\S)\s+/g, ' '))
}
