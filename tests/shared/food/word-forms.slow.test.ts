import { expect, test } from 'bun:test'
import { ambiguous, foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { findFood } from '../../../shared/food/names/match.ts'
import { readHunspell } from '../../support/hunspell.ts'

const dictionary = import.meta.resolve('dictionary-uk')
const affixes = new URL('index.aff', dictionary)
const words = new URL('index.dic', dictionary)

/** They stand in the dictionary as other words: a verb, whose snails they are, a small wing. */
const otherWords = new Set(['купати', 'равликів', 'криля', 'солея'])

test('every form of every noun of the lexicon is read as the same food', async () => {
  const formsOf = await readHunspell(affixes, words)
  const nouns = new Map(
    foods
      .flatMap((food) => food.uk)
      .map((name) => name.replaceAll('’', "'"))
      .filter((name) => /^[а-яіїєґ']+$/.test(name) && !/[иі]й$/.test(name) && !otherWords.has(name))
      .map((name) => [name, formsOf(name)] as const)
      .filter(([, forms]) => forms.length > 1),
  )
  expect(nouns.size).toBeGreaterThan(700)

  const foodOf = (text: string) => parseIngredientLine(text).food
  const meaning = new Map<string, Set<string | undefined>>()
  for (const [noun, forms] of nouns)
    for (const form of forms) meaning.set(form, (meaning.get(form) ?? new Set()).add(foodOf(noun)))

  const wrong: string[] = []
  let asked = 0
  for (const [noun, forms] of nouns) {
    const food = foodOf(noun)
    for (const form of forms) {
      // What is a form of two foods says nothing, and «перці» are vegetables where «перець» is a spice.
      if (meaning.get(form)?.size !== 1 || ambiguous[noun]?.many?.includes(form)) continue
      asked++
      const line = parseIngredientLine(form)
      if (line.food !== food || !line.understood || findFood(form) !== food)
        wrong.push(`${noun}, ${form}: ${line.food}`)
    }
  }
  expect(asked).toBeGreaterThan(6000)
  // Of more than six thousand forms, in one of two hundred at most.
  expect(wrong.slice(0, Math.max(0, wrong.length - asked / 200))).toEqual([])
})

test('a form that no noun of the lexicon has is no neighbour of one', () => {
  const texts = ['ірисові', 'морсові', 'радий морсові']
  expect(texts.map((text) => ['rice', 'carrot'].includes(findFood(text) ?? ''))).toEqual([
    ...[false, false, false],
  ])
})
