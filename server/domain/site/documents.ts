import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../kernel/config.ts'
import { indexed } from './indexed.ts'

const folder = join(import.meta.dir, '../../../docs/agents')

export interface Document {
  name: string
  uri: string
  title: string
  description: string
  text: string
}

/**
 * The Markdown files of docs/agents: a title, then a paragraph that says what it is about. Links
 * between them become whole addresses, since each is also read on its own.
 */
export function docsFor({ baseUrl }: Config): readonly Document[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  return files.sort(readingOrder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll('{base_url}', baseUrl)
      .replace(/\]\((\w+\.md)\)/g, `](${baseUrl}/docs/agents/$1)`)
    const [heading = '', description = ''] = text.split(/\n\n+/)
    const name = file.slice(0, -'.md'.length)
    return {
      name,
      uri: `${baseUrl}/docs/agents/${file}`,
      title: heading.replace(/^# /, '').trim(),
      description: description.replaceAll('\n', ' ').trim(),
      text: indexed(text, baseUrl),
    }
  })
}

/** The overview first, and the others by name. */
function readingOrder(a: string, b: string): number {
  if (a === 'overview.md' || b === 'overview.md') return a === 'overview.md' ? -1 : 1
  return a.localeCompare(b)
}
