import { expect, test } from 'bun:test'
import { pageRefusal } from '../../../server/doors/pages/refusal.ts'
import { DomainError } from '../../../server/kernel/errors.ts'
import { createLog } from '../../../server/kernel/log.ts'

const asked = (accept: string) =>
  pageRefusal(
    createLog('error', 'json', () => {}),
    new DomainError('rate_limited', { seconds: 7 }),
    new Request('http://localhost/plan', { headers: { accept, 'accept-language': 'uk' } }),
  )

test('a page at a bad moment is a sentence for whoever opened it', async () => {
  const answer = asked('text/html,application/xhtml+xml,*/*;q=0.8')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('7')
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('<h1>Зачекайте хвилинку</h1>')
})

test('a program that reads no pages is told so in its own way', async () => {
  const answer = asked('application/json')
  expect(answer.status).toBe(429)
  expect(Object.keys((await answer.json()) as object)).toEqual(['error'])
})
