import { minutesOf } from './durations.ts'
import { lineText, plainText } from './plain-text.ts'
import { isNode, isOfType, listOf } from './schema.ts'

export interface ImportedStep {
  text: string
  minutes: number | null
}

const longestStep = 4000
const deepest = 6

/** The steps of `recipeInstructions`: one text, a list of texts, HowToSteps, or sections of them. */
export function stepsOf(value: unknown, depth = 0): ImportedStep[] {
  if (depth > deepest) return []
  return listOf(value).flatMap((one): ImportedStep[] => {
    if (!isNode(one)) return linesOf(one)
    const inner = one['itemListElement'] ?? one['steps']
    if (isOfType(one, 'HowToSection')) return section(one['name'], stepsOf(inner, depth + 1))
    if (isOfType(one, 'ListItem')) return stepsOf(one['item'] ?? one['text'], depth + 1)
    const text = plainText(one['text'] ?? one['description'], longestStep)
    if (text === '' && inner !== undefined) return stepsOf(inner, depth + 1)
    const said = text || plainText(one['name'], longestStep)
    const minutes = minutesOf(one['timeRequired'] ?? one['totalTime'] ?? one['performTime'])
    return said === '' ? [] : [{ text: said.replaceAll('\n', ' '), minutes }]
  })
}

/** Without sections of our own, its name goes before the first step of it. */
function section(name: unknown, steps: ImportedStep[]): ImportedStep[] {
  const title = lineText(name, 100).replace(/[:.]$/, '')
  const [first, ...rest] = steps
  if (title === '' || !first) return steps
  return [{ ...first, text: `${title}: ${first.text}`.slice(0, longestStep) }, ...rest]
}

function linesOf(value: unknown): ImportedStep[] {
  return plainText(value, 60_000)
    .split('\n')
    .flatMap(numberedParts)
    .map(withoutNumber)
    .filter(Boolean)
    .map((text) => ({ text: text.slice(0, longestStep), minutes: null }))
}

/** «1. Наріжте. 2. Зваріть.» on one line; a line that does not begin with 1 is one step. */
function numberedParts(line: string): string[] {
  return /^1[.)]\s/.test(line) ? line.split(/\s(?=\d{1,2}[.)]\s\p{Lu})/u) : [line]
}

/** «1. », «Крок 2:», "Step 3)". A number alone on its line goes too. */
export function withoutNumber(line: string): string {
  return line
    .replace(/^\s*(?:(?:крок|step)\s{0,3}№?)?\s{0,3}\d{1,2}\s{0,3}(?:[.):](?!\d)\s*|$)/iu, '')
    .trim()
}
