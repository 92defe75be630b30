import type { Document } from '../../../domain/site/documents.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/errors.ts'
import type { Shelf } from '../endpoint.ts'

const mimeType = 'text/markdown'

/** The documents for authors of agents; they change only with the program itself. */
export function docsShelf(docs: readonly Document[]): Shelf<Context> {
  const resources = docs.map(({ uri, name, title, description, text }) => {
    return { uri, name, title, description, mimeType, size: Buffer.byteLength(text) }
  })
  return {
    templates: [],
    keep: 3_600_000,
    async list(_ctx, _apps, cursor) {
      if (cursor !== undefined) throw new DomainError('cursor_unknown')
      return { resources }
    },
    async read(_ctx, uri) {
      const doc = docs.find((one) => one.uri === uri)
      return doc ? { uri, mimeType, text: doc.text } : null
    },
    completer: () => undefined,
  }
}
