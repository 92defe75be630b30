import { describe, expect, test } from 'bun:test'
import { readConfig } from '../../../server/kernel/config.ts'
import { StartupError } from '../../../server/kernel/startup-error.ts'

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    const config = readConfig({})
    expect(config.baseUrl).toBe('http://localhost:3000')
    expect(config.currency).toBe('UAH')
    expect(config.demo).toBe(true)
  })

  test('takes an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', SECRET_KEY: '' }).databaseUrl).toBeNull()
  })

  test('lets only this machine in while its address is a loopback one', () => {
    expect(readConfig({}).host).toBe('127.0.0.1')
    expect(readConfig({ BASE_URL: 'https://komora.test' }).host).toBe('0.0.0.0')
  })

  test('writes the base address without a slash at its end', () => {
    expect(readConfig({ BASE_URL: 'https://komora.test/' }).baseUrl).toBe('https://komora.test')
  })

  test('refuses a currency that is no code, by name', () => {
    expect(() => readConfig({ BASE_CURRENCY: 'hryvnia' })).toThrow(StartupError)
    expect(() => readConfig({ BASE_CURRENCY: 'hryvnia' })).toThrow(/BASE_CURRENCY/)
  })

  test('refuses a secret key that is too short to be one', () => {
    expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow(/SECRET_KEY/)
  })
})
