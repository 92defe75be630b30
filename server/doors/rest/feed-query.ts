import type { ErrorCode } from '../../../shared/errors.ts'
import { feedSorts } from '../../../shared/wire/feed.ts'
import type { FeedPageQuery } from '../../domain/feed/page-query.ts'
import { DomainError } from '../../errors.ts'

/** Reads the feed's query string. Parameters it does not know are ignored. */
export function readFeedQuery(params: URLSearchParams): FeedPageQuery {
  const before = params.get('before')
  if (before === null || before.trim() === '') throw new DomainError('feed_before_missing')
  const min = optionalNumber(params, 'min', 'feed_min_invalid')
  const max = optionalNumber(params, 'max', 'feed_max_invalid')
  const time = optionalNumber(params, 'time', 'feed_time_invalid')
  if (time !== undefined && !Number.isInteger(time)) throw new DomainError('feed_time_invalid')
  if (min !== undefined && max !== undefined && min > max)
    throw new DomainError('feed_price_crossed')
  const q = params.get('q')?.normalize('NFC').replaceAll('\u0000', '').trim()
  if (q && q.length > 200) throw new DomainError('feed_query_long')
  return {
    before: number(before, 'feed_before_invalid'),
    sort: readSort(params.get('sort')),
    q: q || undefined,
    min,
    max,
    time,
  }
}

function readSort(text: string | null) {
  const sort = feedSorts.find((one) => one === (text ?? 'fresh'))
  if (!sort) throw new DomainError('feed_sort_unknown')
  return sort
}

function optionalNumber(
  params: URLSearchParams,
  name: string,
  code: ErrorCode,
): number | undefined {
  const text = params.get(name)
  return text === null ? undefined : number(text, code)
}

function number(text: string, code: ErrorCode): number {
  // Number() alone would also take '', ' 1 ', '0x10' and 'Infinity'.
  const value = /^\d{1,24}(\.\d{1,24})?$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw new DomainError(code)
  return value
}
