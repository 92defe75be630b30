import { walkMarkup } from './markup.ts'
import { isNode, listOf } from './schema.ts'

const blocks = new Set(['p', 'li', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'tr'])
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe'])

/** A value of a stranger's page as text for people: no markup, no entities, nothing invisible. */
export function plainText(value: unknown, max: number): string {
  const raw = stringOf(value)
  // Many pages escape twice: «&amp;frac12;», «&lt;p&gt;».
  const once = withoutMarkup(raw)
  const text = /&[#\w]{2,30};|<[a-z/!]/i.test(once) ? withoutMarkup(once) : once
  return visibleText(text.includes('[') ? text.replace(shortcode, '') : text)
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** What a publishing program should have replaced: [caption id="1"]. */
const shortcode =
  /\[\/?(?:caption|gallery|embed|adinserter|wprm|tasty|mv_|recipe|img|image|video|audio|playlist|vc_|et_pb_)[\w-]{0,40}(?:\s[^\][]{0,300})?\]/gi

export function lineText(value: unknown, max: number): string {
  return plainText(value, max).replace(/\s+/g, ' ')
}

function stringOf(value: unknown): string {
  const one = listOf(value)[0]
  if (typeof one === 'string') return one
  if (typeof one === 'number') return String(one)
  if (!isNode(one)) return ''
  const inner = one['@value'] ?? one['text'] ?? one['name']
  return typeof inner === 'string' || typeof inner === 'number' ? String(inner) : ''
}

function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  let plain = ''
  let unheard = 0
  walkMarkup(text, {
    onopentag(name) {
      if (name === 'br' || blocks.has(name)) plain += '\n'
      if (silent.has(name)) unheard += 1
    },
    ontext(part) {
      if (unheard === 0) plain += part
    },
    onclosetag(name) {
      if (blocks.has(name)) plain += '\n'
      if (silent.has(name)) unheard -= 1
    },
  })
  return plain
}

/** Without control, zero-width and direction-changing characters, and with spaces in one size. */
export function visibleText(text: string): string {
  if (isPlain(text)) return text
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Letters, digits and marks that are one character each, of the alphabets that most pages are written in. */
const plain = Uint8Array.from({ length: 0x530 }, (_, code) =>
  /[\p{L}\p{N}\p{P}\p{S} ]/u.test(String.fromCharCode(code)) ? 1 : 0,
)
const space = 32

/** One line of such characters with single spaces between them, as most are: there is nothing to take out. */
function isPlain(text: string): boolean {
  let before = space
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= plain.length || plain[code] === 0 || (code === space && before === space))
      return false
    before = code
  }
  return before !== space || text === ''
}
