import { expect, test } from 'bun:test'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { needsIn } from '../../../shared/food/line/needs.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { optionalWords, sizes, small, tasteWords } from '../../../shared/food/line/words/index.ts'
import { approximations, cardinals, vague } from '../../../shared/food/numbers/words.ts'
import { formOf } from '../../../shared/food/text/forms.ts'
import { wordsOf } from '../../../shared/food/text/phrases.ts'
import { findUnit } from '../../../shared/food/units/find.ts'
import { understood } from '../../support/understood.ts'
import { novemberEnglish } from './sets/november/lines.en.ts'
import { novemberUkrainian } from './sets/november/lines.uk.ts'
import { turnedDownFourth, turnedDownThird } from './sets/polarity/third.ts'
import { askedFor } from './sets/polarity/wishes.ts'

const phrased = new Set(
  [tasteWords, optionalWords].flatMap((all) => [...all.values()].flat(2) as string[]),
)
const saysHowMuch = (low: string) =>
  [cardinals, approximations, vague, sizes, small, phrased].some((words) => words.has(low)) ||
  findUnit([formOf(low)], 0) !== undefined ||
  /^(?:пів.+|столові|ч|ж|в|с|й|і|та|and|each|of|a|an|or|або|with|до|від|to|по|за|можна)$/u.test(low)

test('each word of a line is in its name, its note or its amount', () => {
  const lines = [...novemberUkrainian, ...novemberEnglish].map(([text]) => text)
  const lost = lines.flatMap((text) => {
    const needs = needsIn([parseIngredientLine(text)])
    const kept = new Set(
      needs.flatMap(({ foodText, note = '' }) =>
        wordsOf(`${foodText} ${note}`).map((one) => one.low),
      ),
    )
    return wordsOf(text)
      .filter(({ low }) => !kept.has(low) && !saysHowMuch(low))
      .map(({ low }) => `${text}: ${low}`)
  })
  expect(lost).toEqual([])
})

/** What is said of nothing in its own clause is said of what came before: better refused than wished. */
const reachBack = new Set([
  'тато має подагру, бобові йому зась',
  'ew, asparagus',
  'бабусі через діабет солодке під забороною, меду теж не можна',
  // Of eggplant after eggplant: what is said of a food last is what counts.
  'з баклажанами в мене погані стосунки',
])

test('whatever refusal is said after a question, no dish fits that did not fit before', () => {
  const refusals = [...turnedDownThird, ...turnedDownFourth].filter(
    ({ text }) => !reachBack.has(text),
  )
  const questions = askedFor.map(({ text }) => ({ asked: text, before: understood(text) }))
  const wrong = refusals.flatMap(({ text: refused }, at) =>
    questions
      .filter((_, i) => i % 23 === at % 23)
      .flatMap(({ asked, before }) => {
        const after = understood(`${asked}. ${refused}`)
        // What was to be left out is left out still, and what had to be in it has to, unless it is refused now.
        const dropped = before.exclude.some((id) => !after.exclude.some((one) => isKindOf(id, one)))
        const asks = [after.include, after.useUp, ...after.anyOf, after.contradicted].flat()
        const given = [...before.include, ...before.useUp].some((id) => !asks.includes(id))
        return dropped || given ? [`${asked}. ${refused}`] : []
      }),
  )
  expect(wrong).toEqual([])
})
