import { z } from 'zod'
import { askParameters, askRequestSchema } from '../../../shared/wire/ask.ts'

export interface Question {
  text: string
  prev: string[]
  streaming: boolean
  summarize: boolean
  sessionContext?: unknown
}

/** The question in a JSON body; null when there is none that can be answered. */
export function questionIn(body: unknown): Question | null {
  const query = z.object({ query: askRequestSchema.shape.query }).safeParse(body)
  if (!query.success) return null
  const text = clean(query.data.query.text)
  if (text === '') return null
  // Only the question itself has to be right: of the rest, what cannot be read is as if it were absent.
  const part = <T>(schema: z.ZodType<T>, name: string): T | undefined =>
    schema.safeParse((body as Record<string, unknown>)[name]).data
  const prefer = part(askRequestSchema.shape.prefer, 'prefer')
  const prev = part(askRequestSchema.shape.context, 'context')?.prev ?? []
  const sessionContext = part(askRequestSchema.shape.meta, 'meta')?.session_context
  return {
    text,
    prev: (Array.isArray(prev) ? prev : [prev]).map(clean).filter(Boolean),
    streaming: prefer?.streaming ?? false,
    summarize: prefer?.mode === 'summarize',
    ...(sessionContext !== undefined && { sessionContext }),
  }
}

/** The same question in the address of a GET. */
export function questionOf(params: URLSearchParams): Question | null {
  const one = (name: string) => params.get(name) ?? undefined
  const { data } = askParameters.safeParse({
    query: clean(params.get('query') ?? ''),
    prev: params.getAll('prev'),
    mode: one('mode'),
    streaming: one('streaming'),
  })
  if (!data) return null
  return {
    text: data.query,
    prev: (data.prev ?? []).map(clean).filter(Boolean),
    streaming: data.streaming,
    summarize: data.mode === 'summarize',
  }
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').trim()
}
