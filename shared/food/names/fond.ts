import { Form } from '../text/forms.ts'
import { names } from './index.ts'
import { fondEndings, swallowed } from './words/endings.ts'

/** «морквочка», «картопелька», «сметанка»: Ukrainian kitchens are fond of their food. */
export function fondForm(word: Form): Form | undefined {
  if (!word.cyrillic) return undefined
  for (const ending of fondEndings) {
    if (!word.light.endsWith(ending)) continue
    const base = word.light.slice(0, -ending.length)
    for (const restored of swallowed) {
      const light = base + restored
      if (light.length < 4) continue
      const form = new Form(light, light, light, true)
      if (names.single(form).length === 1) return form
    }
  }
  return undefined
}
