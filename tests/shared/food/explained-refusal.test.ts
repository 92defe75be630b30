import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'
import { meant } from '../../support/meant.ts'

test('what stands before a refusal is refused, and what a colon or a dash lists behind it is too', () => {
  meant(`
    Свинини він не їсть: ні сала, ні смальцю => pork, salo, lard
    Риби не їм: оселедця, скумбрії => fish, herring, mackerel
    риби не їм – ні оселедця, ні скумбрії => fish, herring, mackerel
    молочного не можна: ні сиру, ні масла => dairy, cheese, butter
    maso nejím: ani kuře => meat, chicken
    цибулю не люблю – хочу борщ => onion; borscht
    не кладіть гриби: хочу курку => mushroom; chicken
  `)
})

test('what nobody ate in all their life is refused', () => {
  meant(`
    Татові шістдесят, хочу м'ясо. Свинини він зроду не їв: ні сала, ні смальцю => pork, salo, lard; meat
    зроду-віку грибів не їла, що на обід => mushroom
    риби зроду не їли => fish
    часнику зроду в хаті не було => garlic
    мама отродясь часнику не їла, хочу борщ => garlic; borscht
  `)
  expect(understandQuery('риби зроду не їли').unknownExclusions).toEqual([])
})
