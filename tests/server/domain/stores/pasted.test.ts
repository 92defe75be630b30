import { describe, expect, test } from 'bun:test'
import { readPasted } from '../../../../server/domain/stores/connect/pasted.ts'
import { DomainError } from '../../../../server/kernel/errors.ts'

const expected = {
  redirect: 'http://localhost:53682/stores/rohlik/callback',
  state: 'st_mine',
  storeUrls: ['https://mcp.rohlik.cz/mcp', 'https://identity.rohlik.cz'],
}
const right = `${expected.redirect}?code=abc&state=st_mine&iss=https%3A%2F%2Fidentity.rohlik.cz`

function told(pasted: string): string {
  try {
    return readPasted(pasted, expected).get('code') ?? 'an error of the store'
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error)
  }
}

describe('an address that somebody brings back from a store', () => {
  test('is taken as browsers copy it', () => {
    for (const one of [
      right,
      `  ${right}\n`,
      right.replace('http://', ''),
      right.replace('http://', 'https://'),
      right.replace('localhost', 'LOCALHOST'),
    ])
      expect([one, told(one)]).toEqual([one, 'abc'])
    expect(told(`${expected.redirect}?error=access_denied&state=st_mine`)).toBe(
      'an error of the store',
    )
  })

  test('is told what is wrong with it, and what is wanted instead', () => {
    const wrong = {
      '': 'pasted_nothing',
      '   ': 'pasted_nothing',
      'не відкривається': 'pasted_no_address',
      привіт: 'pasted_no_address',
      'javascript:alert(1)': 'pasted_no_address',
      [`Ось: ${right}`]: 'pasted_no_address',
      [`http://localhost:53682/${'a'.repeat(5000)}`]: 'pasted_no_address',
      'https://identity.rohlik.cz/oauth2/authorize?state=st_mine': 'pasted_store_page',
      'https://www.rohlik.cz/': 'pasted_store_page',
      'https://rohlik.cz.example.com/stores/rohlik/callback?code=abc&state=st_mine':
        'pasted_elsewhere',
      'https://komora.example/settings': 'pasted_elsewhere',
      [right.replace('53682', '53683')]: 'pasted_elsewhere',
      [right.replace('/callback', '/')]: 'pasted_elsewhere',
      [right.replace('rohlik/callback', 'kifli/callback')]: 'pasted_elsewhere',
      [right.replace('localhost:53682', 'me@localhost:53682')]: 'pasted_elsewhere',
      [right.replace('localhost:53682', 'localhost:53682@evil.example')]: 'pasted_elsewhere',
      [expected.redirect]: 'pasted_cut',
      [`${expected.redirect}?code=abc`]: 'pasted_cut',
      [`${expected.redirect}?state=st_mine`]: 'pasted_cut',
      [`${right}&code=other`]: 'pasted_cut',
      [right.replace('st_mine', 'st_other')]: 'pasted_other_try',
    }
    for (const [pasted, code] of Object.entries(wrong))
      expect([pasted.slice(0, 90), told(pasted)]).toEqual([pasted.slice(0, 90), code])
  })
})
