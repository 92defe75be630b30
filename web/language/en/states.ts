import type { Dictionary } from '../shape.ts'

export const states: Dictionary['states'] = {
  notFound: 'This shelf is empty',
  notFoundHint: 'There is no such page. The address may have changed, or have a slip in it.',
  toFeed: 'To the recipe feed',
  failed: 'Something broke on our side',
  failedHint: 'Your data is safe. Try again in a minute.',
  offline: 'No connection',
  offlineHint: 'The page will refresh itself once you are back online.',
  offlineKept: 'At hand without a connection',
  offlineNotice: 'No connection. This is what had already loaded.',
}
