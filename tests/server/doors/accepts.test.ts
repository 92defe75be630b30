import { describe, expect, test } from 'bun:test'
import { prefers, wants } from '../../../server/doors/accepts.ts'

const markdown = (accept: string | null) => prefers(accept, 'text/markdown', 'text/html')

describe('what a client accepts', () => {
  test('Markdown is for whoever names it and wants it at least as much as HTML', () => {
    expect(markdown('text/markdown')).toBe(true)
    expect(markdown('text/markdown, text/html')).toBe(true)
    expect(markdown('text/markdown, text/html;q=0.9, */*;q=0.1')).toBe(true)
    expect(markdown('TEXT/MARKDOWN ; q=0.8, text/html;q=0.5')).toBe(true)
  })

  test('a browser, a client that takes anything, and one that says nothing get the page', () => {
    expect(markdown('text/html,application/xhtml+xml,*/*;q=0.8')).toBe(false)
    expect(markdown('*/*')).toBe(false)
    expect(markdown('text/*')).toBe(false)
    expect(markdown(null)).toBe(false)
    expect(markdown('')).toBe(false)
  })

  test('a type that is wanted less, or not at all, is not sent', () => {
    expect(markdown('text/html, text/markdown;q=0.5')).toBe(false)
    expect(markdown('text/markdown;q=0')).toBe(false)
    expect(markdown('text/markdown;q=0, */*')).toBe(false)
    expect(markdown('text/markdown;q=nonsense, text/html;q=0.1')).toBe(false)
  })

  test('the most exact range decides', () => {
    expect(wants('text/*;q=0.3, text/html;q=0.7, */*;q=0.1', 'text/html')).toBe(0.7)
    expect(wants('text/*;q=0.3, */*;q=0.1', 'text/markdown')).toBe(0.3)
    expect(wants('application/json', 'text/html')).toBe(0)
  })
})
