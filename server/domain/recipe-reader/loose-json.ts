import { parseForeignJson } from '../../kernel/foreign-json.ts'
import { depthOf } from '../../kernel/json-depth.ts'

/** Values that a script gives names, as JSON. */
type Names = ReadonlyMap<string, string>
const noNames: Names = new Map()

/** JSON as templates print it: in comments, with commas left over, with bare line breaks and quotes in strings. */
export function parseLoosely(text: string, names: Names = noNames): unknown {
  // No page says anything so deep; a parser would go all the way down before it finds out.
  if (depthOf(text) > 1000) return null
  for (const reading of [plain, unwrapped, decoded]) {
    try {
      return parseForeignJson(reading(text, names))
    } catch {
      // The next reading may fit; a script that fits none says nothing.
    }
  }
  return null
}

/** What a script says: one value, or several after each other. */
export function parseAll(text: string): unknown[] {
  try {
    return [parseForeignJson(text)]
  } catch {
    // Not one value as it should be.
  }
  const first = parseLoosely(text)
  if (!/recipe/i.test(text)) return [first]
  const roots = text.replace(wrapping, '').split(/(?<=[}\]])\s{0,99};?\s{0,99}(?=\{\s{0,99}"@)/)
  return roots.length > 1
    ? [first, ...roots.slice(0, 50).map((root) => parseLoosely(root))]
    : [first]
}

const plain = (text: string) => text

const wrapping = /<!--|-->|(?:\/\*|\/\/)?[ \t]{0,9}(?:<!\[CDATA\[|\]\]>)[ \t]{0,9}(?:\*\/)?/g

function unwrapped(text: string, names: Names): string {
  return repaired(text.replace(wrapping, '').trim(), names)
}

/** Some print it escaped as for an attribute. */
function decoded(text: string): string {
  if (text.includes('"') || !text.includes('&quot;')) throw new SyntaxError()
  return repaired(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim(), noNames)
}

const deepest = 200
/** A long value that is named a thousand times would fill the memory. */
const mostGiven = 5_000_000
const escapes = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't'])

/** A text of nothing but quotes says nothing. */
const mostStray = 20_000

/** One pass: what JSON does not allow is left out, or escaped; what stays open is closed. */
function repaired(text: string, names: Names): string {
  let out = ''
  // Kept apart: looking at the end of a long text that grows would read all of it each time.
  let last = ''
  const open: string[] = []
  let at = 0
  let more = mostGiven
  const write = (part: string) => {
    out += part
    last = part
  }
  while (at < text.length) {
    const character = text[at] ?? ''
    const closing = quotes.get(character)
    if (closing) {
      const word = names.size > 0 ? /^[\w$]{1,40}\s?[:,\]}]/ : /^[\w$]{1,40}\s?:/
      const [string, end] = stringAt(text, at, word, closing)
      if (/["}\]]$/.test(last)) write(',')
      write(string)
      at = end
      continue
    }
    const comment = character === '/' ? commentAt(text, at) : at
    if (comment > at) {
      at = comment
      continue
    }
    at += 1
    if (/\s/.test(character)) {
      at = nextAt(text, at)
      continue
    }
    if (/[,}]/.test(character) && last === ':') write('null')
    if (character === ',') {
      // A comma counts when something follows, and something came before.
      if (/^[[{,:]?$/.test(last) || /^[\]},]?$/.test(text[nextAt(text, at)] ?? '')) continue
      write(',')
    } else if (character === '{' || character === '[') {
      // A comma that was forgotten between two values.
      if (/["}\]]$/.test(last)) write(',')
      open.push(character === '{' ? '}' : ']')
      if (open.length > deepest) throw new SyntaxError()
      write(character)
    } else if (character === '}' || character === ']') {
      if (open.pop() !== character) throw new SyntaxError()
      write(character)
      // What stands after the value is not part of it.
      if (open.length === 0) return out
    } else if (/[A-Za-z_$!]/.test(character)) {
      const [said, end] = wordAt(text, at - 1, names)
      more -= names.size > 0 ? said.length : 0
      if (more < 0) throw new SyntaxError()
      write(said)
      at = end
    } else write(character)
  }
  return out.replace(/[,:]$/, '') + open.reverse().join('')
}

/** What opens a string, and what closes it: some templates write single quotes, and some editors curl them. */
const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”“'],
  ['”', '”“'],
])

/** Where a comment ends that begins here. */
function commentAt(text: string, from: number): number {
  const long = text[from + 1] === '*'
  if (!long && text[from + 1] !== '/') return from
  const end = text.indexOf(long ? '*/' : '\n', from + 2)
  return end < 0 ? text.length : end + (long ? 2 : 1)
}

const values: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  '!0': 'true',
  '!1': 'false',
}

/** Scripts write keys without quotes, and words that JSON does not know. */
function wordAt(text: string, from: number, names: Names): [string, number] {
  const word = /^(?:![01]|[\w$]{1,99})/.exec(text.slice(from, from + 100))?.[0] ?? ''
  const end = from + Math.max(1, word.length)
  if (text[nextAt(text, end)] === ':') return [JSON.stringify(word), end]
  return [values[word] ?? names.get(word) ?? 'null', end]
}

function stringAt(text: string, from: number, word: RegExp, closing: string): [string, number] {
  let out = '"'
  let stray = 0
  for (let at = from + 1; at < text.length; at += 1) {
    const next = specialAt(text, at)
    // What says nothing to a parser is taken in one piece.
    if (next > at) out += text.slice(at, next)
    at = next
    if (at >= text.length) break
    const character = text[at] ?? ''
    if (character === '\\') {
      const escaped = text[at + 1] ?? ''
      const unicode = escaped === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6))
      // `\'` and others that JSON does not know stand for themselves.
      if (escapes.has(escaped) || unicode) out += character + escaped
      else out += escaped < ' ' ? ' ' : escaped
      at += 1
    } else if (closing.includes(character)) {
      if (endsString(text, at + 1, word)) return [`${out}"`, at + 1]
      stray += 1
      if (stray > mostStray) throw new SyntaxError()
      out += character === '"' ? '\\"' : character
    } else if (character === '"') out += '\\"'
    else if (character < ' ') out += character === '\n' ? '\\n' : ' '
    else out += character
  }
  return [`${out}"`, text.length]
}

/** A quote ends the string where JSON goes on after it; any other was meant to be read, as in `a 9" tin`. */
function endsString(text: string, at: number, word: RegExp): boolean {
  const next = nextAt(text, at)
  const character = text[next] ?? ''
  if (character !== ',') return /^[\]}:]?$/.test(character)
  const after = nextAt(text, next + 1)
  if (/^["'“”,{[\]}\d\-tfn]?$/.test(text[after] ?? '')) return true
  const coming = text.slice(after, after + 42)
  return /^\/[/*]/.test(coming) || word.test(coming)
}

function specialAt(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 0x28 ? code < 0x20 || code === 0x22 || code === 0x27 : code === 0x5c) return at
    if (code === 0x201c || code === 0x201d) return at
  }
  return text.length
}

const seen = /\S/g

function nextAt(text: string, from: number): number {
  const code = text.charCodeAt(from)
  // Most often it stands right there; a space, and what is no letter of ours, is looked at closely.
  if (code > 0x20 && code < 0x7f) return from
  seen.lastIndex = from
  return seen.exec(text)?.index ?? text.length
}
