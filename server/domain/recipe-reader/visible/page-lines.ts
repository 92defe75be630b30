import { walkMarkup } from '../markup.ts'
import { withoutPicture } from '../picture-bullets.ts'
import { type Box, boxIn } from './boxes.ts'
import { holdsAll, isHidden, isItem, isNaming } from './classes.ts'
import { type Section, sectionOf } from './headings.ts'
import { sectionOfClass } from './words.ts'

/** A line that is seen on the page. */
export interface PageLine {
  text: string
  kind: 'heading' | 'item' | 'text'
  /** 1 to 6 of a heading; 7 of bold words that stand as one. */
  level: number
  /** What a class around it says that it is, and the number of the outermost element that does. */
  mark: Section | null
  root: number
  /** The number of the list that it is an item of; 0 outside of lists. */
  list: number
  /** All of its words are links. */
  linked: boolean
  /** All of its words are bold. */
  strong: boolean
  /** It names the columns of a table. */
  head: boolean
  /** The part of the page that it stands in. */
  box: Box | null
  /** What stands in boxes of their own on the line: «Автор: Оля», «20 хв». */
  boxes: string[]
}

interface Open {
  name: string
  mark: Section | null
  root: number
  list: number
  hidden: boolean
  item: boolean
  /** The class that makes it an item, or what it stands in; and whether that has the same. */
  called: string
  inner: boolean
  /** Its class says that it names what stands below it. */
  names: boolean
  box: Box | null
}

const blocks = new Set(
  'label address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
)
/** Inside of an item only these end a line. */
const insideItem = new Set(['li', 'ul', 'ol', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table'])
const boxTags = new Set(['span', 'strong', 'b'])
const mostLines = 6000
const boxEdge = '\u2028'
const outermost: Open = {
  name: '',
  mark: null,
  root: 0,
  list: 0,
  hidden: false,
  item: false,
  called: '',
  inner: false,
  names: false,
  box: null,
}

/** Signs that are no space; lines of a page have single ones. */
function lettersIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x20) count += 1
  return count
}

/** What stands in a box of a step already is a heading, or all of a step: the next box in it is another. */
function saysEnough(text: string): boolean {
  const said = text.length <= 400 ? oneLine(text) : text
  return /[.!?。]$/.test(said)
    ? said.length > 15
    : said !== '' && said.length <= 30 && sectionOf(said) !== null
}

