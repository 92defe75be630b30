import { scopes } from '../../../shared/wire/scopes.ts'
import type { Config } from '../../config.ts'
import { version } from '../mcp/server-info.ts'
import { agentTools } from '../mcp/tools/all.ts'

const scopeSentences = {
  'service.read': 'Read recipes, plan and history',
  'service.drafts': 'Propose recipe drafts',
  'service.plan': 'Propose plan entries',
  'service.shopping-list': 'Propose shopping-list lines',
} as const satisfies Record<(typeof scopes)[number], string>

/** A2A 1.0 §4.4: a card for those who look for one. It says plainly that MCP is what is spoken here. */
export function agentCard({ baseUrl }: Config) {
  return {
    name: 'Komora',
    description:
      'Recipes, meal plans and shopping lists of a person. This is a tool server, not a conversational agent: its skills are the tools of the Model Context Protocol endpoint below. Changes are proposals that the person confirms in their own browser.',
    supportedInterfaces: [
      {
        url: `${baseUrl}/api/mcp`,
        protocolBinding: 'https://modelcontextprotocol.io/specification',
        protocolVersion: '1.0',
      },
    ],
    provider: { organization: 'Komora', url: baseUrl },
    version,
    documentationUrl: `${baseUrl}/developers.md`,
    iconUrl: `${baseUrl}/favicon.svg`,
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    securitySchemes: {
      oauth2: {
        oauth2SecurityScheme: {
          description: 'OAuth 2.1 authorization code with PKCE (S256), public clients only',
          oauth2MetadataUrl: `${baseUrl}/.well-known/oauth-authorization-server`,
          flows: {
            authorizationCode: {
              authorizationUrl: `${baseUrl}/api/mcp/oauth/authorize`,
              tokenUrl: `${baseUrl}/api/mcp/oauth/token`,
              refreshUrl: `${baseUrl}/api/mcp/oauth/token`,
              scopes: scopeSentences,
              pkceRequired: true,
            },
          },
        },
      },
    },
    securityRequirements: [{ schemes: { oauth2: { list: [...scopes] } } }],
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills: agentTools.map((tool) => ({
      id: tool.name,
      name: tool.title,
      description: tool.description,
      tags: ['mcp', tool.annotations.readOnlyHint ? 'read' : 'propose'],
      ...(tool.scope && {
        securityRequirements: [{ schemes: { oauth2: { list: [tool.scope] } } }],
      }),
    })),
  }
}
