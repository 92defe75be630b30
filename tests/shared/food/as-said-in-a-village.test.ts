import { test } from 'bun:test'
import { meant } from '../../support/meant.ts'

test('a verb of the village is a verb, and no food', () => {
  meant(`
    Борошно скінчилось а малий просе оладок => wheat-flour; oladky
    дитина просе каші => ; porridge
    він не просе м'яса => meat
    риби не любе, хочу борщ => fish; borscht
    свекруха часнику не переносе, хочу борщ => garlic; borscht
    дід дуже любе рибу => ; fish
    каша з проса => ; millet, porridge
  `)
})
