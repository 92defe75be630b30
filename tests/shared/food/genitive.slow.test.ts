import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { foods, isReady } from '../../../shared/food/lexicon/index.ts'
import { genitive } from '../../../shared/language/genitive.uk.ts'

test('what is refused in the genitive never becomes a wish, whatever food of the lexicon it is', () => {
  const wished = foods
    // What is ready is a dish to whoever asks, and refused as one.
    .filter(({ id }) => !isReady(id))
    .map((food) => genitive(food.uk[0] ?? ''))
    .flatMap((name) => [
      `без цукру, ${name} та води`,
      `борщ без солі і ${name}`,
      `ні солі ні ${name}`,
    ])
    .filter((text) => {
      const { include, anyOf, useUp } = understandQuery(text)
      return include.length + anyOf.length + useUp.length > 0
    })
  // «коли» is a cola's genitive and "when".
  expect(wished).toEqual(['без цукру, коли та води'])
})
