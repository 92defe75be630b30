import { leftLabels } from '../left.ts'
import { type Reading, readingOf } from '../reading.ts'
import { paragraphs } from './meal-master.ts'

const begins = /^\s*[*@]\s*Exported (?:from|for)\s.{0,60}[*@]?\s*$/i

/** MasterCook's text (MXP): keywords before colons, a ruled table of ingredients, then the directions. */
export function readMasterCook(text: string): Reading[] | null {
  const lines = text.split(/\r?\n/)
  if (!lines.slice(0, 200).some((line) => begins.test(line) && /MasterCook/i.test(line)))
    return null
  const recipes: string[][] = []
  for (const line of lines) {
    if (begins.test(line)) recipes.push([])
    else recipes.at(-1)?.push(line)
  }
  return recipes.map(read)
}

const known = new Set([
  ...['Recipe By', 'Serving Size', 'Preparation Time', 'Categories', 'Amount', 'Measure'],
  ...['Description', 'Source', 'S(Internet Address)', 'Yield', 'Start to Finish Time', 'T(Cook)'],
])

function read(lines: readonly string[]): Reading {
  const ruled = lines.findIndex((line) => /^-{4,}\s+-{4,}\s+-{4,}/.test(line.trim()))
  const head = lines.slice(0, ruled < 0 ? lines.length : ruled).join('\n')
  const facts = factsIn(head)
  const rest = ruled < 0 ? [] : lines.slice(ruled + 1)
  const blank = rest.findIndex((line) => line.trim() === '')
  const ingredients = rest.slice(0, blank < 0 ? rest.length : blank)
  const told = blank < 0 ? [] : rest.slice(blank)
  const over = told.findIndex((line) => /^\s*(?:- ){5,}|^\s*Per serving/i.test(line))
  const after = over < 0 ? [] : told.slice(over).filter((line) => !/^\s*(?:- ){5,}/.test(line))
  const notes = after.join('\n').split(/\n(?=Nutr\. Assoc)/)[0] ?? ''
  const { method, said } = quotedAfter(over < 0 ? told : told.slice(0, over))
  const categories = /Categories\s{0,9}:([^\n]*(?:\n {8,}\S[^\n]*)*)/.exec(head)?.[1]
  const [counted = '', ...others] = notes.split(/\n\s*NOTES\s*:/)
  const nutrition = /^\s*Per serving/i.test(counted.trim()) ? counted : ''
  const noted = nutrition ? others.join('\n') : notes
  return readingOf(
    {
      name: lines.find((line) => line.trim() !== '')?.trim(),
      description: said.get('Description'),
      recipeYield: [facts.get('Serving Size'), said.get('Yield')],
      prepTime: facts.get('Preparation Time'),
      cookTime: said.get('T(Cook)'),
      totalTime: said.get('Start to Finish Time'),
      keywords: categories?.split(/\s{2,}|\n/),
      recipeIngredient: ingredients.map((line) =>
        line
          .trim()
          .replace(/\s{2,}/g, ' ')
          .replace(' -- ', ', '),
      ),
      recipeInstructions: paragraphs(method),
    },
    {
      source: facts.get('Recipe By') || said.get('Source'),
      sourceUrl: said.get('S(Internet Address)'),
      nutrition: nutrition.replace(/\s+/g, ' '),
      notes: [noted.replace(/\s+/g, ' ').trim()],
      left: leftLabels([...facts, ...said].filter(([label]) => !known.has(label))),
    },
  )
}

/** «Serving Size  : 6    Preparation Time :0:30»: two may stand on a line. */
function factsIn(head: string): Map<string, string> {
  const pair =
    /(?:^|[ \t]{2,9})([A-Z][\w()]{0,20}(?: [\w()]{1,20}){0,3})[ \t]{0,9}:[ \t]{0,9}(.{0,200}?)(?=[ \t]{2,9}[A-Z][a-z]+ [A-Z][a-z]+[ \t]{0,9}:|$)/g
  const lines = head.split('\n').filter((line) => line.length <= 300)
  const pairs = lines.slice(0, 60).flatMap((line) => [...line.matchAll(pair)])
  return new Map(pairs.map(([, label = '', value = '']) => [label, value.trim()]))
}

/** Below the method newer versions say more, each under its name and in quotes. */
function quotedAfter(lines: readonly string[]): {
  method: string[]
  said: Map<string, string>
} {
  const said = new Map<string, string>()
  const method: string[] = []
  let open: string | null = null
  for (const [at, line] of lines.entries()) {
    const label = /^([A-Z][\w() ]{1,40}):\s*$/.exec(line)?.[1]
    if (label && /^\s+"/.test(lines[at + 1] ?? '')) open = label
    else if (open === null) method.push(line)
    else {
      const value = line.trim().replace(/^"/, '')
      said.set(open, [said.get(open), value.replace(/"$/, '')].filter(Boolean).join(' '))
      if (value.endsWith('"')) open = null
    }
  }
  return { method, said }
}
