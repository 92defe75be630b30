import { generateHydrationScript, renderToString, renderToStringAsync } from 'solid-js/web'
import type { Fault, Looks, PageHead, Rendered, RenderInput } from '../shared/pages.ts'
import { App } from './App.tsx'
import type { Api } from './api.ts'
import type { Application } from './application.ts'
import { BrokenPage } from './frame/BrokenPage.tsx'
import { OfflinePage } from './frame/OfflinePage.tsx'
import { loadDictionary } from './language/dictionary.ts'
import { formatFor } from './language/format.ts'
import { createQueries } from './queries.ts'
import { pages } from './routes.ts'
import { codeOf, httpStatusOf, sentenceOf } from './session/said.ts'

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
    reading: input.reading,
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
  const status = httpStatusOf(failure)
  const fault = { passing: status === 503, sentence: sentenceOf(failure) }
  return isOfAddress(failure)
    ? unreadable(application, input.url)
    : broken(application, input.url, fault, status === 429 ? status : undefined)
}

/** Something in the address, which a page asked with, is nothing that could be asked for. */
function isOfAddress(failure: unknown): boolean {
  const status = httpStatusOf(failure)
  // The address is right, and the operator has switched off what stands there.
  if (codeOf(failure) === 'feed_off') return false
  return status === 400 || status === 404
}

function unreadable(application: Application, url: string): Rendered {
  const { states } = application.text
  const html = renderToString(() => (
    <BrokenPage application={application} url={url} unreadable sentence={states.notFoundHint} />
  ))
  const head = { title: states.notFound, status: 400, hidden: true }
  return { html, status: 400, head, script: '', still: true }
}

function broken(
  application: Application,
  url: string,
  fault: Fault,
  status = fault.passing ? 503 : 500,
): Rendered {
  const { text } = application
  const html = renderToString(() => (
    <BrokenPage application={application} url={url} sentence={fault.sentence} />
  ))
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

/** The door finds the files of a page by the source that draws it and the parts of the dictionary it brings. */
export const sources = pages.map((page) => ({
  path: page.path,
  source: page.source,
  ...('parts' in page && { parts: page.parts }),
}))
