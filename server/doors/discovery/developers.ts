import type { Config } from '../../config.ts'
import type { Document } from '../mcp/docs/documents.ts'

/** The overview, then every other document and address that a developer may need. */
export function developersPage({ baseUrl }: Config, docs: readonly Document[]): string {
  const overview = docs.find((doc) => doc.name === 'overview')
  const others = docs.filter((doc) => doc !== overview)
  return `${overview?.text.trimEnd()}

## Documents

${others.map((doc) => `- [${doc.title}](${doc.uri}): ${doc.description}`).join('\n')}

The same documents are served by the MCP endpoint \`${baseUrl}/api/docs-mcp\`, without a token.

## Addresses

- \`${baseUrl}/api/mcp\`: the agent endpoint, MCP over JSON-RPC 2.0, with OAuth 2.1
- \`${baseUrl}/api/social/feed\`: the public feed
- \`${baseUrl}/ask\`: search in plain words
- [OpenAPI description](${baseUrl}/openapi.json) of the public API
- [Protected-resource metadata](${baseUrl}/.well-known/oauth-protected-resource/api/mcp)
- [Authorization-server metadata](${baseUrl}/.well-known/oauth-authorization-server)
- [Server card](${baseUrl}/.well-known/mcp/server-card.json) with the schemas of all tools
- [Agent card](${baseUrl}/.well-known/agent-card.json)

## Errors of the public API

<a id="unknown-path"></a>An unknown path under \`/api/\` is answered 404 with \`application/problem+json\`.

<a id="method-not-allowed"></a>A known path with a wrong method is answered 405, with the right ones in \`Allow\`.
`
}
