import type { Config } from '../../kernel/config.ts'
import { agentOperations, agentSecurity } from './agents.ts'
import { askOperations } from './ask.ts'
import { feedOperations } from './feed.ts'
import { type Operation, operationObject } from './operation.ts'

/** Every operation of the public HTTP API; a door that adds one adds its row here. */
const operations: readonly Operation[] = [...feedOperations, ...askOperations, ...agentOperations]

/** The OpenAPI 3.1 description. Its version is that of the API, not of the program. */
export function openapiDocument(config: Config) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Komora',
      version: '0.1.0',
      summary: 'Published recipes for anyone, and a person’s own for the agents they allow.',
      description:
        'Anonymous, read-only access to the feed of published recipes and to questions in plain words; with a person’s consent, the agent endpoint. Money is in minor units of one currency. Errors are objects with one sentence in Ukrainian; a path under /api/ that does not exist answers with an RFC 9457 problem.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: {
        name: 'Komora',
        url: `${config.baseUrl}/developers`,
        ...(config.contactEmail && { email: config.contactEmail }),
      },
    },
    servers: [{ url: config.baseUrl }],
    tags: [
      { name: 'Feed', description: 'Recipes that their authors published.' },
      { name: 'Ask', description: 'Questions about food in plain words (NLWeb 0.55).' },
      { name: 'Agents', description: 'OAuth 2.1 and the Model Context Protocol, for programs.' },
    ],
    paths: pathsObject(operations),
    components: { securitySchemes: agentSecurity },
  }
}

function pathsObject(all: readonly Operation[]): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of all) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method]: operationObject(operation),
    }
  }
  return paths
}
