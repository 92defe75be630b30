import { expect, test } from 'bun:test'
import { type Diet, dietIds, type Verdict } from '../../../../shared/food/diet-table.ts'
import { allergensOf, dietsOf } from '../../../../shared/food/diets.ts'
import { allergens } from '../../../../shared/food/lexicon/types.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { decided } from './decided.ts'
import { harmless, others } from './second-reader.ts'

interface Said {
  name: string
  contains: ReadonlySet<string>
  ordinarily: ReadonlySet<string>
}

const fishy = ['fish', 'crustaceans', 'molluscs']
const animal = ['meat', 'pork', 'gelatin', ...fishy]

/** What each diet leaves out, in the words of the second reader. */
const without: Record<Diet, readonly string[]> = {
  vegetarian: animal,
  vegan: [...animal, 'milk', 'eggs', 'honey'],
  pescatarian: ['meat', 'pork', 'gelatin'],
  lenten: [...animal, 'milk', 'eggs'],
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'egg-free': ['eggs'],
  'nut-free': ['nuts', 'peanuts'],
  'pork-free': ['pork'],
  'alcohol-free': ['alcohol'],
}

const said: readonly Said[] = [
  ...harmless.split(/[|\n]/).flatMap((name) => (name.trim() ? [saidOf(`${name}:`)] : [])),
  ...others.split('\n').flatMap((row) => (row.trim() ? [saidOf(row)] : [])),
]

test('a second reader has spoken of three hundred foods, each once', () => {
  expect(said.length).toBeGreaterThanOrEqual(300)
  expect(new Set(said.map(({ name }) => name)).size).toBe(said.length)
})

test('the lexicon and a second reader agree, but where a difference was decided in writing', () => {
  const differing = said.flatMap((one) => {
    const found = differences(one)
    const known = decided[one.name]?.of.toSorted() ?? []
    return found.join() === known.join() ? [] : [`${one.name}: ${found.join(', ')}`]
  })
  expect(differing).toEqual([])
})

test('every decided difference is one of these foods, with its reason', () => {
  const names = new Set(said.map(({ name }) => name))
  expect(Object.keys(decided).filter((name) => !names.has(name))).toEqual([])
  expect(Object.values(decided).filter(({ why }) => why.length < 20)).toEqual([])
})

/** «milk no → yes»: first what the second reader says of holding it, then what we do. */
function differences({ name, contains, ordinarily }: Said): string[] {
  const line = parseIngredientLine(`100 г ${name}`)
  const holding = (what: readonly string[]): Verdict =>
    what.some((one) => contains.has(one))
      ? 'yes'
      : what.some((one) => ordinarily.has(one))
        ? 'unknown'
        : 'no'
  const { verdicts } = allergensOf([line])
  const diets = dietsOf([line])
  const broken = (verdict: Verdict): Verdict =>
    verdict === 'no' ? 'yes' : verdict === 'yes' ? 'no' : 'unknown'
  const pairs = [
    ...allergens.map((one) => [one, holding([one]), verdicts[one]] as const),
    ...dietIds.map((one) => [one, holding(without[one]), broken(diets[one])] as const),
  ]
  return pairs
    .filter(([, theirs, ours]) => theirs !== ours)
    .map(([of, theirs, ours]) => `${of} ${theirs} → ${ours}`)
    .toSorted()
}

function saidOf(row: string): Said {
  const [name = '', rest = ''] = row.split(':')
  const [contains = '', ordinarily = ''] = rest.split(';')
  const words = (list: string) => new Set(list.trim().split(/\s+/).filter(Boolean))
  return { name: name.trim(), contains: words(contains), ordinarily: words(ordinarily) }
}
