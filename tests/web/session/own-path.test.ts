import { describe, expect, test } from 'bun:test'
import { ownPath } from '../../../web/session/entering.ts'

describe('after signing in', () => {
  test('a path of ours is kept whole', () => {
    expect(ownPath('/join?token=ki_1#top')).toBe('/join?token=ki_1#top')
  })

  test('another site is never gone to, however it is written', () => {
    expect(ownPath('https://evil.example/')).toBe('/')
    expect(ownPath('//evil.example')).toBe('/')
    expect(ownPath('/\\evil.example')).toBe('/')
    expect(ownPath('/\t/evil.example')).toBe('/')
    expect(ownPath('/.//evil.example')).toBe('/')
    expect(ownPath('javascript:alert(1)')).toBe('/')
  })

  test('no address, or two of them, is the first page', () => {
    expect(ownPath(undefined)).toBe('/')
    expect(ownPath(['/a', '/b'])).toBe('/')
  })
})
