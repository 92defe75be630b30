import { expect, test } from 'bun:test'
import { bare } from '../../../shared/food/ask/function-words/bare.ts'
import { foods } from '../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../shared/food/line/parse.ts'
import { readHunspell } from '../../support/hunspell.ts'

const dictionary = import.meta.resolve('dictionary-cs')
const formsOf = await readHunspell(
  new URL('index.aff', dictionary),
  new URL('index.dic', dictionary),
)

// Adjectives are no nouns; whose fish it is, and the dual of colloquial speech, nobody cooks with.
const nouns = [...new Set(foods.flatMap((food) => food.cs))]
  .filter((name) => /^\p{L}+$/u.test(name) && !/[ýáé]$/.test(name))
  .map((noun) => ({ noun, forms: formsOf(noun).filter((form) => !/ův$|íma$/.test(form)) }))
  .filter(({ forms }) => forms.length > 1)

/** An amount in Czech stands before it, as in a recipe. */
const foodOf = (word: string) => parseIngredientLine(`2 lžíce ${word}`).food

const meaning = new Map<string, Set<string | undefined>>()
for (const { noun, forms } of nouns)
  for (const form of forms) meaning.set(form, (meaning.get(form) ?? new Set()).add(foodOf(noun)))

/** Forms of one food alone, as they are typed, that are read as another or as none. */
function misread(typed: (form: string) => string): { asked: number; wrong: string[] } {
  const asked = nouns.flatMap(({ noun, forms }) =>
    forms.filter((form) => meaning.get(form)?.size === 1).map((form) => ({ noun, form })),
  )
  const wrong = asked.filter(({ noun, form }) => foodOf(typed(form)) !== foodOf(noun))
  return { asked: asked.length, wrong: wrong.map(({ noun, form }) => `${noun}: ${typed(form)}`) }
}

test('of all forms of the nouns of the lexicon, in Czech, one in a hundred is misread at most', () => {
  const { asked, wrong } = misread((form) => form)
  expect(asked).toBeGreaterThan(3500)
  expect(wrong.slice(0, Math.max(0, wrong.length - asked / 100))).toEqual([])
})

test('and of those that are typed without accents, one in thirty', () => {
  const { asked, wrong } = misread(bare)
  expect(wrong.slice(0, Math.max(0, wrong.length - asked / 30))).toEqual([])
})
