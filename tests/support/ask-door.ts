import type { TestApp } from './app.ts'
import { readEvents, type ServerEvent } from './events.ts'

export interface Answer {
  _meta: Record<string, unknown>
  results: Record<string, unknown>[]
  error?: { code: string; message: string }
}

/** A question as it stands, or a body that may be anything. */
export function postAsk(
  app: TestApp,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.fetch('/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export const answerIn = async (response: Response) => (await response.json()) as Answer

export const ask = async (app: TestApp, text: string, rest: Record<string, unknown> = {}) =>
  answerIn(await postAsk(app, { query: { text }, ...rest }))

export const names = (answer: Answer) => answer.results.map((one) => one['name'])

export const eventsIn = (response: Response): Promise<ServerEvent[]> =>
  Array.fromAsync(readEvents(response))
