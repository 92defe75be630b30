import { describe, expect, test } from 'bun:test'
import { createLog } from '../../../server/kernel/log.ts'
import { newToken } from '../../../server/kernel/secrets.ts'

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

  test('takes our tokens out of any text', () => {
    const token = newToken('ks')
    expect(logged((log) => log.info('event', { path: `/somewhere?with=${token}` }))).not.toContain(
      token,
    )
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
