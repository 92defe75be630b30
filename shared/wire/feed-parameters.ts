import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { languages } from '../language/languages.ts'
import { longestSearch } from '../search-text.ts'
import { feedSorts } from './feed.ts'

/** A refusal's code stands where zod wants a sentence: the door says it in its own tongue. */
const refusal = (code: ErrorCode) => ({ error: code })

/** Number() alone would also take '', ' 1 ', '0x10' and 'Infinity'. */
const numeral = /^\d{1,24}(\.\d{1,24})?$/
const asNumber = (text: unknown) =>
  typeof text === 'string' && numeral.test(text) ? Number(text) : text

const amount = (code: ErrorCode) =>
  z.preprocess(asNumber, z.number(refusal(code)).min(0, refusal(code)))
const whole = (code: ErrorCode) =>
  z.preprocess(asNumber, z.number(refusal(code)).int(refusal(code)).min(0, refusal(code)))

/**
 * The query string of the feed: what each parameter means, and what is said when it cannot be read.
 * Both the door and its description are made from it. Parameters that are not here are ignored.
 */
export const feedParameters = z
  .object({
    before: z
      .preprocess(
        (text) => (typeof text === 'string' && text.trim() === '' ? undefined : asNumber(text)),
        z
          .number({
            error: ({ input }): ErrorCode =>
              input === undefined ? 'feed_before_missing' : 'feed_before_invalid',
          })
          .min(0),
      )
      .meta({
        description:
          'Cursor: unix time in milliseconds of the last item already received; any later moment starts at the beginning',
        examples: [1790000000000],
      }),
    sort: z
      .enum(feedSorts, refusal('feed_sort_unknown'))
      .default('fresh')
      .meta({ description: 'The order' }),
    q: z
      .string()
      .transform((text) => text.normalize('NFC').replaceAll('\u0000', '').trim() || undefined)
      .pipe(z.string().max(longestSearch, refusal('feed_query_long')).optional())
      .optional()
      .meta({ description: 'Search by title or ingredient', examples: ['борщ'] }),
    min: amount('feed_min_invalid')
      .optional()
      .meta({ description: 'Minimum price per serving, in minor units' }),
    max: amount('feed_max_invalid')
      .optional()
      .meta({ description: 'Maximum price per serving, in minor units' }),
    time: whole('feed_time_invalid')
      .optional()
      .meta({ description: 'Maximum cooking time in minutes' }),
    total: whole('feed_total_invalid').optional().meta({
      description:
        'Maximum minutes from the beginning until it can be eaten; a recipe that does not say is left out',
    }),
    lang: z.enum(languages, refusal('feed_lang_unknown')).optional().meta({
      description: 'Only recipes that are written in this language; all of them without it',
    }),
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
    ...refusal('feed_price_crossed'),
    path: ['min'],
  })
