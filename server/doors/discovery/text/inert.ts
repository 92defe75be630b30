/**
 * Words of other people inside our Markdown: one line, in which nothing marks up, links, or begins
 * something new. The reader sees the words as they were written.
 */
export function inert(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
    .replace(/:\/\//g, ':\\/\\/')
    .replace(/\bwww\./gi, 'www\\.')
    .replace(/@/g, '\\@')
    .replace(/^([-+=]|\d+[.)])/, (start) => `${start.slice(0, -1)}\\${start.slice(-1)}`)
}

/** A value of YAML front matter: a quoted string as JSON writes it, which YAML reads the same way. */
export function quoted(text: string): string {
  return JSON.stringify(oneLine(text))
}

/** Text between tags and inside attributes of XML, without what XML cannot hold. */
export function inXml(text: string): string {
  // XML 1.0 §2.2 takes of the controls only tab and line ends.
  return Bun.escapeHTML(text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, ''))
}

/** Controls, line ends, and what is invisible or turns the direction of reading, become a blank. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
