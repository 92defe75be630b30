import { describe, expect, test } from 'bun:test'
import { safeReturnTo } from '../../../server/doors/return-to.ts'

describe('Where a person lands after signing in', () => {
  test('is the page they came from, with its query and fragment', () => {
    expect(safeReturnTo('/recipes?tag=суп#top')).toBe('/recipes?tag=%D1%81%D1%83%D0%BF#top')
  })
  test('may be an address that carries another address in its query', () => {
    const path = '/api/mcp/oauth/authorize?redirect_uri=https%3A%2F%2Fagent.example%2Fcb'
    expect(safeReturnTo(path)).toBe(path)
  })
  test('is the first page when nothing was asked for', () => {
    expect(safeReturnTo(null)).toBe('/')
    expect(safeReturnTo('')).toBe('/')
  })
  test('is never another site by its full address', () => {
    expect(safeReturnTo('https://evil.example/')).toBe('/')
  })
  test('is never a script', () => {
    expect(safeReturnTo('javascript:alert(1)')).toBe('/')
  })
  test('is never another site after two slashes', () => {
    expect(safeReturnTo('//evil.example')).toBe('/')
    expect(safeReturnTo('///evil.example')).toBe('/')
  })
  test('is never another site after a backslash', () => {
    expect(safeReturnTo('/\\evil.example')).toBe('/')
    expect(safeReturnTo('\\\\evil.example')).toBe('/')
  })
  test('is never another site behind a tab or a line break that browsers drop', () => {
    expect(safeReturnTo('/\t/evil.example')).toBe('/')
    expect(safeReturnTo('/\n/evil.example')).toBe('/')
  })
  test('is never another site behind dots that browsers resolve', () => {
    expect(safeReturnTo('/..//evil.example')).toBe('/')
    expect(safeReturnTo('/.//evil.example')).toBe('/')
    expect(safeReturnTo('/%2e%2e//evil.example')).toBe('/')
  })
  test('is never another site behind an escaped slash', () => {
    expect(safeReturnTo('/%2Fevil.example')).toBe('/')
    expect(safeReturnTo('/%2f%2fevil.example')).toBe('/')
  })
  test('is never another site behind an escaped backslash', () => {
    expect(safeReturnTo('/%5Cevil.example')).toBe('/')
  })
  test('is never another site behind a slash that was escaped twice', () => {
    expect(safeReturnTo('/%252Fevil.example')).toBe('/')
  })
  test('is the first page when the escapes are broken or endless', () => {
    expect(safeReturnTo('/%zz')).toBe('/')
    expect(safeReturnTo(`/%${'25'.repeat(20)}2Fevil.example`)).toBe('/')
  })
  test('is the first page when the line breaks would split a header', () => {
    expect(safeReturnTo('/recipes\r\nset-cookie: a=b')).toBe('/')
  })
  test('is the first page when it is longer than any address of ours', () => {
    expect(safeReturnTo(`/${'a'.repeat(9000)}`)).toBe('/')
  })
})
