import type { Form } from './forms.ts'

export interface Found<T> {
  /** How many words it took. */
  length: number
  values: readonly T[]
}

export interface PhraseIndex<T> {
  /** The longest phrase that starts at this word; of equally long ones, the closest in form. */
  longest(words: readonly Form[], at: number): Found<T> | undefined
  single(word: Form): readonly T[]
  /** Single words that phrases are made of, for telling a typo from a new word. */
  words(): Iterable<string>
  knows(word: Form): boolean
  /** Of each phrase one word does: "cup" alone is no sign of a "menstrual cup". */
  tells(word: Form): boolean
}

export type Phrases<T> = Iterable<readonly [string, T]>

/** How the words of a language are read, and whether those of its names may change places. */
export interface Manner<T> {
  wordsOf?: (phrase: string) => readonly Form[]
  anyOrder?: boolean
  /** How ordinary a word is where none of the phrases stands. */
  ordinary?: (word: Form) => number
  /** What stands for a name already, and is looked up as it is. */
  whole?: (word: Form) => readonly T[] | undefined
  /** Phrases that are worked out from the others, which it is given to look among. */
  more?: (known: PhraseIndex<T>) => Phrases<T>
}
