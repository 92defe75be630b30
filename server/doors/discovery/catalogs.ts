import type { Config } from '../../kernel/config.ts'
import { skillsFor } from './skills.ts'

/** RFC 9727: what there is to call here, what describes it, and how it is doing. */
export function apiCatalog({ baseUrl }: Config) {
  const openapi = { href: `${baseUrl}/openapi.json`, type: 'application/openapi+json' }
  const status = [{ href: `${baseUrl}/readyz`, type: 'application/json' }]
  const doc = (path: string) => [{ href: baseUrl + path, type: 'text/markdown' }]
  return {
    linkset: [
      {
        anchor: `${baseUrl}/api/social/feed`,
        'service-desc': [openapi],
        'service-doc': doc('/docs/agents/feed.md'),
        status,
      },
      {
        anchor: `${baseUrl}/ask`,
        'service-desc': [openapi],
        'service-doc': doc('/docs/agents/ask.md'),
        status,
      },
      {
        anchor: `${baseUrl}/api/mcp`,
        'service-desc': [
          {
            href: `${baseUrl}/api/mcp/server-card`,
            type: 'application/mcp-server-card+json',
          },
        ],
        'service-doc': doc('/docs/agents/tools.md'),
        'service-meta': [
          {
            href: `${baseUrl}/.well-known/oauth-protected-resource/api/mcp`,
            type: 'application/json',
          },
        ],
        status,
      },
    ],
  }
}

interface CatalogEntry {
  identifier: string
  displayName: string
  type: string
  url: string
  description: string
  representativeQueries: readonly string[]
}

/** Agentic Resource Discovery 0.91: each thing that an agent can use, and questions that it is for. */
export function resourceManifest(config: Config) {
  return {
    '@context': 'https://agenticresourcediscovery.org/context/v1',
    entries: entries(config),
  }
}

/** The older catalog that the manifest grew out of. */
export function aiCatalog(config: Config) {
  return {
    specVersion: '1.0',
    host: { displayName: 'Komora', identifier: config.baseUrl },
    entries: entries(config),
  }
}

function entries(config: Config): CatalogEntry[] {
  const { baseUrl } = config
  const { hostname } = new URL(baseUrl)
  const publisher = hostname.replace(/[^a-zA-Z0-9.-]/g, '') || 'localhost'
  return [
    {
      identifier: `urn:air:${publisher}:server:komora`,
      displayName: 'Komora',
      type: 'application/mcp-server-card+json',
      url: `${baseUrl}/api/mcp/server-card`,
      description:
        'A person’s recipes, meal plan and shopping lists: reads, and proposals that the person confirms.',
      representativeQueries: [
        'plan my dinners for next week',
        'add what is missing to my shopping list',
        'сплануй мені вечері на тиждень',
      ],
    },
    {
      identifier: `urn:air:${publisher}:api:recipes`,
      displayName: 'Public recipes',
      type: 'application/openapi+json',
      url: `${baseUrl}/openapi.json`,
      description: 'Published recipes as JSON and search in plain words, without a key.',
      representativeQueries: [
        'what can I cook in 30 minutes without milk',
        'cheap vegetarian soup',
        'що приготувати з гречки',
      ],
    },
    ...skillsFor(config).map(({ name, description }) => ({
      identifier: `urn:air:${publisher}:skill:${name}`,
      displayName: name,
      type: 'text/markdown; profile="urn:air:agent-skills"',
      url: `${baseUrl}/.well-known/agent-skills/${name}/SKILL.md`,
      description,
      representativeQueries: skillQueries[name] ?? [],
    })),
  ]
}

const skillQueries: Readonly<Record<string, readonly string[]>> = {
  'find-recipes': ['find me a recipe with chicken and no nuts', 'що зварити на вечерю'],
  'plan-a-week': ['plan a week of dinners for four', 'make a shopping list for the week'],
}
