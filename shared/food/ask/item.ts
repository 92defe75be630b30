import type { Diet } from '../diet-table.ts'
import type { Form } from '../text/forms.ts'
import type { Term } from './terms.ts'

export interface Item {
  kind:
    | 'food'
    | 'term'
    | 'diet'
    | 'refusal'
    | 'free'
    | 'less'
    | 'swap'
    | 'wish'
    | 'joiner'
    | 'hand'
    | 'end'
    | 'stop'
    | 'word'
    | 'gap'
  from: number
  to: number
  words: Form[]
  foods: string[]
  /** The foods inside a dish's name: «суп з куркою» asks for a soup, and for chicken. */
  parts: string[]
  terms: Term[]
  diet?: Diet
  /** Of a refusal: it may stand after what it refuses («цибулю не їм», "a nut allergy"). */
  after: boolean
  allergy: boolean
  /** Of a word: a slip of the name of something. */
  near: boolean
  /** The same of a dish, a course or a diet. */
  slip: boolean
  /** Of a refusal: it always stands after («свинина відпадає»). */
  back: boolean
  /** Welcome, though what it is a kind of was refused. */
  spared?: boolean
  /** Of a refusal: a word for what was named before is its object («без них»). */
  pronoun?: boolean
}

export type Base = Omit<Item, 'kind'>

/** «без глютену» says what it is to be without, and «веганський» how somebody eats. */
export const isFreeFrom = ({ diet }: Item) => diet?.endsWith('-free') === true
