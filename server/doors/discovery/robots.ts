import type { Config } from '../../kernel/config.ts'

/** Programs that read for models. They may read what everybody may; they are named so that nobody has to guess. */
const readersForModels = [
  'GPTBot',
  'ChatGPT-User',
  'OAI-SearchBot',
  'ClaudeBot',
  'Claude-User',
  'Claude-SearchBot',
  'PerplexityBot',
  'Perplexity-User',
  'Google-Extended',
  'Applebot-Extended',
  'Amazonbot',
  'Bytespider',
  'CCBot',
  'Meta-ExternalAgent',
  'DuckAssistBot',
  'MistralAI-User',
]

/** What belongs to one person, or leads nowhere without a form. */
const closed = [
  '/settings',
  '/plan',
  '/lists',
  '/pantry',
  '/recipes',
  '/cookbooks/',
  '/mcp/',
  '/login',
  '/register',
  '/reset',
  '/verify',
  '/join',
  '/export/',
  '/calendar.ics',
  '/shared/',
  '/trpc/',
]

/**
 * Search and answers may use the public recipes. Training is another matter: the recipes are their
 * authors', who were not asked for that.
 */
const signal = 'Content-Signal: search=yes, ai-input=yes, ai-train=no'

export function robotsTxt({ baseUrl, feedEnabled }: Config): string {
  const rules = [
    signal,
    ...(feedEnabled ? ['Allow: /'] : []),
    ...closed.map((path) => `Disallow: ${path}`),
  ]
  const group = (agents: readonly string[]) =>
    [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join('\n')
  return `${group(['*'])}\n\n${group(readersForModels)}\n\nSitemap: ${baseUrl}/sitemap.xml\n`
}
