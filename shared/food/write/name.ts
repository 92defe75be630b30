import type { Language } from '../../language/languages.ts'
import { languageOfText } from '../../language/of-text.ts'
import { pluralForm } from '../../language/plural-form.ts'
import type { WrittenLanguage } from '../../language/written.ts'
import { entryOf } from '../lexicon/index.ts'
import type { ParsedLine } from '../line/types.ts'
import { type Counted, countedOf, type FoodName } from './counted.ts'
import { inNominative } from './nominative.ts'
import { sized } from './sizes.ts'

/** The name of a line's food in the words of its author; nothing where the form is not sure. */
export function nameOfLine(line: ParsedLine, recipe: WrittenLanguage): FoodName | undefined {
  if (!line.foodText || line.heading) return undefined
  const language = languageOf(line.foodText, recipe)
  if (!language) return undefined
  const counted = line.food === undefined ? undefined : countedOf(line.food, language)
  if (counted && isBare(line.foodText, counted, language))
    return sized(counted, line.size, language)
  // «1 kořenová petržel» stays in its order, which Czech does not turn around.
  if (language === 'en' || (language === 'cs' && isCountedOut(line, language)))
    return { name: line.foodText }
  const names = line.understood && line.food !== undefined ? entryOf(line.food)?.[language] : []
  const heading = counted ? [counted.heading] : []
  const name =
    inNominative(line.foodText, [...heading, ...(names ?? [])], language) ??
    (isNamedAlready(line, language) ? line.foodText : undefined)
  return name === undefined ? undefined : { name }
}

/** A line may be in another language than its recipe; of one whose words change and are not ours nothing is said. */
function languageOf(text: string, recipe: WrittenLanguage): Language | undefined {
  if (languageOfText(text) === 'uk') return recipe === 'uk' || recipe === 'en' ? 'uk' : undefined
  if (recipe === 'cs') return 'cs'
  return inflecting.has(recipe) ? undefined : 'en'
}

/** After an amount their names are not what they are alone. */
const inflecting = new Set<WrittenLanguage>([
  'sk',
  'pl',
  'hr',
  'sl',
  'bs',
  'sr',
  'lt',
  'lv',
  'et',
  'fi',
])

function isBare(words: string, { heading, forms }: Counted, language: Language): boolean {
  const said = words.trim().toLowerCase()
  return forms.includes(said) || inNominative(said, [heading], language) === heading
}

/** «Буряк – 500 г», «2 помідори»: at the beginning of its line, and after one to four, a name is one. */
function isNamedAlready(line: ParsedLine, language: Language): boolean {
  const { text, foodText } = line
  return (
    text.trimStart().toLowerCase().startsWith(foodText.toLowerCase()) ||
    isCountedOut(line, language)
  )
}

function isCountedOut({ quantity, upTo, unit }: ParsedLine, language: Language): boolean {
  const most = upTo ?? quantity
  if (most === undefined || unit !== undefined || !Number.isInteger(most)) return false
  return ['one', 'few'].includes(pluralForm(language, most))
}
