import { remembered } from '../../../shared/food/text/remembered.ts'
import { isAside } from './asides.ts'
import { withoutPicture } from './picture-bullets.ts'
import { plainText } from './plain-text.ts'
import { isNode, listOf, type SchemaNode } from './schema.ts'
import { listInOne } from './visible/tidy-entries.ts'

const longestLine = 300
const deepest = 6
const mostLines = 200

/** The lines of `recipeIngredient`: a list is one line each, however it is broken; one text is cut at its breaks. */
export function ingredientsOf(value: unknown): string[] {
  const all = flattened(value, 0).slice(0, mostLines * 2)
  const texts = all.map((one) => plainText(one, 20_000))
  const lines = all.length > 1 ? texts.map(oneLine) : texts.flatMap(linesOfOne)
  return lines.map(entryOf).filter(Boolean).slice(0, mostLines)
}

/** Without what is no line; the recipes of a file have many lines in common. */
const entryOf = remembered((line) => {
  const tidy = tidyLine(line)
  return isAside(tidy) ? '' : tidy
}, longestLine)

function linesOfOne(text: string): string[] {
  const lines = text.split('\n')
  const [only = ''] = lines
  return lines.length > 1 ? lines : listInOne([{ text: only, part: false }]).map((one) => one.text)
}

function flattened(value: unknown, depth: number): unknown[] {
  if (depth > deepest) return []
  return listOf(value).flatMap((one) => {
    if (Array.isArray(one)) return flattened(one, depth + 1)
    if (!isNode(one)) return isBlank(one) ? [] : [one]
    const inner = one['itemListElement'] ?? one['recipeIngredient'] ?? one['item']
    if (inner === undefined) return inParts(one)
    const name = plainText(one['name'], 60).replace(/[:\s]+$/, '')
    return [...(name ? [`${name}:`] : []), ...flattened(inner, depth + 1)]
  })
}

/** Some say the amount, its unit and the food apart. */
function inParts(one: SchemaNode): unknown[] {
  const whole = one['@value'] ?? one['text']
  if (!isBlank(whole)) return [whole]
  const parts = [
    one['amount'] ?? one['quantity'] ?? one['value'],
    one['unit'] ?? one['unitText'],
    one['name'],
  ]
  const said = parts.map((part) => plainText(part, longestLine)).filter(Boolean)
  return said.length > 0 ? [said.join(' ')] : []
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim())
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Without what stood before it as a bullet, and with one bracket where a plugin printed two. */
export function tidyLine(line: string): string {
  return withoutPicture(singleBrackets(oneLine(line)))
    .replace(/^(?:[-–—•*·▢□☐✓✔●◦▪■]\s*)+(?=\S)/u, '')
    .replace(/\s[-–—:]$/, '')
    .trim()
    .slice(0, longestLine)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** «((посічена))»: where two open at one place and close at one place, one is meant. */
export function singleBrackets(text: string): string {
  return text.replace(/\(\s?\(([^()]{0,300})\)\s?\)/g, '($1)')
}
