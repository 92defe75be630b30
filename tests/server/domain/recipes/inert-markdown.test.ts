import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  asWritten,
  inertAddress,
  inertLine,
  inertText,
} from '../../../../server/domain/recipes/other-formats/inert-markdown.ts'
import { growth } from '../../../support/growth.ts'

const hostile = [
  '<script>alert(1)</script>',
  '</p><img src=x onerror=alert(1)>',
  '<!-- gone -->',
  '<?php ?>',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '[x]: javascript:alert(1)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<me@evil.example>',
  '# Heading',
  '###### Heading ##',
  '- # Heading',
  '1. > # Heading',
  'Heading\n===',
  'Heading\n---',
  'Heading\n-',
  '---',
  '***',
  '_ _ _',
  '- ---',
  '1. * * *',
  '> quote',
  '```\nrm -rf /\n```',
  '~~~\ncode\n~~~',
  '`code`',
  'a | b\n--- | ---\n1 | 2',
  '| a |\n|:-:|\n| b |',
  '*bold* __bold__ _it_ ~~gone~~ ~gone~',
  '&lt;script&gt; &amp; &#60; &#x3c;',
  '\\<b> \\\\<b> \\[x](y)',
  'one\\\ntwo',
  '    <b>not code</b>',
  '\t# not code',
]

/** As a page shows it: which elements there are, and the words in them. */
async function shown(markdown: string) {
  const tags: string[] = []
  const reader = new HTMLRewriter().on('*', { element: (one) => void tags.push(one.tagName) })
  const html = Bun.markdown.html(markdown, { tables: true, strikethrough: true })
  await reader.transform(new Response(html)).text()
  const bare = html.replace(/<[^>]*>/g, ' ')
  const words = bare
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return { tags: new Set(tags), words: plain(words) }
}
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const harmless = ['p', 'ul', 'ol', 'li']

describe('words of people in a Markdown file', () => {
  test('become no tag, link, heading, rule or code, and are read as they were written', async () => {
    for (const text of hostile) {
      const { tags, words } = await shown(inertText(text))
      expect([text, [...tags].filter((tag) => !harmless.includes(tag))]).toEqual([text, []])
      // The marks of a list are drawn, and not among the words.
      const bullets = /^\s*(?:(?:[-+*]|\d+[.)])\s+)+(?=\S)/
      if (!bullets.test(text)) expect(words).toBe(plain(text))
    }
  })

  test('begin no list of their own behind a mark of ours', async () => {
    for (const text of [...hostile, '- one', '1. one', '+ one', '* one', '2) one']) {
      const { tags, words } = await shown(`- ${inertLine(text)}\n`)
      expect([text, [...tags].toSorted()]).toEqual([text, ['li', 'ul']])
      expect(words).toBe(plain(text))
    }
  })

  test('have no backslash where none is needed', () => {
    for (const text of [
      'Борщ «по-київськи» (2 л), 50% — ½, ~5 хв; < 3 см & > 2!',
      "Grandma's pie: 3-4 apples, 2 x 400 g, 180 °C / 350 °F = hot",
      'a_b, C# і 2 * 3\n- один\n- два\n1. раз\nhttps://recipes.example/a?b=c&d=e',
    ])
      expect(inertText(text)).toBe(text)
  })

  test('come back as they were, whatever they are', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 60 })
    const marked = fc.array(fc.constantFrom(...'\\`*_[]<>#-=+|~&;!.)(1a \n'), { maxLength: 40 })
    fc.assert(
      fc.property(
        fc.oneof(
          words,
          marked.map((all) => all.join('')),
        ),
        (text) => {
          const back = asWritten(inertText(text))
          expect(plain(back)).toBe(plain(text))
          if (!/ {2}|\t/.test(text)) expect(back).toBe(text.replace(/[^\S\n]+$/gm, ''))
        },
      ),
    )
  })

  test('make no element of their own by chance', async () => {
    const pieces = [...'\\`*_[]<>#-=+|~&;!.)(:1a \n', '<b>', '](x)', '---', '\n\n', '    ']
    const marked = fc.array(fc.constantFrom(...pieces), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(marked, async (all) => {
        const { tags } = await shown(`Слово\n${inertText(all.join('').trim())}`)
        expect([...tags].filter((tag) => !harmless.includes(tag))).toEqual([])
      }),
    )
  })

  test('are made so in a time that does not grow faster than they do', () => {
    for (const piece of [' ', '#', '- ', '1. ', '\\', '_', '~', ' #', '=\t', '[', '\n']) {
      const cost = growth((size) => {
        const long = `${piece.repeat(size / piece.length)}x`
        for (const text of [inertText(long), inertLine(long), inertText(`- ${long}`)])
          expect(text).toEndWith('x')
      }, 1000)
      expect(cost, piece).toBeLessThan(12)
    }
  })

  test('do not leave the brackets of an address', async () => {
    const html = Bun.markdown.html(
      `Source: ${inertAddress('https://a.example/x> <script>alert(1)</script>\\')}`,
    )
    expect(html.match(/<\w+/g)).toEqual(['<p', '<a'])
  })
})
