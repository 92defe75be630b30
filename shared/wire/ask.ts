import { z } from 'zod'
import { longestQuestion } from './search.ts'

export const longestConversation = 10

const sentence = z.string().max(longestQuestion)
const earlier = z.union([sentence, z.object({ text: sentence }).transform(({ text }) => text)])

/** NLWeb 0.55: what is asked, how the answer is wanted, and what was asked before. */
export const askRequestSchema = z.object({
  query: z.object({
    text: z
      .string()
      .max(longestQuestion)
      .meta({ description: 'The question, in Ukrainian, English or Czech' }),
  }),
  prefer: z
    .object({
      streaming: z.boolean().optional().meta({ description: 'Answer as server-sent events' }),
      mode: z
        .enum(['list', 'summarize'])
        .optional()
        .meta({ description: '`summarize` adds what was understood and found, in words' }),
    })
    .optional(),
  context: z
    .object({
      prev: z
        .union([earlier, z.array(earlier).max(longestConversation)])
        .optional()
        .meta({ description: 'Earlier questions of the conversation, the oldest first' }),
    })
    .optional(),
  meta: z
    .object({
      session_context: z.unknown().optional().meta({ description: 'Given back in `_meta`' }),
    })
    .optional(),
})

/**
 * The same in the address of a GET: the door reads it with this, and its description is made from it.
 * Beside the question, what cannot be read is as if it were absent.
 */
export const askParameters = z.object({
  query: z
    .string()
    .min(1)
    .max(longestQuestion)
    .meta({ description: 'The question', examples: ['вечеря за 30 хвилин без молока'] }),
  prev: z
    .preprocess(
      (all) =>
        Array.isArray(all)
          ? all.slice(-longestConversation).map((one) => String(one).slice(0, longestQuestion))
          : all,
      z.array(sentence).max(longestConversation),
    )
    .optional()
    .meta({
      description: 'An earlier question of the conversation; may be repeated, the oldest first',
    }),
  mode: z
    .enum(['list', 'summarize'])
    .default('list')
    .catch('list')
    .meta({ description: '`summarize` adds what was understood and found, in words' }),
  streaming: z
    .preprocess(
      (text) => (text === undefined ? text : text === 'true' || text === '1'),
      z.boolean().default(false),
    )
    .meta({ description: 'Answer as server-sent events' }),
})

const metaSchema = z.looseObject({
  response_type: z.literal('answer'),
  response_format: z.literal('conversational_search'),
  version: z.string(),
  taken: z
    .string()
    .optional()
    .meta({ description: 'How the question was taken, where it names little or nothing' }),
  relaxed: z
    .string()
    .optional()
    .meta({ description: 'What of the question was left out, since nothing met all of it' }),
})

export const askAnswerSchema = z.object({
  _meta: metaSchema,
  results: z
    .array(z.looseObject({ '@type': z.string() }))
    .meta({ description: 'schema.org Recipe objects, the best first' }),
})

export const askFailureSchema = z.object({
  _meta: z.object({ response_type: z.literal('failure'), version: z.string() }),
  error: z.object({ code: z.string(), message: z.string() }),
})
