import { generateHydrationScript, renderToString, renderToStringAsync } from 'solid-js/web'
import type { Fault, Looks, PageHead, Rendered, RenderInput } from '../shared/pages.ts'
import { App } from './App.tsx'
import type { Api } from './api.ts'
import type { Application } from './application.ts'
import { loadDictionary } from './language/dictionary.ts'
import { formatFor } from './language/format.ts'
import { OfflinePage } from './offline/OfflinePage.tsx'
import { BrokenPage } from './pages/states/BrokenPage.tsx'
import { createQueries } from './queries.ts'
import { pages } from './routes.ts'
import { codeOf, sentenceOf } from './session/said.ts'

/** Draws the page of an address, with its data, as the browser will find it. */
export async function render(input: RenderInput<Api>): Promise<Rendered> {
  const text = await loadDictionary(input.language)
  let head: PageHead = { title: text.common.name }
  let failure: unknown
  const queries = createQueries((error) => {
    failure ??= error
  })
  const application: Application = {
    api: input.api,
    text,
    format: formatFor(input.language),
    language: input.language,
    theme: input.theme,
    currency: input.currency,
    typed: input.typed,
    origin: input.origin,
    describe: (described) => {
      head = described
    },
  }
  if (input.fault) return broken(application, input.url, input.fault)
  try {
    const html = await renderToStringAsync(
      () => <App application={application} queries={queries} url={input.url} />,
      { nonce: input.nonce },
    )
    const script = hydrationScript({ nonce: input.nonce })
    if (!failure) return { html, status: head.status ?? 200, head, script, still: false }
  } catch (error) {
    failure = error
  } finally {
    queries.clear()
  }
  // What was drawn carries the error with all that is inside it, and must not leave the house.
  const passing = codeOf(failure) === 'unavailable'
  return broken(application, input.url, { passing, sentence: sentenceOf(failure) })
}

function broken(application: Application, url: string, fault: Fault): Rendered {
  const { text } = application
  const html = renderToString(() => (
    <BrokenPage application={application} url={url} sentence={fault.sentence} />
  ))
  const status = fault.passing ? 503 : 500
  const head = { title: text.states.failed, status, hidden: true }
  return { html, status, head, script: '', still: true }
}

// The package types this for the browser alone, where it takes nothing.
const hydrationScript = generateHydrationScript as unknown as (options: { nonce: string }) => string

const noApi = undefined as unknown as Api
const blank = { status: 200, script: '', still: false } as const

/** The page for whoever has no connection: no data, nobody's name, a script of its own. */
export async function renderOffline(looks: Looks): Promise<Rendered> {
  const text = await loadDictionary(looks.language)
  const format = formatFor(looks.language)
  const application: Application = { ...looks, api: noApi, text, format, describe: () => {} }
  const html = renderToString(() => <OfflinePage application={application} />)
  return { ...blank, html, head: { title: text.states.offline, hidden: true } }
}

/** The door finds the files of a page by the source that draws it and the part of the dictionary it brings. */
export const sources = pages.map((page) => ({
  path: page.path,
  source: page.source,
  ...('part' in page && { part: page.part }),
}))
