import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('a word that turns a clause round turns it round with its letters out of place too', () => {
  const refused = (text: string) => {
    const { include, exclude } = understandQuery(text)
    return { include, exclude }
  }
  expect(refused('what can i use insted of butter in shortbread')).toEqual({
    ...{ include: ['shortbread'], exclude: ['butter'] },
  })
  expect(refused('my kids eat everyhting but spinach').exclude).toEqual(['spinach'])
  expect(refused('any curry exept one with coconut milk').exclude).toEqual(['coconut-milk'])
  expect(refused('tuna melt, hold teh onoins')).toEqual({ include: ['tuna'], exclude: ['onion'] })
})
