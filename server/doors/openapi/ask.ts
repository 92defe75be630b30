import { errorsUk } from '../../../shared/language/errors.uk.ts'
import {
  askAnswerSchema,
  askFailureSchema,
  askParameters,
  askRequestSchema,
} from '../../../shared/wire/ask.ts'
import type { DescribedResponse, Operation } from './operation.ts'

const example = {
  _meta: { response_type: 'answer', response_format: 'conversational_search', version: '0.55' },
  results: [
    {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': 'https://komora.example/r/pub_06gzr8dm0hs59bcwnxam7f4t30',
      name: 'Зелений борщ зі щавлем',
      totalTime: 'PT60M',
      recipeIngredient: ['300 г щавлю', 'сіль за смаком'],
    },
  ],
}

const failure = (
  description: string,
  code: string,
  message: string,
  headers?: Record<string, string>,
): DescribedResponse => ({
  description,
  schema: askFailureSchema,
  example: { _meta: { response_type: 'failure', version: '0.55' }, error: { code, message } },
  ...(headers && { headers }),
})

const responses: Operation['responses'] = {
  200: {
    description:
      'The answer; also, with `_meta.response_type` "failure" and the code INVALID_QUERY, what is wrong with a question that cannot be used. Asked to stream, the answer is server-sent events: `start`, one `result` each, `complete`.',
    schema: askAnswerSchema,
    example,
  },
  429: failure(
    'Too many questions from this address',
    'TOO_MANY_REQUESTS',
    'Забагато запитів. Спробуйте ще раз за 12 с.',
    { 'Retry-After': 'Seconds to wait' },
  ),
  500: failure('Something broke inside', 'INTERNAL_ERROR', errorsUk.internal),
  503: failure('The database is away', 'SERVICE_UNAVAILABLE', errorsUk.unavailable, {
    'Retry-After': 'Seconds to wait',
  }),
}

const description =
  'Recipes for a question in Ukrainian, English or Czech. What it refuses, its diets and its allergies are never relaxed; what nothing is found for is `results: []`. `_meta.taken` says how an open question was taken, `_meta.relaxed` what was left out of it, and `_meta.spare`, where nothing is found, what could be left out so that something is.'

export const askOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/ask',
    operationId: 'ask',
    tag: 'Ask',
    summary: 'Ask for recipes in plain words',
    description,
    query: askParameters,
    responses,
  },
  {
    method: 'post',
    path: '/ask',
    operationId: 'askWithContext',
    tag: 'Ask',
    summary: 'Ask for recipes, with what was asked before',
    description,
    body: {
      contentType: 'application/json',
      schema: askRequestSchema,
      example: {
        query: { text: 'те саме, але без молока' },
        context: { prev: ['вечеря за 30 хвилин'] },
      },
    },
    responses: {
      ...responses,
      400: failure('The body is not JSON', 'INVALID_JSON', errorsUk.body_not_json),
    },
  },
]
