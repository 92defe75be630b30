import { describe, expect, test } from 'bun:test'
import { revealed } from '../../../../web/pages/agents/revealed.ts'

describe('text that an agent wrote', () => {
  test('is shown as it is when there is nothing to hide in it', () => {
    const plain = 'Борщ із «чорносливом»\n1½ склянки, 200 г — до смаку’'
    expect(revealed(plain)).toEqual([{ text: plain }])
  })

  test('names what turns the direction of reading, and does not let it turn anything', () => {
    expect(revealed('сіль\u202Eлимон')).toEqual([
      { text: 'сіль' },
      { text: '\u202E', hidden: 'U+202E' },
      { text: 'лимон' },
    ])
  })

  test('names characters without width, tags, controls and blanks that only look like spaces', () => {
    const codes = revealed('а\u200Bб\u2060в\u{E0041}г\u0007ґ\u00ADд\u2800е\uFEFF').flatMap(
      ({ hidden }) => hidden ?? [],
    )
    expect(codes).toEqual(['U+200B', 'U+2060', 'U+E0041', 'U+0007', 'U+00AD', 'U+2800', 'U+FEFF'])
  })

  test('leaves emoji whole, and finds what is joined to nothing', () => {
    expect(revealed('👩🏽‍🍳 ❤️')).toEqual([{ text: '👩🏽‍🍳 ❤️' }])
    expect(revealed('а\u200Dб').map(({ hidden }) => hidden)).toEqual([
      undefined,
      'U+200D',
      undefined,
    ])
  })
})
