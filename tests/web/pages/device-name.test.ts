import { describe, expect, test } from 'bun:test'
import { deviceName } from '../../../web/pages/settings/deviceName.ts'

describe('a session is named', () => {
  test('by the browser itself and not by those it descends from', () => {
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'
    expect(deviceName(edge)).toBe('Edge, Windows')
  })

  test('by the phone and not by the system under it', () => {
    const phone =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
    expect(deviceName(phone)).toBe('Chrome, Android')
  })

  test('by nothing when it does not say', () => {
    expect(deviceName('curl/8.9.1')).toBeUndefined()
  })
})
