import { docsFor } from '../../domain/site/documents.ts'
import type { Config } from '../../kernel/config.ts'
import { docsTools } from './docs-tools.ts'
import type { Endpoint } from './endpoint.ts'
import { docsShelf } from './resources/docs-shelf.ts'
import { serverInfo } from './server-info.ts'

/** /api/docs-mcp: the documentation for those who write agents, without a token. */
export function docsEndpoint(config: Config): Endpoint {
  const docs = docsFor(config)
  return {
    info: serverInfo(config, 'komora-docs', 'Komora documentation'),
    instructions: `Documentation of Komora for people and models who write agents: how to get access, what the tools of ${config.baseUrl}/api/mcp do, how proposals are confirmed, and how the public feed and search are read. service_list_docs lists the documents and service_read_doc returns one as Markdown; the same documents are resources. Nothing here needs a token, and nothing here is about a particular person.`,
    tools: docsTools(docs),
    shelf: docsShelf(docs),
    prompts: [],
    open: true,
    enter: async (ctx) => ctx,
    grantOf: () => null,
    challenge: (error) => error,
    admit: () => {},
    used: () => {},
  }
}
