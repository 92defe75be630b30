import { describe, expect, test } from 'bun:test'
import { randomBytes } from 'node:crypto'
import { createLog } from '../../../server/kernel/log.ts'
import { newToken, tokenPrefixes } from '../../../server/kernel/secrets.ts'

function logged(
  write: (log: ReturnType<typeof createLog>) => void,
  format: 'json' | 'pretty' = 'json',
): string {
  const lines: string[] = []
  write(createLog('debug', format, (line) => lines.push(line)))
  return lines.join('\n')
}

describe('the log', () => {
  test('never shows what stands under a secret name, however deep', () => {
    const text = logged((log) =>
      log.info('event', {
        password: 'hunter2',
        deep: [{ accessToken: 'abc', cookie: 'def', Authorization: 'ghi' }],
      }),
    )
    expect(text).not.toMatch(/hunter2|abc|def|ghi/)
  })

  test.each([...tokenPrefixes])('takes our %s_ tokens out of any text', (prefix) => {
    const token = newToken(prefix)
    const text = logged((log) => log.info('event', { path: `/somewhere?with=${token}&more=1` }))
    expect(text).toContain('/somewhere?with=[secret]&more=1')
  })

  test('takes what signs a webhook out of any text', () => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const text = logged((log) => log.warn('event', { error: new Error(`signed with ${secret}.`) }))
    expect(text).toContain('"signed with [secret]."')
  })

  test('keeps of an error its kind and message, and not what the driver hangs on it', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['person@example.org'],
    })
    const text = logged((log) => log.error('failed', { error }))
    expect(text).toContain('duplicate key')
    expect(text).toContain('23505')
    expect(text).not.toContain('person@example.org')
  })

  test('is one line an event, whatever line breaks the outside sends', () => {
    expect(logged((log) => log.info('event', { device: 'a\r\nb' })).split('\n').length).toBe(1)
    expect(
      logged((log) => log.info('event', { device: 'a\r\nb' }), 'pretty').split('\n').length,
    ).toBe(1)
  })

  test('leaves out what is below its level', () => {
    const lines: string[] = []
    createLog('warn', 'json', (line) => lines.push(line)).info('event')
    expect(lines).toEqual([])
  })
})
