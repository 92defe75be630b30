import { usualServings } from '../../../../../shared/servings.ts'
import { draftOfHeadedText } from '../../../recipe-reader/import-text.ts'
import type { Reading } from '../reading.ts'

/** Text or Markdown under headings, as people keep it; without both headings it is a letter or a readme. */
export function readPlain(text: string): Reading[] | null {
  const draft = draftOfHeadedText(text.replace(/^([^\S\n]*)[-*+]\s\[[ x]\]\s/gm, '$1- '))
  if (!draft || draft.ingredients.length < 2 || draft.steps.length === 0) return null
  const { photo, servings, ...recipe } = draft
  return [
    {
      recipe: { ...recipe, servings: servings ?? usualServings },
      images: [],
      servingsSaid: servings !== null,
      lost: [],
    },
  ]
}
