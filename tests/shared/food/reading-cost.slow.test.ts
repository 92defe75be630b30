import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { refusing } from '../../../shared/food/ask/words/refusing.ts'
import { refusingPhrases } from '../../../shared/food/ask/words/refusing-phrases.ts'
import { small } from '../../../shared/food/ask/words/small.ts'
import { stopWords } from '../../../shared/food/ask/words/stop.ts'
import { wishing, wishingPhrases } from '../../../shared/food/ask/words/wishing.ts'
import { dishes } from '../../../shared/food/lexicon/dishes.ts'
import { concepts, foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { cardinals } from '../../../shared/food/numbers/words.ts'
import { formOf } from '../../../shared/food/text/forms.ts'
import { indexPhrases, wordsOf } from '../../../shared/food/text/phrases.ts'
import { step, stepsOf, uncounted } from '../../../shared/food/text/steps.ts'
import { longestQuestion } from '../../../shared/wire/search.ts'
import { growth } from '../../support/growth.ts'
import { tenthQueries } from './sets/blind-10/queries.ts'
import { englishQueries, ukrainianQueries } from './sets/queries.ts'

/** Everything that steers the reading of a question, in both languages. */
const steering: readonly string[] = [
  ...[...[refusing, wishing, small].flatMap((table) => Object.values(table)), stopWords].flatMap(
    ({ words }) => [...words],
  ),
  ...[refusingPhrases, wishingPhrases].flatMap((table) =>
    Object.values(table).flatMap((phrases) => phrases.map((words) => words.join(' '))),
  ),
  ...cardinals.keys(),
  ...'. , ; : ! ? - / + & % ( ) « » ~ ≈ < ₴ $ € 1 30 1/2 ½ 1-2 1,5 100000 грн uah хв хвилин годин h год. min порцій людей serving'.split(
    ' ',
  ),
  ...'болить нудить замінити substitute leave out швидше дешевше cheaper so free h q йцуке'.split(
    ' ',
  ),
]
const named = [...foods, ...concepts, ...dishes].flatMap((one) => [
  one.uk[0] ?? '',
  one.en[0] ?? '',
])

const stepsALetter = 30
const steps = (text: string) => stepsOf(() => understandQuery(text, Number.POSITIVE_INFINITY))
const filledWith = (text: string, length: number) =>
  `${text} `.repeat(Math.ceil(length / (text.length + 1))).slice(0, length)

/** As long as a question may be: what grows with the square of the length stands out there. */
function tooDear(text: string): string[] {
  const taken = steps(filledWith(text, longestQuestion))
  return taken > stepsALetter * longestQuestion ? [`${text}: ${taken} steps`] : []
}

test('whoever asks first after a start is not charged for the tables that are made then', () => {
  expect(stepsOf(() => uncounted(() => step(100_000)))).toBe(0)
  const many = Array.from({ length: 500 }, (_, at) => [`слово ${at} ще`, at] as const)
  const index = indexPhrases(() => many, {
    more: (made) => {
      for (const [phrase] of many) made.longest(wordsOf(phrase), 0)
      return []
    },
  })
  expect(stepsOf(() => index.single(formOf('слово')))).toBeLessThan(20)
})

describe('reading a question costs a bounded number of steps a letter', () => {
  test('whichever word, mark or number is said over and over', () => {
    // Every third: there are hundreds of each kind.
    const some = [...new Set(steering)].filter((_, at) => at % 3 === 0)
    expect(some.length).toBeGreaterThan(500)
    expect(some.flatMap(tooDear)).toEqual([])
  }, 30_000)

  test('whatever is mixed with whatever', () => {
    const word = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...steering) },
      { weight: 1, arbitrary: fc.constantFrom(...named) },
    )
    const mixture = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 30 }), fc.constantFrom(' ', ', ', '. '))
      .map(([words, between]) => words.join(between))
    fc.assert(
      fc.property(mixture, (text) => {
        expect(tooDear(text)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

describe('a question that would take more steps than any question should', () => {
  test('is kept as words: nothing of it is wished for or refused', () => {
    const slots = understandQuery('Курка без цибулі до 30 хвилин', 10)
    expect(slots).toMatchObject({
      tangled: true,
      words: ['курка', 'без', 'цибулі', 'хвилин'],
      include: [],
      exclude: [],
    })
    expect(slots.maxMinutes).toBeUndefined()
  })

  test('is none that people ask', () => {
    const asked = [...ukrainianQueries, ...englishQueries, ...tenthQueries].map(([text]) => text)
    expect(asked.filter((text) => understandQuery(text).tangled)).toEqual([])
    const long = filledWith('щось із куркою без молока та цибулі до 30 хвилин на двох,', 500)
    expect(understandQuery(long).tangled).toBe(false)
  })

  test('is one of the same word said hundreds of times', () => {
    expect(understandQuery(filledWith('є', longestQuestion)).tangled).toBe(true)
  })
})

test('a text thirty times as long takes about thirty times as long to read, and no more', () => {
  for (const bad of ['1 ', 'без ', '(', 'а', '1/', "а'"])
    for (const read of [parseIngredientLine, understandQuery])
      expect(
        growth((size) => void read(bad.repeat(size)), 300, 30),
        bad,
      ).toBeLessThan(12)
})
