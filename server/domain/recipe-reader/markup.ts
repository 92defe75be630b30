import { type Handler, Parser } from 'htmlparser2'

/** Honest pages stay under a hundred. The parser looks through all open elements at every closing tag. */
const deepest = 500

class TooDeep extends Error {}

/** Walks through a stranger's HTML. One that is nested to be slow is read as far as it is not. */
export function walkMarkup(html: string, handler: Partial<Handler>): void {
  let depth = 0
  const parser = new Parser({
    ...handler,
    onopentag(...tag) {
      depth += 1
      if (depth > deepest) throw new TooDeep()
      handler.onopentag?.(...tag)
    },
    onclosetag(...tag) {
      depth -= 1
      handler.onclosetag?.(...tag)
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
}
