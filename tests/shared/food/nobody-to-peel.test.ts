import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each(['картоплю чистити нема кому', 'чистити картоплю нема кому'])(
  'what nobody is there to peel is left out, and nothing else: %s',
  (question) => {
    const { exclude, unknownExclusions, words } = understandQuery(question)
    expect({ exclude, unknownExclusions, words }).toEqual({
      exclude: ['potato'],
      unknownExclusions: [],
      words: [],
    })
  },
)

test('souls eat', () => {
  expect(understandQuery('на природу їде вісім душ, шашлик').servings).toBe(8)
})
