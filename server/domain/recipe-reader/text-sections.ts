import { headingOf as partHeading } from '../../../shared/food/line/heading.ts'
import { tidyTitle, titleOfHashtag, withoutBullet } from './pasted/tidy-line.ts'
import { looksLikeIngredient, looksLikeStep } from './text-lines.ts'
import { sectionOf } from './visible/headings.ts'

export interface TextSections {
  title: string
  description: string[]
  ingredients: string[]
  steps: { text: string; part?: string }[]
  /** Headings said which is which. */
  headed: boolean
}

type Section = 'description' | 'ingredients' | 'steps' | 'notes'

/** In the other languages that pages have. */
const sections = { lines: 'ingredients', steps: 'steps', end: 'notes', none: null } as const

const headings: readonly (readonly [Section, ReadonlySet<string>])[] = [
  [
    'ingredients',
    new Set([
      ...[
        'інгредієнти',
        'інгрідієнти',
        'складники',
        'склад',
        'продукти',
        'потрібно',
        'що потрібно',
      ],
      ...['нам знадобиться', 'вам знадобиться', 'список інгредієнтів'],
      ...['ingredients', 'ingredient list', 'you will need', 'what you need', 'shopping list'],
    ]),
  ],
  [
    'steps',
    new Set([
      ...['приготування', 'спосіб приготування', 'як приготувати', 'як готувати', 'готування'],
      ...['інструкція', 'інструкції', 'кроки', 'хід приготування', 'покроковий рецепт'],
      ...['method', 'directions', 'instructions', 'preparation', 'steps', 'how to make it'],
    ]),
  ],
  [
    'notes',
    new Set([
      'примітки',
      'примітка',
      'поради',
      'порада',
      'нотатки',
      'notes',
      'note',
      'tips',
      'tip',
    ]),
  ],
]

/** Puts each line where its heading says; what no heading stands over, where its shape says. */
export function readSections(lines: readonly string[]): TextSections {
  const all: TextSections = {
    title: '',
    description: [],
    ingredients: [],
    steps: [],
    headed: false,
  }
  const said = new Set(lines.map(headingOf))
  all.headed = said.has('ingredients') || said.has('steps')
  let section: Section = 'description'
  let hashtag = ''
  let part: string | null = null
  // No step followed: then it was one itself.
  const unused = () => {
    if (part !== null) all.steps.push({ text: `${part}:` })
    part = null
  }
  for (const [at, line] of lines.entries()) {
    if (line === '') continue
    const heading = headingOf(line)
    if (heading) {
      section = heading
      all.title ||= hashtag
      unused()
    } else if (all.title === '') {
      all.title = tidyTitle(line)
      hashtag ||= titleOfHashtag(line)
    } else {
      section = sectionByShape(line, section, said, () => nextAfter(lines, at))
      if (section === 'ingredients') all.ingredients.push(withoutBullet(line))
      else if (section === 'description' || section === 'notes') all.description.push(line)
      else if (partName(line) !== null) {
        unused()
        part = partName(line)
      } else {
        all.steps.push({ text: withoutBullet(line), ...(part !== null && { part }) })
        part = null
      }
    }
  }
  unused()
  all.title ||= hashtag
  return all
}

function headingOf(line: string): Section | null {
  if (line.length > 40) return null
  const bare = line
    .toLowerCase()
    .replace(/^[#*_\s]+|[:.*_\s]+$/g, '')
    .replace(/^[^\p{L}]+/u, '')
  const own = headings.find(([, names]) => names.has(bare))?.[0]
  const found = own ?? sections[sectionOf(bare) ?? 'none']
  // "Share the dough between two tins." is a sentence.
  return found === 'notes' && /\S\s\S.*[.!?…]$/u.test(line) ? null : found
}

/** Steps follow ingredients: once they began, an ordinary line goes on with them. */
function sectionByShape(
  line: string,
  section: Section,
  said: ReadonlySet<Section | null>,
  next: () => string,
): Section {
  if (section === 'notes' || section === 'steps') return section
  const mayBegin = section === 'ingredients' || !said.has('ingredients')
  if (mayBegin && !said.has('steps') && looksLikeStep(line)) return 'steps'
  if (section === 'ingredients' || said.has('ingredients')) return section
  const begins =
    looksLikeIngredient(line) || (partHeading(line) !== null && looksLikeIngredient(next()))
  return begins ? 'ingredients' : section
}

function nextAfter(lines: readonly string[], at: number): string {
  return lines.slice(at + 1).find((line) => line !== '') ?? ''
}

/** «Крем:» in the method names the part that the steps after it are for. */
function partName(line: string): string | null {
  return /^[^\d:]{2,60}:$/u.test(line) ? line.slice(0, -1) : null
}
