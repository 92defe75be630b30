import { numberAt, numberBefore, type Reading, take } from './reading.ts'
import type { Slots } from './types.ts'
import { set } from './words.ts'

const eaters =
  /^(?:порці\p{L}*|осіб|особ\p{L}*|людей|людин\p{L}*|персон\p{L}*|чоловік|чоловіка|гост\p{L}*|дорослих|їдц\p{L}*|їдоків|друзів|дітей|діток|serving|servings|portion|portions|people|persons|person|guests?|adults?|kids|children|friends|of|дорослого|porc\p{L}*|osob\p{L}*)$/u
const opens = set('на для for serves serve feeds feed feeding нас will us нагодувати прогодувати')
const families = /^(?:сімї|сімя|сімю|родин\p{L}*|компані\p{L}*|family|group|party|table|crowd)$/u

const pairs = new Map([
  ['удвох', 2],
  ['вдвох', 2],
  ['утрьох', 3],
  ['втрьох', 3],
  ['учотирьох', 4],
  ['вчотирьох', 4],
])

/** «на 4 порції», «для двох», «нас троє», "serves 6", "family of four". */
export function takeServings(reading: Reading, slots: Slots): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const number = numberAt(reading, at)
    if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 100)
      continue
    const before = reading.tokens[at - 1]?.low ?? ''
    const after = reading.tokens[number.next]?.low ?? ''
    const family =
      families.test(reading.tokens[at - 2]?.low ?? '') &&
      ['of', 'з', 'із', 'на', 'for', 'від'].includes(before)
    const counted = eaters.test(after) && after !== 'of'
    const opened = opens.has(before) && !isMeasured(after)
    const collective =
      /(?:двоє|троє|еро|двох|трьох|ьох)$/u.test(reading.tokens[at]?.low ?? '') &&
      ['нас', 'нам', 'на', 'для', 'нагодувати'].includes(before)
    const we =
      ['are', 're', 'were', 'буде', 'прийде', 'їмо'].includes(before) &&
      (counted || number.next === reading.tokens.length || ['of', ','].includes(after))
    if (!family && !counted && !opened && !collective && !we) continue
    slots.servings = number.upTo ?? number.value
    take(
      reading,
      opened || collective || we ? at - 1 : family ? at - 2 : at,
      counted ? number.next + 1 : number.next,
    )
    if (!/^(?:дітей|діток|kids|children)$/u.test(after)) return
    slots.occasions.push('kids')
    return
  }
  const together = reading.tokens.findIndex(
    (token, at) => !reading.taken[at] && pairs.has(token.low),
  )
  if (together >= 0) {
    slots.servings = pairs.get(reading.tokens[together]?.low ?? '') ?? 2
    take(reading, together, together + 1)
    return
  }
  const alone = reading.tokens.findIndex((token) =>
    /^(?:самому|самій|одного|однієї|одну|myself|одній|одному)$/u.test(token.low),
  )
  const before = reading.tokens[alone - 1]?.low ?? ''
  if (
    alone > 0 &&
    !reading.taken[alone] &&
    ['для', 'на', 'for', 'just'].includes(before) &&
    !numberBefore(reading, alone)
  ) {
    slots.servings = 1
    take(reading, alone - 1, alone + 1)
  }
}

function isMeasured(word: string): boolean {
  return /^(?:хв|хвилин.*|год.*|грн|гривень|min.*|hour.*|hr|uah|usd|\$|€|dollars?|euros?|г|кг|мл|л|g|kg|дні|днів|days?|weeks?|зиму|%|градус.*|яйця|яєць|тижн.*)$/u.test(
    word,
  )
}
