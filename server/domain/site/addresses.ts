import type { Language } from '../../../shared/language/languages.ts'

export const sections = ['start', 'recipes', 'agents', 'discovery', 'about'] as const
export type Section = (typeof sections)[number]

/** An address that a program may want to know. */
export interface Address {
  path: string
  title: string
  about: Record<Language, string>
  section: Section
  /** Opens with a plain GET, so that it can be linked; an endpoint that wants more cannot. */
  page: boolean
  /** Worth a line on the page for developers. */
  developers: boolean
}

const row =
  (section: Section, kind: { page: boolean; developers: boolean }) =>
  (path: string, title: string, en: string, uk: string, cs: string): Address => ({
    path,
    title,
    about: { en, uk, cs },
    section,
    ...kind,
  })

const shown = { page: true, developers: true }
const called = { page: false, developers: true }
const quiet = { page: true, developers: false }

/** Every address that is told to programs, in the order of reading. Lists of them are made from this one. */
// biome-ignore format: one address a line
export const addresses: readonly Address[] = [
  row('start', shown)('/llms.txt', 'llms.txt', 'the index of everything that a program can read here', 'перелік усього, що тут може прочитати програма', 'přehled všeho, co tu program může číst'),
  row('start', quiet)('/api/llms.txt', 'The API in short', 'what the public API and the agent endpoint offer', 'що пропонують публічний API та адреса для помічників', 'co nabízí veřejné API a adresa pro asistenty'),
  row('start', quiet)('/developers/llms.txt', 'Documents in short', 'the documents for authors of programs', 'документи для авторів програм', 'dokumenty pro autory programů'),
  row('start', quiet)('/docs/llms.txt', 'Documents, again', 'the same index where documentation readers look for it', 'той самий перелік там, де його шукають читачі документації', 'stejný přehled tam, kde ho čtenáři dokumentace hledají'),
  row('start', shown)('/llms-full.txt', 'All documents in one', 'every document for authors of programs, one after another', 'усі документи для авторів програм одним файлом', 'všechny dokumenty pro autory programů v jednom souboru'),
  row('start', quiet)('/index.md', 'The front page', 'what Komora is, and its newest recipes', 'що таке Комора, і найновіші рецепти', 'co je Komora, a její nejnovější recepty'),
  row('start', shown)('/developers.md', 'For developers', 'addresses, documents and examples', 'адреси, документи й приклади', 'adresy, dokumenty a příklady'),
  row('start', quiet)('/connect.md', 'Connect an assistant', 'steps and files for the programs that people have', 'кроки й файли для програм, які є в людей', 'kroky a soubory pro programy, které lidé mají'),

  row('recipes', called)('/api/social/feed', 'The feed', 'the public feed, in pages of ten', 'спільна стрічка, по десять рецептів', 'veřejná nástěnka, po deseti receptech'),
  row('recipes', called)('/ask', 'Search in plain words', 'recipes for a question, NLWeb 0.55', 'рецепти на запитання, NLWeb 0.55', 'recepty na otázku, NLWeb 0.55'),
  row('recipes', shown)('/feed.md', 'The feed as Markdown', 'the newest recipes, each with a link to its own Markdown', 'найновіші рецепти, кожен із посиланням на свій Markdown', 'nejnovější recepty, každý s odkazem na svůj Markdown'),
  row('recipes', shown)('/feed.json', 'JSON Feed', 'the newest recipes for readers of feeds', 'найновіші рецепти для читачів стрічок', 'nejnovější recepty pro čtečky kanálů'),
  row('recipes', shown)('/feed.atom', 'Atom', 'the same as Atom', 'те саме у форматі Atom', 'totéž ve formátu Atom'),
  row('recipes', shown)('/openapi.json', 'OpenAPI', 'the description of the public API', 'опис публічного API', 'popis veřejného API'),
  row('recipes', quiet)('/docs', 'The API to try', 'the same description, for people, to try', 'той самий опис для людей, можна спробувати', 'stejný popis pro lidi, k vyzkoušení'),
  row('recipes', shown)('/sitemap.xml', 'Sitemap', 'every public page, in parts', 'усі публічні сторінки, частинами', 'všechny veřejné stránky, po částech'),

  row('agents', called)('/api/mcp', 'Agent endpoint', 'Model Context Protocol with OAuth 2.1', 'Model Context Protocol з OAuth 2.1', 'Model Context Protocol s OAuth 2.1'),
  row('agents', called)('/api/docs-mcp', 'Documents over MCP', 'the documents as an MCP server, without a token', 'документи як сервер MCP, без токена', 'dokumenty jako server MCP, bez tokenu'),
  row('agents', called)('/api/a2a', 'Agent2Agent', 'the search as an A2A 1.0 agent, JSON-RPC, without a token', 'пошук як агент A2A 1.0, JSON-RPC, без токена', 'hledání jako agent A2A 1.0, JSON-RPC, bez tokenu'),
  row('agents', shown)('/auth.md', 'auth.md', 'how a program gets a token for a person', 'як програма отримує токен людини', 'jak program získá token člověka'),
  row('agents', shown)('/AGENTS.md', 'AGENTS.md', 'the rules for agents, in short', 'правила для помічників, коротко', 'pravidla pro asistenty, stručně'),
  row('agents', shown)('/.well-known/agent-skills/index.json', 'Agent skills', 'skills to take in, with digests', 'навички з контрольними сумами', 'dovednosti s kontrolními součty'),

  row('discovery', shown)('/.well-known/oauth-protected-resource/api/mcp', 'Protected resource', 'RFC 9728 metadata', 'метадані RFC 9728', 'metadata RFC 9728'),
  row('discovery', shown)('/.well-known/oauth-authorization-server', 'Authorization server', 'RFC 8414 metadata', 'метадані RFC 8414', 'metadata RFC 8414'),
  row('discovery', shown)('/.well-known/mcp/server-card.json', 'Server card', 'all tools with their schemas', 'усі інструменти зі схемами', 'všechny nástroje se schématy'),
  row('discovery', shown)('/.well-known/agent-card.json', 'Agent card', 'the card of Agent2Agent', 'картка Agent2Agent', 'karta Agent2Agent'),
  row('discovery', shown)('/.well-known/api-catalog', 'API catalog', 'RFC 9727: the addresses above as links', 'RFC 9727: адреси вище як посилання', 'RFC 9727: adresy výše jako odkazy'),
  row('discovery', quiet)('/.well-known/ai-catalog.json', 'AI catalog', 'what an agent can use here', 'чим тут може скористатися помічник', 'co tu může asistent použít'),
  row('discovery', quiet)('/.well-known/ard.json', 'Agentic resources', 'the same for directories of agents', 'те саме для каталогів помічників', 'totéž pro katalogy asistentů'),
  row('discovery', quiet)('/server.json', 'Registry entry', 'the entry for the MCP registry', 'запис для реєстру MCP', 'záznam pro registr MCP'),

  row('about', quiet)('/about.md', 'About', 'what Komora does and does not do', 'що Комора робить і чого не робить', 'co Komora dělá a co nedělá'),
  row('about', quiet)('/pricing.md', 'Price', 'it is free, for people and for programs', 'безкоштовно і людям, і програмам', 'zdarma pro lidi i pro programy'),
  row('about', quiet)('/privacy.md', 'Privacy', 'what is kept about a person, and for how long', 'що зберігається про людину і як довго', 'co se o člověku uchovává a jak dlouho'),
  row('about', quiet)('/terms.md', 'Terms for publishing', 'what holds for published recipes', 'що діє для опублікованих рецептів', 'co platí pro zveřejněné recepty'),
  row('about', shown)('/versions.md', 'Versions', 'how the interfaces change, and what was announced to go', 'як змінюються інтерфейси і що оголошено до вилучення', 'jak se rozhraní mění a co je ohlášeno ke zrušení'),
  row('about', quiet)('/contacts.md', 'Contacts', 'how to reach the operator', 'як написати власникові', 'jak napsat správci'),
  row('about', quiet)('/.well-known/security.txt', 'security.txt', 'where to report a hole in security', 'куди повідомити про ваду безпеки', 'kam nahlásit bezpečnostní chybu'),
]
