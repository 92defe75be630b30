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

function read(lines: readonly string[]): Reading {
  const ruled = lines.findIndex((line) => /^-{4,}\s+-{4,}\s+-{4,}/.test(line.trim()))
  const head = lines.slice(0, ruled < 0 ? lines.length : ruled).join('\n')
  const fact = (name: string) =>
    new RegExp(
      `${name}\\s{0,9}:[ \\t]{0,9}([^\\n]{0,200}?)(?=\\s{2,}[A-Z][a-z]+ [A-Z]|\\n|$)`,
    ).exec(head)?.[1]
  const rest = ruled < 0 ? [] : lines.slice(ruled + 1)
  const blank = rest.findIndex((line) => line.trim() === '')
  const ingredients = rest.slice(0, blank < 0 ? rest.length : blank)
  const told = blank < 0 ? [] : rest.slice(blank)
  const over = told.findIndex((line) => /^\s*(?:- ){5,}|^\s*Per serving/i.test(line))
  const after = over < 0 ? [] : told.slice(over).filter((line) => !/^\s*(?:- ){5,}/.test(line))
  const notes = after.join('\n').split(/\n(?=Nutr\. Assoc)/)[0] ?? ''
  const categories = /Categories\s{0,9}:([^\n]*(?:\n {8,}\S[^\n]*)*)/.exec(head)?.[1]
  return readingOf(
    {
      name: lines.find((line) => line.trim() !== '')?.trim(),
      recipeYield: fact('Serving Size'),
      prepTime: fact('Preparation Time'),
      keywords: categories?.split(/\s{2,}|\n/),
      recipeIngredient: ingredients.map((line) =>
        line
          .trim()
          .replace(/\s{2,}/g, ' ')
          .replace(' -- ', ', '),
      ),
      recipeInstructions: paragraphs(over < 0 ? told : told.slice(0, over)),
    },
    { source: fact('Recipe By'), notes: [notes.replace(/\s+/g, ' ')] },
  )
}
