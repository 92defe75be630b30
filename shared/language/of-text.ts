import type { Language } from './languages.ts'

/** Of the letters, so many have to be of one alphabet. Less is a mixture, such as a recipe in two languages. */
const clear = 0.7

/**
 * The language that a text is written in, by its letters: what a page or a program declares of itself is
 * too often the language of its template. Null where the letters do not tell.
 */
export function languageOfText(text: string): Language | null {
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  const all = cyrillic + latin
  if (all === 0) return null
  if (cyrillic / all >= clear) return 'uk'
  return latin / all >= clear ? 'en' : null
}

/** The words of a recipe that its author wrote; tags may be anybody's. */
interface Written {
  title: string
  description: string
  ingredients: readonly { text: string }[]
  steps: readonly { text: string }[]
}

export function languageOfRecipe(recipe: Written): Language | null {
  const lines = [...recipe.ingredients, ...recipe.steps].map((one) => one.text)
  return languageOfText([recipe.title, recipe.description, ...lines].join(' '))
}
