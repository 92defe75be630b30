import { expect, test } from 'bun:test'
import { withoutAllergens, withoutFoods } from '../../../../server/domain/search/filters.ts'
import { lexeme, quoted } from '../../../../server/domain/search/lexemes.ts'
import { understandQuery } from '../../../../shared/food/ask/understand.ts'
import { refusedEnglishLines } from '../../../shared/food/sets/blind-8/refused-lines.en.ts'
import { refusedUkrainianLines } from '../../../shared/food/sets/blind-8/refused-lines.uk.ts'
import { moreRefusedLines } from '../../../shared/food/sets/blind-9/refused-lines.ts'
import { lastRefusedLines } from '../../../shared/food/sets/blind-10/refused-lines.ts'
import { termsOfLine } from '../../../support/terms-of-line.ts'

const exam = [
  ...refusedUkrainianLines,
  ...refusedEnglishLines,
  ...moreRefusedLines,
  ...lastRefusedLines,
]

/** Whether the line may stand in an answer to the question. */
function passes(text: string): (line: string) => boolean {
  const { exclude, allergies, diets } = understandQuery(text)
  const never = [...withoutFoods(exclude), ...withoutAllergens(allergies)].map((term) =>
    term.slice('!'.length),
  )
  const must = diets.map((diet) => quoted(lexeme.diet(diet)))
  return (line) => {
    const terms = termsOfLine(line)
    return !never.some((term) => terms.has(term)) && must.every((term) => terms.has(term))
  }
}

test('no line that holds what a question refuses passes, however it is refused and wherever it hides', () => {
  const leaks = exam.flatMap(([text, never]) =>
    never.filter(passes(text)).map((line) => `${text}: ${line}`),
  )
  expect(leaks).toEqual([])
})

test('what only looks like it passes', () => {
  const lost = exam.flatMap(([text, , may]) => {
    const isFine = passes(text)
    return may.filter((line) => !isFine(line)).map((line) => `${text}: ${line}`)
  })
  expect(lost).toEqual([])
})
