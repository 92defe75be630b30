import { isReady } from '../../../../shared/food/lexicon/index.ts'
import { parseIngredientLine } from '../../../../shared/food/line/parse.ts'
import { isGreeting } from './chat.ts'
import { headingOf, type Section } from './headings.ts'
import { isSurelyListed, kindOfLine, type LineKind, saysForHowMuch } from './line-kinds.ts'

/** What is read of each line costs; no recipe has more of them. */
const most = 300

/** The lines of a pasted text without its blank ones, each with what it is by itself. */
export class Rows {
  readonly texts: string[] = []
  readonly headings: (Section | null)[] = []
  /** A blank line stands before it. */
  private readonly apart = new Set<number>()
  private readonly kinds = new Map<number, LineKind>()

  constructor(lines: readonly string[]) {
    for (const [at, line] of lines.entries()) {
      if (line === '') continue
      if (at > 0 && lines[at - 1] === '') this.apart.add(this.texts.length)
      this.texts.push(line)
      this.headings.push(headingOf(line))
    }
  }

  isApart(at: number): boolean {
    return this.apart.has(at)
  }

  kind(at: number): LineKind | null {
    const text = this.texts[at]
    if (text === undefined || this.headings[at]) return null
    const known = this.kinds.get(at)
    if (known) return known
    const kind = at < most ? kindOfLine(text) : 'said'
    this.kinds.set(at, kind)
    return kind
  }

  isFood(at: number): boolean {
    const kind = this.kind(at)
    return kind === 'listed' || kind === 'foods'
  }

  /** It can be nothing but an amount of food. */
  isSurely(at: number): boolean {
    const text = at < most ? this.texts[at] : undefined
    return text !== undefined && isSurelyListed(text)
  }

  /** Below the greetings of a letter a line is plainly the name of a dish. */
  isNamedBelow(at: number): boolean {
    let next = at + 1
    while (next < this.texts.length && isGreeting(this.texts[next] ?? '')) next++
    const [line, kind] = [this.texts[next] ?? '', this.kind(next)]
    if (next + 1 >= this.texts.length || kind === null) return false
    if (saysForHowMuch(line)) return true
    if (!/^[^,.:;!?…]{2,60}$/u.test(line)) return false
    // «Картопля» is the first line of a list.
    return kind === 'said' || (kind === 'foods' && isReady(parseIngredientLine(line).food ?? ''))
  }

  has(section: Section): boolean {
    return this.headings.includes(section)
  }

  isAhead(section: Section, at: number): boolean {
    return this.headings.indexOf(section, at + 1) > 0
  }

  /** Amounts stand below it, before any method. */
  isListAhead(at: number): boolean {
    const method = this.headings.indexOf('steps', at + 1)
    const end = Math.min(method < 0 ? this.texts.length : method, most)
    for (let next = at + 1; next < end; next++) if (this.kind(next) === 'listed') return true
    return false
  }

  /** Foods without amounts are a list where they stand in one with amounts, or where there are several of them. */
  isInList(at: number): boolean {
    if (this.kind(at) !== 'foods') return false
    const run = this.runAround(at)
    if (run.some((one) => this.kind(one) === 'listed')) return true
    return !this.has('ingredients') && run.length > 2
  }

  private runAround(at: number): number[] {
    const run = [at]
    for (let one = at; !this.isApart(one) && this.isFood(one - 1) && one > 1; one--)
      run.push(one - 1)
    for (let one = at + 1; !this.isApart(one) && this.isFood(one); one++) run.push(one)
    return run
  }
}
