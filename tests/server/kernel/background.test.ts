import { expect, test } from 'bun:test'
import { createBackground } from '../../../server/kernel/background.ts'
import { createLog } from '../../../server/kernel/log.ts'

test('Work in the background that fails is logged, and fails nothing else', async () => {
  const logged: string[] = []
  const background = createBackground(createLog('debug', 'json', (line) => logged.push(line)))
  background.run('a letter', () => Promise.reject(new Error('no way out')))
  await background.settled()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('a letter')
})

test('A stop waits for work that begins other work', async () => {
  const done: string[] = []
  const background = createBackground(createLog('error', 'json', () => {}))
  background.run('first', async () => {
    background.run('second', async () => void done.push('second'))
    done.push('first')
  })
  await background.settled()
  expect(done.toSorted()).toEqual(['first', 'second'])
})

test('A stop does not wait for ever for work that never ends', async () => {
  const background = createBackground(createLog('error', 'json', () => {}))
  background.run('endless', () => new Promise(() => {}))
  expect(await background.settled(1)).toBeUndefined()
})
