import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test.each([
  'Треба напекти на шкільний ярмарок, у класі є дитина з алергією на горіхи',
  'напекти на ярмарок',
  'Треба спекти щось на роботу',
  'хочу спекти, без яєць',
  'що їй напекти',
  'що можна випекти з яблук',
])(
  'who wants to bake asks for baking, and for nothing else that an oven is for: %s',
  (question) => {
    const { courses, equipment, toBake } = understandQuery(question)
    expect({ courses, equipment, toBake }).toEqual({
      courses: ['baking'],
      equipment: [],
      toBake: true,
    })
  },
)

test.each(["спекти на мангалі м'ясо", 'спекти картоплю в духовці', 'напекти пирогів'])(
  'where it is said what, that is wanted: %s',
  (question) => {
    expect(understandQuery(question).courses).toEqual([])
    expect(understandQuery(question).guesses).toEqual([])
  },
)

test('something sweet to be baked is both', () => {
  for (const question of ['спекти щось солодке', 'Що їй спекти солодкого?', 'що напекти солодкого'])
    expect(understandQuery(question).courses.toSorted()).toEqual(['baking', 'dessert'])
})
