import { z } from 'zod'
import { errorsUk } from '../../../shared/language/errors.uk.ts'
import { apiErrorSchema, feedPageSchema, publicationSchema } from '../../../shared/wire/feed.ts'
import { feedParameters } from '../../../shared/wire/feed-parameters.ts'
import { examplePage, examplePublication } from './examples.ts'
import type { DescribedResponse, Operation } from './operation.ts'

const tooMany: DescribedResponse = {
  description: 'Too many requests from this address',
  schema: apiErrorSchema,
  example: { error: 'Забагато запитів. Спробуйте ще раз за 12 с.' },
  headers: { 'Retry-After': 'Seconds to wait', RateLimit: 'What is left of the policy' },
}

const unavailable: DescribedResponse = {
  description: 'The database cannot be reached',
  schema: apiErrorSchema,
  example: { error: errorsUk.unavailable },
  headers: { 'Retry-After': 'Seconds to wait' },
}

const cachingHeaders = {
  ETag: 'Names this content; send it back in If-None-Match',
  'Cache-Control': 'How long the answer may be kept',
}

export const feedOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/social/feed',
    operationId: 'listFeed',
    tag: 'Feed',
    summary: 'List published recipes',
    description:
      'At most ten published recipes, in the chosen order. For the next page send the `publishedAt` of the last item received as `before`; in every order this visits each matching recipe exactly once.',
    query: feedParameters,
    responses: {
      200: {
        description: 'A page of the feed',
        schema: feedPageSchema,
        example: examplePage,
        headers: { ...cachingHeaders, Link: 'The next page, with rel="next", while there is one' },
      },
      304: { description: 'Nothing changed since the content that If-None-Match names' },
      400: {
        description: 'The cursor is missing, or a parameter cannot be used',
        schema: apiErrorSchema,
        example: { error: errorsUk.feed_before_missing },
      },
      404: {
        description: 'The feed is switched off',
        schema: apiErrorSchema,
        example: { error: errorsUk.feed_off },
      },
      429: tooMany,
      503: unavailable,
    },
  },
  {
    method: 'get',
    path: '/api/social/{id}',
    operationId: 'getPublication',
    tag: 'Feed',
    summary: 'Read one published recipe',
    description: 'The whole recipe: ingredients as typed and as understood, and steps.',
    parameters: [
      {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Publication identifier',
        schema: z.string(),
        example: examplePublication.id,
      },
    ],
    responses: {
      200: {
        description: 'The recipe',
        schema: publicationSchema,
        example: examplePublication,
        headers: cachingHeaders,
      },
      304: { description: 'Nothing changed since the content that If-None-Match names' },
      404: {
        description: 'There is no such recipe in the feed',
        schema: apiErrorSchema,
        example: { error: errorsUk.publication_unknown },
      },
      429: tooMany,
      503: unavailable,
    },
  },
]
