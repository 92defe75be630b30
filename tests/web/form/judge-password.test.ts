import { describe, expect, test } from 'bun:test'
import { judge } from '../../../web/form/judgePassword.ts'

describe('the word about a new password', () => {
  test('counts what is missing in characters, not in bytes', () => {
    expect(judge('їжак')).toEqual({ level: 'short', missing: 6 })
    expect(judge('🍲🍲')).toEqual({ level: 'short', missing: 8 })
  })

  test('never praises one thing over and over, however long', () => {
    expect(judge('аааааааааааааааааааааааа').level).toBe('repeated')
    expect(judge('121212121212121212').level).toBe('repeated')
  })

  test('asks for length and for nothing else', () => {
    expect(judge('тиха вода').level).toBe('short')
    expect(judge('тиха вода гребл').level).toBe('fair')
    expect(judge('тиха вода греблю рве').level).toBe('good')
  })

  test('says the rule before anything is typed', () => {
    expect(judge('').level).toBe('none')
  })
})
