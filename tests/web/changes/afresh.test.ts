import { expect, test } from 'bun:test'
import { QueryClient, QueryObserver } from '@tanstack/solid-query'
import { afresh } from '../../../web/changes/afresh.ts'

test('what was sent is laid over the page until its answer has come, however often others ask meanwhile', async () => {
  const queries = new QueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const list = new QueryObserver(queries, {
    queryKey: ['lists', 'one'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      asked.push(answer)
      return answer.promise
    },
    initialData: 'not ticked',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = list.subscribe(() => {})
  const shown = () => queries.getQueryData<string>(['lists', 'one'])

  const done = afresh(queries, ['lists']).then(shown)
  const told = () => queries.invalidateQueries({ queryKey: ['lists'] })
  // All that can follow from one telling has followed before the next.
  const followed = () => new Promise((resolve) => setTimeout(resolve))
  await followed()
  const twice = [told()]
  await followed()
  twice.push(told())
  await followed()
  asked.at(-1)?.resolve('ticked')
  expect(await done).toBe('ticked')
  await Promise.all(twice)
  leave()
})
