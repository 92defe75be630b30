import { looksLikeIngredient, looksLikeStep } from './text-lines.ts'
import { sectionOf } from './visible/headings.ts'

export interface TextSections {
  title: string
  description: string[]
  ingredients: string[]
  steps: string[]
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

/** Puts each line where its heading says; without headings, where its shape says. */
export function readSections(lines: readonly string[]): TextSections {
  const all: TextSections = {
    title: '',
    description: [],
    ingredients: [],
    steps: [],
    headed: false,
  }
  const headed = lines.some((line) => headingOf(line) !== null)
  all.headed = headed
  let section: Section = 'description'
  let part = ''
  for (const line of lines) {
    if (line === '') continue
    const heading = headingOf(line)
    if (heading) {
      section = heading
      part = ''
    } else if (all.title === '') {
      all.title = line.replace(/^#{1,6}\s/, '')
    } else {
      if (!headed) section = sectionByShape(line, section)
      if (section === 'ingredients') {
        const named = partName(line)
        part = named ?? part
        if (named === null) all.ingredients.push(withPart(withoutBullet(line), part))
      } else if (section === 'steps') all.steps.push(withoutBullet(line))
      else all.description.push(line)
    }
  }
  return all
}

function headingOf(line: string): Section | null {
  if (line.length > 40) return null
  const bare = line
    .toLowerCase()
    .replace(/^[#*_\s]+|[:.*_\s]+$/g, '')
    .replace(/^[^\p{L}]+/u, '')
  const own = headings.find(([, names]) => names.has(bare))?.[0]
  return own ?? sections[sectionOf(bare) ?? 'none']
}

/** Steps follow ingredients: once they began, an ordinary line goes on with them. */
function sectionByShape(line: string, section: Section): Section {
  if (looksLikeStep(line)) return 'steps'
  if (looksLikeIngredient(line)) return section === 'steps' ? 'steps' : 'ingredients'
  return section
}

/** «Для тіста:» names the part of the dish that the lines after it are for. */
function partName(line: string): string | null {
  return /^[^\d]{2,50}:$/u.test(line) ? line.slice(0, -1) : null
}

function withPart(line: string, part: string): string {
  return /^(?:для|for)\s/i.test(part) ? `${line}, ${part.toLowerCase()}` : line
}

function withoutBullet(line: string): string {
  return line.replace(/^(?:[-–—•*·▢□☐✓]|\[\s?\])\s?/u, '')
}
