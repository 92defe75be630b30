import { headingLine } from '../amounts.ts'
import { leftLabels } from '../left.ts'
import { type Reading, readingOf } from '../reading.ts'

const units: Readonly<Record<string, string>> = {
  ...{ x: '', ea: '', sm: 'small', md: 'medium', lg: 'large', cn: 'can', pk: 'package' },
  ...{ pn: 'pinch', dr: 'drop', ds: 'dash', ct: 'carton', bn: 'bunch', sl: 'slice' },
  ...{ t: 'tsp', ts: 'tsp', T: 'tbsp', tb: 'tbsp', fl: 'fl oz', c: 'cup', pt: 'pint', qt: 'quart' },
  ...{ ga: 'gallon', oz: 'oz', lb: 'lb', ml: 'ml', cb: 'cm³', cl: 'cl', dl: 'dl', l: 'l' },
  ...{ mg: 'mg', cg: 'cg', dg: 'dg', g: 'g', kg: 'kg' },
}
const begins = /^(?:MMMMM|-----).{0,80}(?:Meal-Master|MEAL-MASTER|Recipe via|now you're cooking)/i

/** Meal-Master: columns of amount, unit and food, dashes around each recipe. */
export function readMealMaster(text: string): Reading[] | null {
  const lines = text.split(/\r?\n/)
  if (!lines.slice(0, 400).some((line) => begins.test(line))) return null
  const recipes: string[][] = []
  for (const line of lines) {
    if (begins.test(line)) recipes.push([])
    else recipes.at(-1)?.push(line)
  }
  return recipes.map(read)
}

function read(lines: readonly string[]): Reading {
  const facts = new Map<string, string>()
  const others: [string, string][] = []
  const ingredients: string[] = []
  const told: string[] = []
  let at = 0
  for (; at < lines.length; at += 1) {
    const fact = /^\s{1,12}(Title|Categories|Yield|Servings)\s?:\s?(.*)$/.exec(lines[at] ?? '')
    const other = /^\s{1,14}([A-Z][a-z]{2,14})\s?:\s(\S.*)$/.exec(lines[at] ?? '')
    if (fact?.[1]) facts.set(fact[1], fact[2] ?? '')
    else if (other?.[1] && facts.has('Title')) others.push([other[1], other[2] ?? ''])
    else if (facts.has('Title') && (lines[at] ?? '').trim() !== '') break
  }
  const rest = lines.slice(at)
  for (const line of rest) {
    const part = /^(?:MMMMM|-{5})-{1,60}\s*([^-].{0,60}?)\s*-{2,60}$/.exec(line)?.[1]
    if (/^(?:MMMMM|-----)\s*$/.test(line)) break
    if (part) told.length === 0 ? ingredients.push(...headingLine(part)) : told.push(part)
    else if (told.length === 0 && columns(line, ingredients)) continue
    else told.push(line.trim())
  }
  return readingOf(
    {
      name: facts.get('Title'),
      recipeYield: facts.get('Yield') ?? facts.get('Servings'),
      keywords: facts.get('Categories')?.split(','),
      recipeIngredient: ingredients,
      recipeInstructions: paragraphs(told),
    },
    { left: leftLabels(others) },
  )
}

/** Two recipes' worth of columns may stand side by side; a food goes on below with a hyphen. */
function columns(line: string, into: string[]): boolean {
  if (line.trim() === '') return true
  const halves =
    line.length > 41 && /^\s{0,8}[\d/. ]{0,8}\s\w{0,2}\s/.test(line.slice(41))
      ? [line.slice(0, 41), line.slice(41)]
      : [line]
  const read = halves.map((half) => /^([\d/. -]{7})\s([A-Za-z ]{2})\s(\S.*)$/.exec(half.padEnd(12)))
  if (!read[0]) return false
  for (const found of read) {
    if (!found) continue
    const [, amount = '', unit = '', food = ''] = found
    const bare = food.trim()
    const last = into.at(-1)
    if (/^-\s?\S/.test(bare) && amount.trim() === '' && last !== undefined) {
      into[into.length - 1] = `${last} ${bare.replace(/^-\s?/, '')}`
    } else
      into.push([amount.trim(), units[unit.trim()] ?? unit.trim(), bare].filter(Boolean).join(' '))
  }
  return true
}

/** Lines were broken to fit a screen; a blank one is a real break. */
export function paragraphs(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
