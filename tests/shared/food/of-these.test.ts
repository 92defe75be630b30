import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('who asks what to make of three foods or more says what there is; of two both are meant, and of a dish each', () => {
  const read = (text: string) => {
    const { include, useUp } = understandQuery(text)
    return [include, useUp]
  }
  const three = ['potato', 'egg', 'cheese']
  expect(read('що приготувати з картоплі, яєць і сиру')).toEqual([[], three])
  expect(read('what can I make with potatoes, eggs and cheese')).toEqual([[], three])
  expect(read('co uvařit z brambor, vajec a sýra')).toEqual([[], three])
  expect(read('що приготувати з курки і рису')).toEqual([['chicken', 'rice'], []])
  expect(read('салат з огірків, помідорів і сиру')[1]).toEqual([])
  expect(read('що спекти з яблук, яєць і сиру, пиріг?')[1]).toEqual([])
})
