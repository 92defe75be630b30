import { expect, test } from 'bun:test'
import { derivedFacts } from '../../../../server/domain/recipes/derived.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'

test('beside a step of a part stands what its own heading is over', () => {
  const list = [
    ...['Тісто:', 'яйця 3 шт', 'цукор 1 склянка', 'вершкове масло 100 г'],
    ...['Крем:', 'молоко 500 мл', 'яйця 1½', 'цукор 150 г', 'вершкове масло 300 г'],
  ]
  const steps = [
    { text: 'Тісто: яйця збити з цукром, додати масло.', minutes: null },
    {
      text: 'Крем: молоко закип’ятити, яйця розтерти з щіпкою цукру, додати масло.',
      minutes: null,
    },
  ]
  const facts = derivedFacts(list.map(parseIngredientLine), steps, 8, 'uk')
  expect(facts.steps.map((step) => step.ingredients.map((at) => list[at]))).toEqual([
    ['яйця 3 шт', 'цукор 1 склянка', 'вершкове масло 100 г'],
    // Of the sugar the step says itself how much it takes.
    ['молоко 500 мл', 'яйця 1½', 'вершкове масло 300 г'],
  ])
})
