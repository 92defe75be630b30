import type { Config } from '../../kernel/config.ts'
import { version } from '../mcp/server-info.ts'
import { serverCard } from './server-card.ts'

/** The entry of this server for the MCP registry, for the operator to publish. */
export function registryEntry(config: Config) {
  const { name, title, description, websiteUrl } = serverCard(config)
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name,
    title,
    description,
    version,
    websiteUrl,
    remotes: [{ type: 'streamable-http', url: `${config.baseUrl}/api/mcp` }],
  }
}
