import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { docsFor } from '../../domain/site/documents.ts'
import { indexed } from '../../domain/site/indexed.ts'
import { siteText } from '../../domain/site/pages.ts'
import type { Config } from '../../kernel/config.ts'
import { agentCard } from './agent-card.ts'
import { aiCatalog, apiCatalog, resourceManifest } from './catalogs.ts'
import { apiLlmsTxt, docsLlmsTxt, llmsFullTxt, llmsTxt } from './llms.ts'
import { authorizationServerMetadata, protectedResourceMetadata } from './oauth-metadata.ts'
import { registryEntry } from './registry.ts'
import { robotsTxt } from './robots.ts'
import { type Served, served, servedJson } from './served.ts'
import { fullServerCard, serverCard } from './server-card.ts'
import { skillsFor, skillsIndex } from './skills.ts'

const markdown = 'text/markdown;charset=utf-8'
const plain = 'text/plain;charset=utf-8'
const linkset = 'application/linkset+json;profile="https://www.rfc-editor.org/info/rfc9727"'
const agents = join(import.meta.dir, '../../../docs/site/AGENTS.md')

/** Every document that stays the same for as long as the server runs, by its path. */
export function fixedDocuments(config: Config): ReadonlyMap<string, Served> {
  const docs = docsFor(config)
  const resource = servedJson(protectedResourceMetadata(config))
  const card = servedJson(fullServerCard(config))
  const access = docs.find((doc) => doc.name === 'access')
  return new Map<string, Served>([
    ['/llms.txt', served(llmsTxt(config), plain)],
    ['/api/llms.txt', served(apiLlmsTxt(config), plain)],
    ['/developers/llms.txt', served(docsLlmsTxt(config), plain)],
    ['/docs/llms.txt', served(docsLlmsTxt(config), plain)],
    ['/llms-full.txt', served(llmsFullTxt(config), plain)],
    ['/robots.txt', served(robotsTxt(config), plain)],
    ['/auth.md', served(access?.text ?? '', markdown)],
    [
      '/developers.md',
      served(indexed(siteText(config, 'developers', 'en').text, config.baseUrl), markdown),
    ],
    [
      '/AGENTS.md',
      served(readFileSync(agents, 'utf8').replaceAll('{base_url}', config.baseUrl), markdown),
    ],
    ['/server.json', servedJson(registryEntry(config))],
    ['/api/mcp/server-card', servedJson(serverCard(config), 'application/mcp-server-card+json')],
    ['/.well-known/oauth-authorization-server', servedJson(authorizationServerMetadata(config))],
    ['/.well-known/oauth-protected-resource', resource],
    ['/.well-known/oauth-protected-resource/api/mcp', resource],
    ['/.well-known/mcp/server-card.json', card],
    ['/.well-known/mcp/server-cards.json', servedJson({ servers: [serverCard(config)] })],
    ['/.well-known/mcp.json', card],
    ['/.well-known/agent-card.json', servedJson(agentCard(config))],
    ['/.well-known/api-catalog', servedJson(apiCatalog(config), linkset)],
    ['/.well-known/ai-catalog.json', servedJson(aiCatalog(config))],
    ['/.well-known/ard.json', servedJson(resourceManifest(config))],
    ['/.well-known/agent-skills/index.json', servedJson(skillsIndex(config))],
    ...skillsFor(config).map(({ name, text }): [string, Served] => [
      `/.well-known/agent-skills/${name}/SKILL.md`,
      served(text, markdown),
    ]),
    ...docs.map((doc): [string, Served] => [
      `/docs/agents/${doc.name}.md`,
      served(doc.text, markdown),
    ]),
    ...(config.mcpRegistryAuth === null
      ? []
      : [
          ['/.well-known/mcp-registry-auth', served(`${config.mcpRegistryAuth}\n`, plain)] as [
            string,
            Served,
          ],
        ]),
  ])
}
