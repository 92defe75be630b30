import type { Config } from '../../kernel/config.ts'
import { agentEndpoint } from '../mcp/agent-endpoint.ts'
import { capabilitiesOf } from '../mcp/capabilities.ts'
import { supportedVersions } from '../mcp/era/versions.ts'
import { toolViews } from '../mcp/methods/tools-list.ts'
import { protectedResourceMetadataUrl } from './oauth-metadata.ts'

/** SEP-2127: what a server is and where it is reached, before anybody connects. */
export function serverCard(config: Config) {
  const { info } = agentEndpoint(config)
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${reverseName(config)}/komora`,
    version: info.version,
    title: info.title,
    description:
      'Recipes, meal plans and shopping lists of a person; agents propose, the person confirms.',
    websiteUrl: config.baseUrl,
    icons: info.icons,
    remotes: [
      {
        type: 'streamable-http',
        url: `${config.baseUrl}/api/mcp`,
        supportedProtocolVersions: supportedVersions,
      },
    ],
  }
}

/** The same with everything that the endpoint would list: the tools, and how to be let in. */
export function fullServerCard(config: Config) {
  const endpoint = agentEndpoint(config)
  return {
    ...serverCard(config),
    serverInfo: endpoint.info,
    protocolVersion: supportedVersions[0],
    transport: { type: 'streamable-http', endpoint: `${config.baseUrl}/api/mcp` },
    capabilities: capabilitiesOf(endpoint),
    authentication: {
      required: true,
      schemes: ['oauth2'],
      resourceMetadata: protectedResourceMetadataUrl(config),
    },
    instructions: endpoint.instructions,
    tools: toolViews(endpoint.tools),
  }
}

function reverseName({ baseUrl }: Config): string {
  const { hostname } = new URL(baseUrl)
  if (/^\[|^[\d.]+$/.test(hostname)) return 'localhost'
  return hostname.split('.').reverse().join('.')
}
