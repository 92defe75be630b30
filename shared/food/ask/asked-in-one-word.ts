import { named } from '../czech/names.ts'
import type { Item } from './item.ts'
import { small } from './words/small.ts'

interface Meant {
  word: typeof small.pepper
  written: readonly string[]
  asked: string
  notBeside?: string
}

/**
 * One word that is written for one food and asked for as another: «що приготувати з перцю» means the vegetable, and
 * "something with noodles" whatever noodles there are. A refusal means all of them.
 */
const meant: readonly Meant[] = [
  { word: small.pepper, written: ['black-pepper'], asked: 'bell-pepper', notBeside: 'salt' },
  { word: small.noodles, written: ['egg-noodles', 'soup-noodles'], asked: 'noodles' },
]

export function asAskedInOneWord(items: readonly Item[]): void {
  for (const item of items) {
    const [first, another] = item.words
    const [food = ''] = item.foods
    const as = meant.find(
      ({ word, written }) =>
        written.includes(food) && !another && word.has(first?.low.replace(named, '')),
    )
    if (!as || (as.notBeside && items.some(({ foods }) => foods[0] === as.notBeside))) continue
    item.foods = [as.asked, ...item.foods.filter((id) => id !== as.asked)]
  }
}
