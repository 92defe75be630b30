import { generateHydrationScript, renderToStringAsync } from 'solid-js/web'
import type { Language } from '../shared/language/languages.ts'
import { App } from './App.tsx'
import type { Api } from './api.ts'
import type { Theme } from './application.ts'
import type { PageHead } from './head/pageHead.ts'
import { loadDictionary } from './language/dictionary.ts'
import { formatFor } from './language/format.ts'
import { createQueries } from './queries.ts'
import { pages } from './routes.ts'

export interface RenderInput {
  url: string
  language: Language
  theme: Theme
  origin: string
  nonce: string
  api: Api
}

export interface Rendered {
  html: string
  status: number
  head: PageHead
  /** Goes into the document's head: it records what a person does before the page is awake. */
  script: string
}

export type Render = typeof render

/** Draws the page of an address, with its data, as the browser will find it. */
export async function render(input: RenderInput): Promise<Rendered> {
  const text = await loadDictionary(input.language)
  const queries = createQueries()
  let head: PageHead = { title: text.common.name }
  const application = {
    api: input.api,
    text,
    format: formatFor(input.language),
    language: input.language,
    theme: input.theme,
    origin: input.origin,
    describe: (described: PageHead) => {
      head = described
    },
  }
  const html = await renderToStringAsync(
    () => <App application={application} queries={queries} url={input.url} />,
    { nonce: input.nonce },
  )
  queries.clear()
  const script = generateHydrationScript({ nonce: input.nonce })
  return { html, status: head.status ?? 200, head, script }
}

/** The site map's addresses with the source that draws each: the door finds a page's files by it. */
export const sources = pages.map(({ path, source }) => ({ path, source }))
