import { goodsMisspelt } from '../../goods/index.ts'
import { foods, isKindOf } from '../../lexicon/index.ts'
import { nearFoods } from '../../names/match.ts'
import { once } from '../../text/remembered.ts'
import { isCyrillic } from '../../text/stem.ts'
import { cutName } from '../cut-names.ts'
import { guessedMakers } from '../guessed-makers.ts'
import { soldAs } from '../together.ts'
import { asWritten } from './goods.ts'
import type { Rule } from './rule.ts'

/** What is not understood is read once more, with one thing taken for another; then there is no more to ask. */
export const secondLook: readonly Rule[] = [
  {
    name: 'guessed maker',
    says: 'A name with a capital that nobody knows, after the plain words of a food, is whose it is.',
    build: (draft) => {
      const { line, makers, written } = draft
      if (makers || line.understood || !line.food) return false
      const guessed = guessedMakers(written, line.food)
      const again = guessed && draft.again(guessed)
      if (!again?.understood || !again.food || !isKindOf(again.food, line.food)) return false
      draft.answer = again
      return true
    },
    examples: [['гречка Хмелінка', { food: 'buckwheat', understood: true }]],
  },
  {
    name: 'name cut short',
    says: 'Words of which only the beginning is left are a name where they begin the name of one food alone.',
    build: (draft) => {
      const { line, makers, source } = draft
      if (makers || line.understood || line.goods || line.foodText.length > longestCut) return false
      const name = source.includes(line.foodText) ? cutName(line.foodText) : undefined
      if (name === undefined) return false
      const read = draft.inOtherWords(source.replace(line.foodText, name))
      if (!read.understood || read.goods) return false
      draft.answer = read
      return true
    },
    examples: [
      ['перець чорн мел', { food: 'black-pepper', understood: true }],
      ['печінка кур 500 г', { quantity: 500, unit: 'g', food: 'chicken-liver', understood: true }],
      ['olej slunec', { food: 'sunflower-oil', understood: true }],
    ],
  },
  {
    name: 'slip of a household thing',
    says: 'Where nothing is a food, nor near to one, a thing of the household is known with a letter wrong.',
    build: (draft) => {
      const { line, head } = draft
      if (line.understood || line.food || line.goods) return false
      const words = asWritten(draft, head.rest)
      if (words.length > mostWords || words.some(({ low }) => nearFoods(low).length > 0))
        return false
      const goods = goodsMisspelt(words)
      if (goods) line.goods = goods
      return goods !== undefined
    },
    examples: [
      ['deoderant', { goods: 'hygiene' }],
      ['tolet paper', { goods: 'household' }],
    ],
  },
  {
    name: 'a name of its own',
    says: 'What is called exactly as one food is called is that food, whatever its words would say apart.',
    build: ({ line }) => {
      // "lamb’s quarters": what seems an amount is of the name.
      const whole =
        line.unit === undefined && !isCyrillic(line.text) ? wholeName(line.text) : undefined
      const own = whole ?? wholeName(line.foodText)
      if (own === undefined || line.more) return false
      // What stands beside it has told of which kind it is: «сир твердий (гауда)».
      if (line.food && isKindOf(line.food, own)) return false
      // "1/4 tsp red pepper": so has its measure.
      if (soldAs(own, line.unit, line.foodText, line.quantity) === line.food) return false
      if (whole) delete line.quantity
      line.food = own
      line.understood = true
      delete line.qualities
      return true
    },
    examples: [
      ['meat-free thick-cut bacon', { food: 'vegan-bacon' }],
      ['квасоля корона', { food: 'corona-beans' }],
      ['lamb’s quarters', { food: 'orache' }],
    ],
  },
  {
    name: 'answer',
    says: 'What was found is the reading of the line.',
    build: (draft) => {
      draft.answer = draft.line
      return true
    },
    examples: [['якась невідома річ', { understood: false }]],
  },
]

/** What is typed in a hurry names one thing. */
const mostWords = 3

/** Who cuts words short writes few of them. */
const longestCut = 40

/** The one food that is called so, letter by letter, in several words. */
function wholeName(text: string): string | undefined {
  return text.includes(' ') ? ownNames().get(plainly(text)) : undefined
}

const ownNames = once(() => {
  const found = new Map<string, string>()
  const shared = new Set<string>()
  for (const { id, uk, en, cs } of foods)
    for (const name of new Set([...uk, ...en, ...cs].map(plainly))) {
      if (found.has(name)) shared.add(name)
      found.set(name, id)
    }
  for (const name of shared) found.delete(name)
  return found
})

const plainly = (text: string) => text.trim().toLowerCase().replaceAll(/['’ʼ]/g, '’')
