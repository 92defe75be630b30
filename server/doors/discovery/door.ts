import { Elysia } from 'elysia'
import type { Services } from '../../context.ts'
import { docsFor } from '../mcp/docs/documents.ts'
import { agentCard } from './agent-card.ts'
import { developersPage } from './developers.ts'
import { authorizationServerMetadata, protectedResourceMetadata } from './oauth-metadata.ts'
import { served, servedJson } from './served.ts'
import { fullServerCard, serverCard } from './server-card.ts'

const markdown = 'text/markdown;charset=utf-8'

/** What a program reads to find its way in, knowing only our address. */
export function discoveryDoor({ config }: Services) {
  const docs = docsFor(config)
  const resource = servedJson(protectedResourceMetadata(config))
  const documents = new Map(docs.map((doc) => [`${doc.name}.md`, served(doc.text, markdown)]))
  const pages = {
    '/.well-known/oauth-authorization-server': servedJson(authorizationServerMetadata(config)),
    '/.well-known/oauth-protected-resource': resource,
    '/.well-known/oauth-protected-resource/api/mcp': resource,
    '/.well-known/mcp/server-card.json': servedJson(fullServerCard(config)),
    '/.well-known/agent-card.json': servedJson(agentCard(config)),
    '/api/mcp/server-card': servedJson(serverCard(config), 'application/mcp-server-card+json'),
    '/auth.md': served(docs.find((doc) => doc.name === 'access')?.text ?? '', markdown),
    '/developers.md': served(developersPage(config, docs), markdown),
  }
  const door = new Elysia({ name: 'discovery' })
  for (const [path, answer] of Object.entries(pages)) {
    door.get(path, ({ request }) => answer(request))
  }
  return door.get('/docs/agents/:file', ({ request, params }) => {
    const answer = documents.get(params.file)
    return answer
      ? answer(request)
      : new Response('# Not found\n', { status: 404, headers: { 'content-type': markdown } })
  })
}
