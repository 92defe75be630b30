import { type Bytes, bytesOf } from '../../../archives/bytes.ts'
import { ArchiveRefusal } from '../../../archives/refusal.ts'
import { parseForeignJson } from '../../../kernel/foreign-json.ts'
import { depthOf, valuesIn } from '../../../kernel/json-depth.ts'
import { readRecords } from '../../bulk-import/records.ts'
import { decodePage } from '../../recipe-reader/decode-page.ts'
import { findRecipe } from '../../recipe-reader/find-recipe.ts'
import { readCards } from '../formats/markup/cards.ts'
import { pageInMhtml } from '../formats/markup/mhtml.ts'
import { readXml } from '../formats/markup/xml.ts'
import { type Reading, webAddress } from '../formats/reading.ts'
import { recognise } from '../formats/recognise.ts'
import { readSchemaOfPage } from '../formats/schema-org.ts'
import { recogniseText } from '../formats/texts/recognise-text.ts'
import { type Found, foundIn } from './found.ts'
import { largestText } from './limits.ts'

/** Deeper than any honest recipe; a parser that recurses must not be handed more. */
const deepest = 64
/** More than the tables of any backup that may be brought; as objects they would take gigabytes. */
const mostValues = 6_000_000

/** Recipes in JSON, JSON lines, XML, a page, or a text. Null when it is none of them. */
export async function readText(
  bytes: Bytes,
  /** What the file is called: some programs keep the name of a dish nowhere else. */
  file = '',
): Promise<AsyncIterable<Found> | null> {
  const head = await bytes.read(0, 4096)
  if (isWide(head)) return bytes.size <= largestText ? readText(await narrowed(bytes), file) : null
  const start = head
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^\[\s*(?:[[{"\]\d-]|$)/.test(start)) return readMany(bytes)
  if (start.startsWith('{\\rtf')) return null
  if (start.startsWith('{')) return readOneOrLines(bytes)
  if (start.startsWith('<')) return readMarkup(bytes)
  return readWords(bytes, file)
}

/** Two bytes a letter, as Excel and older Windows programs write «Unicode». */
function isWide([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

async function narrowed(bytes: Bytes): Promise<Bytes> {
  // With a mark, so that what the text says of its letters is not believed any more.
  return bytesOf(Buffer.from(`\ufeff${withoutMark(await decoded(bytes))}`))
}

/** One object of any size that is bearable, or one on each line. */
async function* readOneOrLines(bytes: Bytes): AsyncGenerator<Found> {
  if (bytes.size <= largestText) {
    const value = parse(await textOf(bytes))
    if (value === tooDeep) return yield trouble('', 'too_deep')
    if (value !== undefined) {
      for (const reading of recognise(value)) yield foundIn('', reading)
      return
    }
  }
  // An object that was cut off has lines too, but they are not records.
  for await (const first of readRecords(pieces(bytes))) {
    if (parse(first.text) === undefined) return yield trouble('', 'unreadable')
    break
  }
  yield* readMany(bytes)
}

/** The elements of an array, or lines, one at a time. */
async function* readMany(bytes: Bytes): AsyncGenerator<Found> {
  for await (const { number, text } of readRecords(pieces(bytes))) {
    const value = parse(text)
    if (value === tooDeep) yield trouble(`${number}`, 'too_deep')
    else if (value === undefined) yield trouble(`${number}`, 'unreadable')
    else for (const reading of recognise(value)) yield foundIn(`${number}`, reading)
  }
}

/** Text that is neither JSON nor markup, when it is one of the known ones. */
async function readWords(bytes: Bytes, file: string): Promise<AsyncIterable<Found> | null> {
  // Somebody's film has no lines either.
  if (bytes.size > largestText || (await bytes.read(0, 4096)).includes(0)) return null
  const text = withoutMark(await decoded(bytes))
  const page = pageInMhtml(text)
  if (page !== null) return fromPage(page)
  const readings = recogniseText(text.replace(/\r\n?/g, '\n'), file)
  return readings && numbered(readings)
}

async function* readMarkup(bytes: Bytes): AsyncGenerator<Found> {
  if (bytes.size > largestText) return
  const html = withoutMark(await decoded(bytes))
  const readings = readXml(html) ?? readCards(html)
  if (readings) yield* numbered(readings)
  else yield* readPage(html)
}

async function* numbered(readings: Iterable<Reading>): AsyncGenerator<Found> {
  const all = [...readings]
  for (const [at, reading] of all.entries()) {
    yield foundIn(all.length > 1 ? `${at + 1}` : '', reading)
  }
}

async function decoded(bytes: Bytes): Promise<string> {
  return decodePage({ bytes: await bytes.read(0, bytes.size), charset: null })
}

async function* fromPage(html: string): AsyncGenerator<Found> {
  yield* readPage(html)
}

function* readPage(html: string): Generator<Found> {
  const found = findRecipe(html, 'text/html')
  if (!found) return
  const image = found.resolve(found.node['image'])
  const readings = readSchemaOfPage({ ...found.node, '@type': 'Recipe', image })
  for (const reading of readings) {
    if ('recipe' in reading) reading.recipe.sourceUrl ??= webAddress(found.node['url'])
    yield foundIn('', reading)
  }
}

const tooDeep = Symbol('too deep')

function parse(text: string): unknown {
  if (text.length > mostValues && valuesIn(text) > mostValues) throw new ArchiveRefusal('unpacks')
  if (depthOf(text) > deepest) return tooDeep
  try {
    return parseForeignJson(text)
  } catch {
    return undefined
  }
}

async function textOf(bytes: Bytes): Promise<string> {
  return withoutMark((await bytes.read(0, bytes.size)).toString('utf8'))
}

function withoutMark(text: string): string {
  return text.replace(/^\ufeff/, '')
}

async function* pieces(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const length = 256 * 1024
  for (let at = 0; at < bytes.size; at += length) yield bytes.read(at, length)
}

function trouble(where: string, problem: 'too_deep' | 'unreadable'): Found {
  return foundIn(where, { title: null, problem })
}
