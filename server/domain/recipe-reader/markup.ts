import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** Honest pages stay under a hundred. The parser looks through all open elements at every closing tag. */
const deepest = 500

/** So many looks at open elements a page may cost; the largest honest ones come to a tenth of it. */
const mostLooks = 15_000_000

/** The largest honest pages have a quarter of these. */
const mostTags = 150_000

interface Limits {
  looks: number
  tags: number
}
const ofPage: Limits = { looks: mostLooks, tags: mostTags }
/** A whole book of recipes, none of them nested deep. */
const ofBook: Limits = { looks: 4 * mostLooks, tags: Number.POSITIVE_INFINITY }

class TooDeep extends Error {}

/** A closing tag that closes nothing is not told to the handler, but costs as much. */
class CountingParser extends Parser {
  depth = 0
  tags = 0
  most = ofPage
  #looks = 0

  override onclosetag(start: number, end: number): void {
    this.#looks += this.depth
    if (this.#looks > this.most.looks) throw new TooDeep()
    super.onclosetag(start, end)
  }
}

/** Walks through a stranger's HTML. One that is nested to be slow is read as far as it is not. */
export function walkMarkup(html: string, handler: Partial<Handler>): void {
  walk(html, handler, ofPage)
}

/** The same for XML, where every letter of a name counts and no tag closes another. */
export function walkXml(xml: string, handler: Partial<Handler>): void {
  walk(xml, handler, ofBook, { xmlMode: true, decodeEntities: true })
}

function walk(
  text: string,
  handler: Partial<Handler>,
  most: Limits,
  options: ParserOptions = {},
): void {
  const counting = {
    ...handler,
    onopentag(...tag: Parameters<Handler['onopentag']>) {
      parser.depth += 1
      parser.tags += 1
      if (parser.depth > deepest || parser.tags > most.tags) throw new TooDeep()
      handler.onopentag?.(...tag)
    },
    onclosetag(...tag: Parameters<Handler['onclosetag']>) {
      parser.depth -= 1
      handler.onclosetag?.(...tag)
    },
  }
  const parser = new CountingParser(counting, options)
  parser.most = most
  try {
    parser.end(text)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
}
