import { bare } from '../ask/function-words/bare.ts'
import { czechAdjectives } from '../lexicon/index.ts'
import type { Form } from '../text/forms.ts'
import { once } from '../text/remembered.ts'
import { czechForm } from './stem.ts'

/** The adjectives of foods by their stem, with accents and without, each as the table has it. */
const byStem = once(() => {
  const found = new Map<string, string>()
  for (const adjective of saidOfFoods()) {
    const { light } = czechForm(adjective)
    for (const stem of [light, bare(light)]) if (!found.has(stem)) found.set(stem, adjective)
  }
  return found
})

const all = once(() => new Set(saidOfFoods()))

function saidOfFoods(): string[] {
  return Object.values(czechAdjectives).flatMap((adjectives) => adjectives.split('|'))
}

/** «jablečného» is «jablečný»; undefined where no food is meant by it. */
export function adjectiveIn(form: Form): string | undefined {
  return form.low.length > form.light.length ? byStem().get(form.light) : undefined
}

/** Whether it is one as the table has it. */
export function isFoodAdjective(low: string): boolean {
  return all().has(low)
}
