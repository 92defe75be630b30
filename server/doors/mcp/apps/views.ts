import type { Config } from '../../../kernel/config.ts'
import type { Contents, Resource } from '../endpoint.ts'
import { viewType } from './declared.ts'
import { viewPage } from './page.ts'
import { type ViewName, viewNames } from './view-names.ts'

const titles: Record<ViewName, string> = {
  recipe: 'A recipe',
  week: 'The plan of some days',
  proposal: 'A proposal that the person decides',
}

/** It loads nothing and asks for nothing. */
const ui = { csp: {}, permissions: {}, prefersBorder: true }

export function viewUri(name: ViewName): string {
  return `ui://komora/${name}`
}

export const viewResources: readonly Resource[] = viewNames.map((name) => ({
  uri: viewUri(name),
  name: `view-${name}`,
  title: titles[name],
  description: 'How an answer is shown to the person. It holds no data.',
  mimeType: viewType,
  _meta: { ui },
}))

/** null for what is no view. */
export async function readView(config: Config, uri: string): Promise<Contents | null> {
  const name = viewNames.find((one) => viewUri(one) === uri)
  if (!name) return null
  return { uri, mimeType: viewType, text: await viewPage(config, name), _meta: { ui } }
}
