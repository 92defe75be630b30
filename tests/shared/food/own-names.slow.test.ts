import { expect, test } from 'bun:test'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'

test('a food is itself by its own name, and no neighbour, whatever its words say apart', () => {
  for (const [line, food] of [
    ['krabí tyčinky', 'crab-sticks'],
    ['200 g krabí maso', 'crab'],
    ['krabí karbanátky', 'crab-cakes'],
    ['паста балті', 'balti-paste'],
    ['2 ст. л. паста балті', 'balti-paste'],
    ['2 ст. л. пасти балті', 'balti-paste'],
    ['meat-free thick-cut bacon', 'vegan-bacon'],
    ['stir-fry vegetables', 'stir-fry-vegetables'],
    ['lamb’s quarters', 'orache'],
  ] as const)
    expect([line, parseIngredientLine(line).food]).toEqual([line, food])
})

test('what seems an amount is of the name', () => {
  expect(parseIngredientLine('lamb’s quarters').quantity).toBeUndefined()
})

test('so is nearly every food by nearly every name', () => {
  const named = foods.flatMap(({ id, uk, en, cs }) =>
    [...uk, ...en, ...cs].map((name) => [name, id] as const),
  )
  const owners = Map.groupBy(named, ([name]) => name)
  const strange = [...owners].filter(([name, all]) => {
    const { food } = parseIngredientLine(name)
    return !all.some(([, id]) => id === food)
  })
  expect(owners.size).toBeGreaterThan(20_000)
  // «головка часнику» is a measure and a food, and «мідні» cuts are told by what stands beside them: none becomes a stranger.
  expect(strange.length).toBeLessThan(55)
})
