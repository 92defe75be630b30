import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { Glob } from 'bun'

const root = `${import.meta.dir}/../../../shared/food`

/** Where words of a language are at home: tables that a person edits, and examples, which document the rules. */
const tables =
  /^(?:ask\/rules\/examples\.ts|lexicon\/|nutrition\/figures\.ts|goods\/(?:at-home|for-people)\.ts|brands\/(?:makers|products|things)\.ts|units\/(?:labels|spellings)\.ts|numbers\/words\.ts|czech\/(?:vocabulary|questions)\.ts|text\/common\.ts|replace\/table\.ts|ask\/function-words\/|(?:.+\/)?words\/)/

/** Letters that no English word has, and words between strokes in a pattern. */
const foreign = /[\u0400-\u052fáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/u
const alternatives = /\/[^/\n]*\b[a-z]{3,}\|[a-z]{3,}\b[^/\n]*\/[a-z]*/

describe('words of a language stand in tables and not in code', () => {
  test('no file of the reader but its tables holds any', () => {
    const found = new Glob('**/*.ts').scanSync(root)
    const holding = [...found].filter((file) => !tables.test(file) && holdsWords(file)).toSorted()
    expect(holding).toEqual([])
  })
})

/** Comments go with the types; what a rule says of itself and its examples are for people and for tests. */
function holdsWords(file: string): boolean {
  const text = readFileSync(`${root}/${file}`, 'utf8')
  const code = withoutExamples(new Bun.Transpiler({ loader: 'ts' }).transformSync(text))
  return code.split('\n').some((line) => foreign.test(line) || alternatives.test(line))
}

function withoutExamples(code: string): string {
  const [before = '', ...others] = code.replaceAll(/^\s*says: .*$/gm, '').split('examples: [')
  return before + others.map(afterBracket).join('')
}

function afterBracket(text: string): string {
  let open = 1
  let at = 0
  for (; at < text.length && open > 0; at++)
    if (text[at] === '[') open++
    else if (text[at] === ']') open--
  return text.slice(at)
}
