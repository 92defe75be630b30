import { isGreeting, withoutHanding } from './pasted/chat.ts'
import { isNote, type Section } from './pasted/headings.ts'
import {
  amountsTaken,
  isDoing,
  isRemark,
  isSurelyListed,
  saysForHowMuch,
} from './pasted/line-kinds.ts'
import { linesIn } from './pasted/lines-in.ts'
import { isClosed, partAbove } from './pasted/parts.ts'
import { Rows } from './pasted/rows.ts'
import { titleOf, titleOfHashtag, withoutBullet } from './pasted/tidy-line.ts'
import { isNumberAlone } from './step-text.ts'
import { looksLikeStep } from './text-lines.ts'

export interface TextSections {
  title: string
  description: string[]
  notes: string[]
  ingredients: string[]
  steps: { text: string; part?: string }[]
  /** Headings said which is which. */
  headed: boolean
}

/** Puts each line where its heading says; what no heading stands over, where its shape says. */
export function readSections(lines: readonly string[], isPost: boolean): TextSections {
  return new Sorting(new Rows(lines), isPost).sorted()
}

class Sorting {
  private section: Section = 'description'
  /** «Крем:» in the method names the part that the steps after it are for. */
  private part: string | null = null
  /** The line before it was one of a list that stands in the method. */
  private inList = false
  private hashtag = ''
  private readonly all: TextSections
  private readonly rows: Rows
  private readonly isPost: boolean

  constructor(rows: Rows, isPost: boolean) {
    this.rows = rows
    this.isPost = isPost
    const headed = rows.has('ingredients') || rows.has('steps')
    this.all = { title: '', description: [], notes: [], ingredients: [], steps: [], headed }
  }

  sorted(): TextSections {
    for (const [at, line] of this.rows.texts.entries()) {
      const heading = this.rows.headings[at]
      if (heading) this.open(heading)
      else if (this.all.title === '') this.call(at, line)
      else this.put(at, line)
    }
    this.unused()
    this.all.title ||= this.hashtag
    return this.all
  }

  private open(heading: Section): void {
    this.unused()
    this.all.title ||= this.hashtag
    this.section = heading
  }

  /** No step followed: then it was one itself. */
  private unused(): void {
    if (this.part !== null) this.all.steps.push({ text: `${this.part}:` })
    this.part = null
  }

  private call(at: number, line: string): void {
    if (isGreeting(line) && this.rows.isNamedBelow(at)) {
      this.all.description.push(line)
      return
    }
    this.all.title = titleOf(withoutHanding(line))
    this.hashtag ||= titleOfHashtag(line)
    // What is called by its first ingredient needs it nevertheless.
    const inList = this.section === 'ingredients' && this.rows.isFood(at)
    const { title } = this.all
    const begins = isSurelyListed(title) && !saysForHowMuch(title)
    const listed = begins && /\d\s?\p{Ll}/u.test(title) && this.rows.kind(at + 1) === 'listed'
    if (inList || listed) this.list(line)
  }

  private put(at: number, line: string): void {
    if (isNumberAlone(line)) this.count(line)
    else if (isNote(line)) this.all.notes.push(line)
    else if (this.section === 'steps') this.tell(at, line)
    else if (this.section === 'ingredients') this.goOn(at, line)
    else if (this.section === 'notes' && this.all.ingredients.length > 0) this.note(at, line)
    else this.begin(at, line)
  }

  /** «Крок 1» begins the method where no heading stands over it. */
  private count(line: string): void {
    if (this.section === 'steps' || this.rows.has('steps')) return
    if (/1\D*$/.test(line)) this.section = 'steps'
  }

  /** Below the title, where nothing has begun yet. */
  private begin(at: number, line: string): void {
    const { rows } = this
    if (isGreeting(line)) {
      this.all.description.push(line)
      return
    }
    const part = partAbove(rows, at)
    if (part !== null || rows.kind(at) === 'listed' || rows.isInList(at)) {
      this.section = 'ingredients'
      this.list(part ?? line)
    } else if (!rows.isListAhead(at) && linesIn(amountsTaken(line) ?? '').length > 1) {
      this.section = 'ingredients'
      this.list(amountsTaken(line) ?? line)
    } else if (this.beginsMethod(at, line)) {
      this.section = 'steps'
      this.tell(at, line)
    } else this.all.description.push(line)
  }

  private beginsMethod(at: number, line: string): boolean {
    if (this.rows.has('steps') || this.rows.isAhead('ingredients', at)) return false
    if (/^\d{1,2}[.)]\s/.test(line)) return true
    if (this.rows.isListAhead(at)) return false
    return this.rows.kind(at) === 'told' || (looksLikeStep(line) && !isRemark(line))
  }

  private goOn(at: number, line: string): void {
    const { rows } = this
    const part = partAbove(rows, at)
    const told = rows.kind(at) === 'told' || (rows.kind(at) === 'said' && looksLikeStep(line))
    if (part !== null) this.list(part)
    else if (!rows.has('steps') && (told || (isClosed(line) && rows.kind(at + 1) === 'told'))) {
      this.section = 'steps'
      this.tell(at, line)
    } else if (this.isBeside(at, line)) this.all.description.push(line)
    else this.list(line)
  }

  /** Among lines that no heading stands over, or before the list itself, what is said beside it. */
  private isBeside(at: number, line: string): boolean {
    if (this.rows.kind(at) !== 'said' || isClosed(line)) return false
    if (this.rows.isAhead('ingredients', at)) return true
    return !this.rows.has('ingredients') && isRemark(line) && /[.!?…]$/.test(line)
  }

  private tell(at: number, line: string): void {
    if (this.isPost && this.isStray(at, line)) return
    this.inList = false
    const name = /^[^\d:]{2,60}:$/u.test(line) ? line.slice(0, -1) : null
    if (name !== null) {
      this.unused()
      this.part = name
      return
    }
    this.all.steps.push({
      text: withoutBullet(line),
      ...(this.part !== null && { part: this.part }),
    })
    this.part = null
  }

  /** A list that stands in the method is a list: «Крем:», «вершки 200 мл», and how it is made below them. */
  private isStray(at: number, line: string): boolean {
    const asked = this.part !== null && isDoing(this.part)
    const goesOn = this.inList && !this.rows.isApart(at) && this.rows.kind(at) === 'foods'
    if (asked || !(this.rows.isSurely(at) || goesOn)) return false
    if (this.part !== null && !this.inList) this.all.ingredients.push(`${this.part}:`)
    this.list(line)
    this.inList = true
    return true
  }

  private note(at: number, line: string): void {
    const leads = isClosed(line) && this.rows.isSurely(at + 1)
    if (this.isPost && (leads || this.rows.isSurely(at))) this.list(line)
    else this.all.notes.push(line)
  }

  private list(line: string): void {
    this.all.ingredients.push(...linesIn(withoutBullet(line.replace(/^\d{1,2}[.)]\s+(?=\S)/, ''))))
  }
}
