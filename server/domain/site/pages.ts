import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { siteSentences } from '../../../shared/language/site.ts'
import { type SitePageName, sitePageNames } from '../../../shared/site-pages.ts'
import type { SitePageView } from '../../../shared/wire/site.ts'
import type { Config } from '../../kernel/config.ts'
import type { Context } from '../../kernel/context.ts'
import { addresses } from './addresses.ts'
import { snippetBlock } from './agent-clients.ts'
import { docsFor } from './documents.ts'
import { endingList } from './endings.ts'

const folder = join(import.meta.dir, '../../../docs/site')

export interface SiteText {
  title: string
  description: string
  /** Markdown, the title included. */
  text: string
}

/** A page about the service, for the people and for the programs that read it: one text for both. */
export function siteText(config: Config, name: SitePageName, language: Language): SiteText {
  const text = filledIn(config, language, sources[language][name])
  const [heading = '', description = ''] = text.split(/\n\n+/)
  return {
    title: heading.replace(/^# /, ''),
    description: plain(description),
    text,
  }
}

/** The same as the application shows it. */
export function sitePage(ctx: Context, input: { name: SitePageName }): SitePageView {
  const { title, description, text } = siteText(ctx.config, input.name, ctx.language)
  const body = text.slice(text.indexOf('\n') + 1)
  return { name: input.name, title, description, html: Bun.markdown.html(body) }
}

const sources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      sitePageNames.map((name) => [
        name,
        readFileSync(join(folder, language, `${name}.md`), 'utf8'),
      ]),
    ),
  ]),
) as Record<Language, Record<SitePageName, string>>

function filledIn(config: Config, language: Language, text: string): string {
  const sentences = siteSentences[language]
  return text
    .replaceAll(
      '{contact}',
      config.contactEmail
        ? `${sentences.write} [${config.contactEmail}](mailto:${config.contactEmail}).`
        : sentences.noContact,
    )
    .replaceAll('{endings}', endingList(language, sentences.noEndings))
    .replaceAll('{documents}', documentList(config))
    .replaceAll('{addresses}', addressList(language))
    .replaceAll('{reach}', config.local ? sentences.reachLocal : sentences.reachPublic)
    .replace(/\{config\.([\w-]+)\}/g, (_, name: string) =>
      snippetBlock(name, `${config.baseUrl}/api/mcp`),
    )
    .replaceAll('{base_url}', config.baseUrl)
}

function documentList(config: Config): string {
  return docsFor(config)
    .map((doc) => `- [${doc.title}](${doc.uri}): ${doc.description}`)
    .join('\n')
}

function addressList(language: Language): string {
  return addresses
    .filter((one) => one.developers)
    .map(({ path, page, about }) => {
      const address = page ? `[\`${path}\`]({base_url}${path})` : `\`{base_url}${path}\``
      return `- ${address}: ${about[language]}`
    })
    .join('\n')
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('\n', ' ')
    .trim()
}
