import { bare } from '../ask/function-words/bare.ts'
import { czechIndex, isOnlyCzech, named } from '../czech/names.ts'
import { czechForm } from '../czech/stem.ts'
import { Form, formOf } from '../text/forms.ts'
import { names } from './index.ts'
import { beforeI, czechFond, fondEndings, swallowed } from './words/endings.ts'

/** «морквочка», «картопелька», «сметанка»: Ukrainian and Czech kitchens are fond of their food. */
export function fondForm(word: Form): Form | undefined {
  return word.cyrillic ? fondOfUkrainian(word) : fondOfCzech(word.low)
}

function fondOfCzech(low: string): Form | undefined {
  for (const [endings, left] of [
    [czechFond.long, 3],
    [czechFond.short, 4],
  ] as const)
    for (const ending of endings) {
      if (!low.endsWith(ending) || low.length - ending.length < left) continue
      const [name] = czechIndex.single(czechForm(low.slice(0, -ending.length)))
      if (name !== undefined && isOnlyCzech(name) && goesBack(name, low))
        return formOf(named + name)
    }
  return undefined
}

/** Only the end of a name is changed by it. */
function goesBack(name: string, low: string): boolean {
  const stem = bare(name).slice(0, -1)
  return stem.length > 2 && bare(low).startsWith(stem)
}

function fondOfUkrainian(word: Form): Form | undefined {
  // «курочка», and «на курочці».
  const [before, after] = beforeI
  const light = word.low.endsWith(after) ? word.light.slice(0, -before.length) + before : word.light
  for (const ending of fondEndings) {
    // «терці» and «собаці» are a grater and a dog.
    if (!light.endsWith(ending) || (light !== word.light && ending === before)) continue
    const base = light.slice(0, -ending.length)
    for (const restored of swallowed) {
      const plain = base + restored
      if (plain.length < 4) continue
      const form = new Form(plain, plain, plain, true)
      if (names.single(form).length === 1) return form
    }
  }
  return undefined
}