const headingLevel = (name: string) =>
  name.length === 2 && name[0] === 'h' && name !== 'hr' ? Number(name[1]) : 0
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a person sees of a page, line by line. */
export function pageLines(html: string): PageLine[] {
  const lines: PageLine[] = []
  const open: Open[] = []
  let roots = 0
  let lists = 0
  let text = ''
  let bold = 0
  let linked = 0
  let heading = 0
  let boxEnded = false
  const depth = { bold: 0, link: 0, pre: 0, head: 0 }
  const top = (): Open => open[open.length - 1] ?? outermost

  let term: { text: string; at: number } | null = null

  const flush = () => {
    const bare = text === '' ? '' : withoutPicture(oneLine(text))
    if (bare !== '' && lines.length < mostLines) {
      const { mark, root, list, item, names, box } = top()
      const letters = lettersIn(bare)
      const strong = bold > 0 && bold >= letters - 1
      const boldWhole = strong && bare.length <= 90
      const isItem = item || list > 0
      const head = depth.head > 0 && text.includes(boxEdge)
      // A row of one cell above the others names them.
      const title = depth.head > 0 && !head && bare.length <= 60
      const named = title || (names && bare.length <= 60 && !/^\d/.test(bare))
      lines.push({
        text: bare,
        kind: heading > 0 || named || (boldWhole && !isItem) ? 'heading' : isItem ? 'item' : 'text',
        level: heading > 0 ? heading : named ? 6 : 7,
        linked: linked >= letters,
        strong,
        head,
        boxes: text.includes(boxEdge) ? text.split(boxEdge).map(oneLine).filter(Boolean) : [bare],
        mark,
        root,
        list,
        box,
      })
    }
    text = ''
    bold = 0
    linked = 0
  }

  // A second description of one term: the term was the name of a part.
  const asHeading = ({ text: name, at }: { text: string; at: number }) => {
    const line = lines[at]
    if (!line?.text.startsWith(name)) return
    line.text = line.text.slice(name.length).trim()
    lines.splice(at, 0, { ...line, text: name, kind: 'heading', level: 6, boxes: [name] })
    term = null
  }

  // Lines as they were typed. A long one goes on where the next begins in small letters.
  const asTyped = (part: string) => {
    part.split('\n').forEach((line, at) => {
      const goesOn = text.length >= 50 && /^\s{0,20}\p{Ll}/u.test(line)
      if (at > 0 && !goesOn) flush()
      text += at > 0 && goesOn ? ` ${line}` : line
    })
  }

  walkMarkup(html, {
    onopentag(name, attributes) {
      const around = top()
      const breaks = around.item ? insideItem.has(name) : blocks.has(name)
      // The cells of a row are one line: the food in one, its amount in another.
      const cell = (name === 'td' || name === 'th') && open.some((one) => one.name === 'tr')
      // Boxes are set apart on the screen, whatever stands between them in the source.
      if (boxEnded && (boxTags.has(name) || cell)) text += boxEdge
      boxEnded = false
      // A name and its amount: the two columns of one line.
      const second = name === 'dd' && !sectionOf(oneLine(text))
      if (name === 'dd' && oneLine(text) !== '') term = { text: oneLine(text), at: lines.length }
      else if (name === 'dd' && term?.at === lines.length - 1) asHeading(term)
      if (name === 'dt') term = null
      // A step in a box of steps that is called the same.
      const inner =
        around.called !== '' &&
        name === 'div' &&
        (attributes['class'] === around.called || saysEnough(text))
      if ((breaks || inner) && !cell && !second) flush()
      else if (blocks.has(name)) text += ' '
      if (name === 'br' || name === 'hr' || name === 'img' || name === 'input') {
        open.push({ ...around, name, inner: false })
        return
      }
      const { class: classes = '', id, itemprop } = attributes
      const said = id || itemprop ? `${classes} ${id ?? ''} ${itemprop ?? ''}`.trim() : classes
      const own = said === '' ? null : sectionOfClass(said)
      const hidden = around.hidden || isHidden(name, attributes, said)
      const mark = holdsAll.has(name) ? around.mark : (own ?? around.mark)
      const begins = mark !== null && mark !== around.mark
      if (name === 'ul' || name === 'ol') lists += 1
      const lists_ = name === 'ul' || name === 'ol' ? lists : around.list
      const item =
        name === 'li' ||
        (around.item && !insideItem.has(name)) ||
        (classes !== '' && name !== 'ul' && name !== 'ol' && isItem(classes))
      if (begins) roots += 1
      const called = item && name !== 'li' && isItem(classes) ? classes : around.called
      const names = mark !== null && classes !== '' && isNaming(classes)
      const root = begins ? roots : around.root
      const box = boxIn(around.box, name)
      open.push({ name, mark, root, list: lists_, hidden, item, called, inner, names, box })
      heading = headingLevel(name) || heading
      if (name === 'b' || name === 'strong') depth.bold += 1
      if (name === 'a') depth.link += 1
      if (name === 'pre') depth.pre += 1
      if (name === 'thead') depth.head += 1
    },
    ontext(part) {
      if (top().hidden) return
      if (depth.pre > 0 && part.includes('\n')) {
        asTyped(part)
        return
      }
      // A number in a box of its own, and a sentence right after it.
      if (boxEnded && /^\s*\d{1,2}$/.test(text) && /^\p{Lu}\p{Ll}/u.test(part)) text += ' '
      text += part
      if (part.trim() !== '') boxEnded = false
      if (depth.bold + depth.link === 0) return
      const letters = lettersIn(part)
      if (depth.bold > 0) bold += letters
      if (depth.link > 0) linked += letters
    },
    onclosetag(name) {
      const closing = top()
      if (closing.name !== name) return
      const cell = (name === 'td' || name === 'th') && open.some((one) => one.name === 'tr')
      const around = open[open.length - 2]
      const inItem = around?.item === true && !closing.inner
      boxEnded = boxTags.has(name) || cell
      const first = name === 'dt' && text.length < 60
      if (!cell && !first && (inItem ? insideItem.has(name) : blocks.has(name) || closing.item))
        flush()
      else if (blocks.has(name)) text += ' '
      open.pop()
      if (headingLevel(name) > 0) heading = 0
      if (name === 'b' || name === 'strong') depth.bold -= 1
      if (name === 'a') depth.link -= 1
      if (name === 'pre') depth.pre -= 1
      if (name === 'thead') depth.head -= 1
    },
  })
  flush()
  return lines
}
