import { Elysia } from 'elysia'
import { askedFromHome } from '../../../shared/food/ask/at-home.ts'
import { errorsUk } from '../../../shared/language/errors.uk.ts'
import { costOf } from '../../domain/ask/cost.ts'
import { searchRecipes } from '../../domain/ask/search-recipes.ts'
import type { ReadCounter } from '../../domain/limits/read-counter.ts'
import { limitRules } from '../../domain/limits/rules.ts'
import type { Services } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { languageFor } from '../../kernel/language.ts'
import { parseJson, readText } from '../body.ts'
import { anonymousContext, contextOf } from '../context.ts'
import { askFailure, failure } from './failure.ts'
import { metaOf } from './meta.ts'
import { type Question, questionIn, questionOf } from './request.ts'
import { resultsOf } from './results.ts'
import { eventStream } from './stream.ts'

const largestBody = 64 * 1024

/** NLWeb 0.55: questions about food in plain words. */
export function askDoor(services: Services, limit: ReadCounter) {
  const guarded = (ask: (request: Request) => Promise<Response>) => (given: { request: Request }) =>
    ask(given.request).catch((error) => askFailure(services.log, error))
  return new Elysia({ name: 'ask' })
    .get(
      '/ask',
      guarded(async (request) =>
        answer(services, limit, request, questionOf(new URL(request.url).searchParams)),
      ),
    )
    .post(
      '/ask',
      guarded(async (request) =>
        answer(
          services,
          limit,
          request,
          questionIn(parseJson(await readText(request, largestBody))),
        ),
      ),
      { parse: 'none' },
    )
    .all('/ask', ({ request }) =>
      failure(
        'INVALID_QUERY',
        new DomainError('method_not_allowed', { method: request.method.slice(0, 20) }).sentence(
          'uk',
        ),
        405,
        { allow: 'GET, HEAD, POST' },
      ),
    )
}

async function answer(
  services: Services,
  limit: ReadCounter,
  request: Request,
  question: Question | null,
): Promise<Response> {
  if (!question) return failure('INVALID_QUERY', errorsUk.ask_query_unusable, 200)
  // Whoever asks, the answer is the same, but for what is at home, and no cookie says how to answer.
  const language = languageFor({ accepted: request.headers.get('accept-language') })
  const nobody = { ...anonymousContext(services, request), language }
  // What is at home is a matter of a kitchen: only then is it looked who asks.
  const personal = [...question.prev, question.text].some((text) => askedFromHome(text) !== null)
  const actor = personal ? (await contextOf(services, request)).actor : null
  const ctx = { ...nobody, actor }
  limit('ask', ctx.address, limitRules.ask, costOf(question))
  const found = await searchRecipes(ctx, {
    text: question.text,
    prev: question.prev,
    home: true,
  })
  const meta = metaOf(question, found)
  const results = resultsOf(ctx, question, found)
  if (question.streaming || wantsEvents(request)) return eventStream(services.log, meta, results)
  return Response.json(
    { _meta: meta, results: await Array.fromAsync(results) },
    { headers: { 'cache-control': 'no-store', vary: 'Accept' } },
  )
}

function wantsEvents(request: Request): boolean {
  return (request.headers.get('accept') ?? '')
    .split(',')
    .some((type) => type.split(';')[0]?.trim().toLowerCase() === 'text/event-stream')
}
