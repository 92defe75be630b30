import { asMaker } from '../../brands/sign.ts'
import type { Aisle } from '../../lexicon/types.ts'
import { type Token, tokenize } from '../../text/tokens.ts'
import type { Head } from '../head/head.ts'
import type { HeadRule } from '../head/index.ts'
import type { NameRead } from '../name.ts'
import type { Product } from '../product.ts'
import type { Part, Segment } from '../several/parts.ts'
import type { Amount, AmountRead, ParsedLine, Size } from '../types.ts'
import { kindsOfText, kindsOfTokens } from './kinds.ts'

/** Longer lines are recipes pasted into one line; what follows can be no ingredient. */
const longest = 300

/** What stands where nothing has been found yet, as most lines have little of all that a line may have. */
const nothing: readonly never[] = []

/** What is known of a line so far: each rule reads it and adds to it. */
export class Draft {
  /** As the person wrote it. */
  readonly text: string
  /** Where words begin that are taken for names of makers. */
  readonly makers: ReadonlySet<number> | undefined
  /** In one spelling, slips mended and abbreviations in full. */
  source: string
  kinds: number
  /** As they were written, then as they are understood. */
  written: readonly Token[] = nothing
  tokens: readonly Token[] = nothing
  /** In the reader's words, before any was parted or joined. */
  understood: readonly Token[] = nothing
  tasted = false
  opted = false

  // Of a line that may ask for several foods.
  each: string | undefined
  rest: readonly Token[] = nothing
  segments: readonly Segment[] = nothing
  parts: readonly Part[] = nothing

  // Of one food.
  first: readonly Token[] = nothing
  others: readonly Token[][] = nothing
  brackets: readonly Token[][] = nothing
  headed = false
  headRule: HeadRule | undefined
  head: Head = noHead
  amount: AmountRead | undefined
  also: Amount | undefined
  size: Size | undefined
  /** What stands beside the name, and what may be taken instead of it. */
  beside: readonly (readonly Token[])[] = nothing
  instead: readonly (readonly Token[])[] = nothing
  notes: readonly (readonly Token[])[] = nothing
  /** What is left as the name, and notes that stood in it. */
  words: readonly Token[] = nothing
  named: readonly Token[] = nothing
  note: readonly Token[] = nothing
  told: readonly (readonly Token[])[] = nothing
  /** What is only said to some. */
  advised: readonly Token[] = nothing
  /** What of it was done to the food before it came into the kitchen, or will be: «заморожений», "chopped". */
  done: readonly (readonly Token[])[] = nothing
  ownSize: Size | undefined
  goods: Aisle | undefined
  product: Product | undefined
  name: NameRead = noName
  line: ParsedLine

  /** What was read, when there is no more to ask. */
  answer: ParsedLine | undefined

  /** Reads it again as a line of one food, where the words at those places are names of makers. */
  private readonly reading: (text: string, makers: ReadonlySet<number>) => ParsedLine

  constructor(
    text: string,
    reading: (text: string, makers: ReadonlySet<number>) => ParsedLine,
    makers?: ReadonlySet<number>,
  ) {
    this.text = text
    this.reading = reading
    this.makers = makers
    this.source = (text.length > longest ? text.slice(0, longest) : text).trim()
    this.kinds = kindsOfText(this.source)
    this.line = { text, foodText: '', understood: false }
  }

  /** Reads what it is taken for; its text stays as it was written. */
  inOtherWords(text: string): ParsedLine {
    return { ...this.reading(text, nobody), text: this.text }
  }

  /** Reads other words, as if they were a line. */
  readApart(text: string): ParsedLine {
    return this.reading(text, nobody)
  }

  again(makers: ReadonlySet<number>): ParsedLine {
    return this.reading(this.text, makers)
  }

  respell(source: string): boolean {
    if (source === this.source) return false
    this.source = source
    this.kinds |= kindsOfText(source)
    return true
  }

  /** Words, numbers with their fractions, and marks. */
  cut(): void {
    const written = tokenize(this.source)
    const { makers } = this
    this.written = written
    this.retake(
      makers ? written.map((token) => (makers.has(token.start) ? asMaker(token) : token)) : written,
    )
    this.understood = this.tokens
  }

  /** The line with other words in it, cut once more. */
  cutAnew(source: string): boolean {
    if (!this.respell(source)) return false
    this.cut()
    return true
  }

  retake(tokens: readonly Token[]): boolean {
    if (tokens === this.tokens) return false
    this.tokens = tokens
    this.first = tokens
    this.kinds |= kindsOfTokens(tokens)
    return true
  }
}

const nobody: ReadonlySet<number> = new Set()
const noHead: Head = { rest: nothing }
const noName: NameRead = { words: [], alternatives: [], mentions: [], unsure: true }
