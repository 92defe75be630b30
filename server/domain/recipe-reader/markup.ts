import { type Handler, Parser } from 'htmlparser2'

/** Honest pages stay under a hundred. The parser looks through all open elements at every closing tag. */
const deepest = 500

/** So many looks at open elements a page may cost; the largest honest ones come to a tenth of it. */
const mostLooks = 15_000_000

/** The largest honest pages have a quarter of these. */
const mostTags = 150_000

class TooDeep extends Error {}

/** A closing tag that closes nothing is not told to the handler, but costs as much. */
class CountingParser extends Parser {
  depth = 0
  tags = 0
  #looks = 0

  override onclosetag(start: number, end: number): void {
    this.#looks += this.depth
    if (this.#looks > mostLooks) throw new TooDeep()
    super.onclosetag(start, end)
  }
}

/** Walks through a stranger's HTML. One that is nested to be slow is read as far as it is not. */
export function walkMarkup(html: string, handler: Partial<Handler>): void {
  const parser = new CountingParser({
    ...handler,
    onopentag(...tag) {
      parser.depth += 1
      parser.tags += 1
      if (parser.depth > deepest || parser.tags > mostTags) throw new TooDeep()
      handler.onopentag?.(...tag)
    },
    onclosetag(...tag) {
      parser.depth -= 1
      handler.onclosetag?.(...tag)
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
}
