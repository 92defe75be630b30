import type { scopes } from '../../../shared/wire/scopes.ts'
import type { Config } from '../../kernel/config.ts'
import { version } from '../mcp/server-info.ts'
import { agentTools } from '../mcp/tools/all.ts'

const scopeSentences = {
  'service.read': 'Read recipes, plan and history',
  'service.drafts': 'Propose recipe drafts',
  'service.plan': 'Propose plan entries',
  'service.shopping-list': 'Propose shopping-list lines',
} as const satisfies Record<(typeof scopes)[number], string>

/**
 * A2A 1.0 §4.4. What is spoken there is the search; a person's own things are reached over MCP, and the
 * card says so plainly.
 */
export function agentCard({ baseUrl }: Config) {
  return {
    name: 'Komora',
    description:
      'Finds published recipes for a question in plain words, Ukrainian, English or Czech; no key is needed. A person’s own recipes, plan and lists are tools of the Model Context Protocol endpoint, with their consent: they are listed here as skills, and changes are proposals that the person confirms in their own browser.',
    supportedInterfaces: [
      { url: `${baseUrl}/api/a2a`, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
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
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain', 'application/json'],
    skills: [
      {
        id: 'find-recipes',
        name: 'Find recipes',
        description:
          'Published recipes for a question, best first, as schema.org objects. What is refused, diets and allergies are never relaxed; what nothing fits is an empty list.',
        tags: ['recipes', 'search'],
        examples: ['supper in 30 minutes without milk', 'щось із гречки без м’яса'],
      },
      ...agentTools.map((tool) => ({
        id: tool.name,
        name: tool.title,
        description: tool.description,
        tags: ['mcp', tool.annotations.readOnlyHint ? 'read' : 'propose'],
        ...(tool.scope && {
          securityRequirements: [{ schemes: { oauth2: { list: [tool.scope] } } }],
        }),
      })),
    ],
  }
}
