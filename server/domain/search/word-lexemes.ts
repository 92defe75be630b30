import { knownOfForm } from '../../../shared/food/text/forms.ts'
import { intern } from './interned.ts'
import { lexeme } from './lexemes.ts'
import { formsOf } from './words.ts'

/** Marks are put together once for a word, as kitchens use few. */
export const internedForms = knownOfForm((word) => formsOf(word).map(intern))
export const titledBy = knownOfForm((word) =>
  formsOf(word).map((form) => intern(lexeme.title(form))),
)
export const toldBy = knownOfForm((word) => formsOf(word).map((form) => intern(lexeme.told(form))))
