import { z } from 'zod'
import type { Document } from '../../domain/site/documents.ts'
import { DomainError } from '../../kernel/errors.ts'
import { defineTool, reads } from './define-tool.ts'
import type { Tool } from './endpoint.ts'

export function docsTools(docs: readonly Document[]): readonly Tool[] {
  return [listDocs(docs), readDoc(docs)]
}

const summary = z.object({
  name: z.string().describe('Pass it to service_read_doc'),
  title: z.string(),
  description: z.string(),
  uri: z.string().describe('The same document as a resource'),
})

function listDocs(docs: readonly Document[]): Tool {
  return defineTool({
    name: 'service_list_docs',
    title: 'Documents',
    description:
      'Lists the documents for agent authors, each with what it is about. Use it first, then read one with service_read_doc. It knows nothing about any person’s recipes.',
    scope: null,
    input: z.strictObject({}),
    output: z.object({ docs: z.array(summary) }),
    annotations: reads,
    run: async () => ({
      docs: docs.map(({ name, title, description, uri }) => ({ name, title, description, uri })),
    }),
  })
}

function readDoc(docs: readonly Document[]): Tool {
  return defineTool({
    name: 'service_read_doc',
    title: 'One document',
    description:
      'Returns one document in full, as Markdown, by its name from service_list_docs. It only reads documentation; to work with a person’s recipes connect to the agent endpoint that the documents describe.',
    scope: null,
    input: z.strictObject({
      name: z.string().min(1).max(200).describe('Such as overview; a uri will do as well'),
    }),
    output: summary.extend({ text: z.string().describe('Markdown') }),
    annotations: reads,
    async run(_ctx, { name }) {
      const doc = docs.find((one) => one.name === name || one.uri === name)
      if (!doc) throw new DomainError('doc_unknown')
      return { ...doc }
    },
  })
}
