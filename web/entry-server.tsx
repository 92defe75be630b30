import { generateHydrationScript, renderToStringAsync } from 'solid-js/web'
import type { PageHead, Rendered, RenderInput } from '../shared/pages.ts'
import { App } from './App.tsx'
import type { Api } from './api.ts'
import { loadDictionary } from './language/dictionary.ts'
import { formatFor } from './language/format.ts'
import { createQueries } from './queries.ts'
import { pages } from './routes.ts'

/** Draws the page of an address, with its data, as the browser will find it. */
export async function render(input: RenderInput<Api>): Promise<Rendered> {
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
  const script = hydrationScript({ nonce: input.nonce })
  return { html, status: head.status ?? 200, head, script }
}

// The package types this for the browser alone, where it takes nothing.
const hydrationScript = generateHydrationScript as unknown as (options: { nonce: string }) => string

/** The door finds the files of a page by the source that draws it. */
export const sources = pages.map(({ path, source }) => ({ path, source }))
