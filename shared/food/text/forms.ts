import { deepStem, isCyrillic, stem } from './stem.ts'
import { plainWith, small } from './words/small.ts'

/** Stands for an answer that there is none. */
const nothing = Symbol('nothing')
let made = 0
let keys = 0

/**
 * A word as it stands, without its ending, and levelled: the three depths at which names are compared. There is
 * one for every word that is remembered, and whoever works something out about the word may leave it there.
 */
export class Form {
  readonly low: string
  readonly light: string
  readonly deep: string
  readonly cyrillic: boolean
  /** Of every form another, to tell rows of words apart by. */
  readonly id: number = made++
  /** What each of those who asked has found out, by its number: with a place for all, as none is quick to make later. */
  private readonly known: unknown[] = new Array(keys).fill(undefined)

  constructor(low: string, light: string, deep: string, cyrillic: boolean) {
    this.low = low
    this.light = light
    this.deep = deep
    this.cyrillic = cyrillic
  }

  recall(key: number): unknown {
    return this.known[key]
  }

  keep(key: number, found: unknown): void {
    this.known[key] = found
  }

  /** The same word with other stems. */
  as({ light = this.light, deep = this.deep }: { light?: string; deep?: string }): Form {
    return new Form(this.low, light, deep, this.cyrillic)
  }
}

/** What is worked out about a word once, however often it is asked: a plain array's place, and no table's. */
export function knownOfForm<T>(workOut: (form: Form) => T): (form: Form) => T {
  const key = keys++
  return (form) => {
    const before = form.recall(key)
    if (before !== undefined) return (before === nothing ? undefined : before) as T
    const found = workOut(form)
    form.keep(key, found === undefined ? nothing : found)
    return found
  }
}

const remembered = new Map<string, Form>()
const enough = 20_000

/**
 * The sounds of «з», «із», «зі» follow their neighbours, so they are one word.
 * Stemming is most of the work and kitchens use few words, so forms are remembered, within bounds.
 */
export function formOf(low: string): Form {
  const known = remembered.get(low)
  if (known) return known
  const form = small.soundsOfWith.has(low)
    ? formOf(plainWith)
    : new Form(low, stem(low), deepStem(low), isCyrillic(low))
  if (remembered.size >= enough) remembered.clear()
  if (low.length <= 40) remembered.set(low, form)
  return form
}
