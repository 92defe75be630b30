import { Form } from '../text/forms.ts'
import { names } from './index.ts'

/** «морквочка», «картопелька», «сметанка»: Ukrainian kitchens are fond of their food. */
export function fondForm(word: Form): Form | undefined {
  if (!word.cyrillic) return undefined
  for (const ending of endings) {
    if (!word.light.endsWith(ending)) continue
    const base = word.light.slice(0, -ending.length)
    for (const restored of restorations) {
      const light = base + restored
      if (light.length < 4) continue
      const form = new Form(light, light, light, true)
      if (names.single(form).length === 1) return form
    }
  }
  return undefined
}

const endings = [
  'унчик',
  'очок',
  'ечок',
  'ельк',
  'оньк',
  'еньк',
  'очк',
  'ечк',
  'ичк',
  'чик',
  'чк',
  'ик',
  'ок',
  'к',
]
/** What the fond ending swallowed: «курочка» comes from «курка», «картопелька» from «картопля». */
const restorations = ['', 'к', 'л', 'ц', 'н', 'ок']
