import { tidyLine } from '../ingredients.ts'
import type { SchemaNode } from '../schema.ts'
import type { Candidate } from './candidate.ts'
import { candidatesIn } from './candidates.ts'
import { factsIn, type SeenFacts } from './facts.ts'
import { type PageLine, pageLines } from './page-lines.ts'
import type { Entry } from './tidy-entries.ts'
import { readsAsAmount } from './words.ts'

/** What a page shows as its list and its method, with the names of their parts. */
export interface Seen {
  lines: Entry[]
  steps: Entry[]
  /** A heading or a class says so; otherwise it only looks like it. */
  said: boolean
  facts: SeenFacts
}

/** The list and the method that a person sees on a page. Empty where nothing looks like them. */
export function readVisible(html: string): Seen {
  const lines = pageLines(html)
  return { ...choose(lines), facts: factsIn(lines) }
}

function choose(lines: readonly PageLine[]): Omit<Seen, 'facts'> {
  const all = candidatesIn(lines)
  const list = best(
    all.filter((one) => one.kind === 'lines'),
    weightOfLines,
  )
  const method = best(
    all.filter((one) => one.kind === 'steps'),
    (one) => weightOfSteps(one, list),
  )
  return {
    lines: list?.entries ?? [],
    steps: method?.entries ?? [],
    said: list !== undefined && list.by !== 'shape',
  }
}

function best(all: readonly Candidate[], weigh: (one: Candidate) => number): Candidate | undefined {
  return all
    .map((one) => ({ one, weight: weigh(one) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)[0]?.one
}

/** Several short lines, of which some begin with an amount. */
function weightOfLines({ entries, by }: Candidate): number {
  const lines = entries.filter((one) => !one.part)
  const amounts = lines.filter((one) => readsAsAmount(one.text)).length / lines.length
  const length = lines.reduce((sum, one) => sum + one.text.length, 0) / lines.length
  if (lines.length < 2 || length > 110) return 0
  const enough = by === 'shape' ? 0.6 : by === 'class' ? 0.2 : 0.25
  if (amounts < enough) return 0
  const sure = by === 'shape' ? 0.4 : 1
  return Math.min(lines.length, 40) * (0.3 + amounts) * sure
}

/** A sign of Japanese, Chinese or Korean says as much as three letters. */
const heft = (text: string) =>
  text.length +
  2 *
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
      ?.length ?? 0)

function weightOfSteps({ entries, by, at }: Candidate, list: Candidate | undefined): number {
  const steps = entries.filter((one) => !one.part)
  const length = steps.reduce((sum, one) => sum + heft(one.text), 0)
  const amounts = steps.filter((one) => one.text.length < 60 && readsAsAmount(one.text)).length
  if (length < 30 || length / steps.length < 12 || amounts > steps.length * 0.6) return 0
  const listed = new Set(list?.entries.map((one) => one.text))
  if (steps.some((one) => listed.has(one.text))) return 0
  const after = !list || at > list.at ? 1 : 0.4
  const near = list && at > list.at && at - list.at < list.entries.length + 40 ? 1.5 : 1
  const sure = { class: 1.2, heading: 1, shape: 0.3 }[by]
  return Math.min(length, 2500) * after * near * sure
}

/** The list in the words of schema.org: the name of a part is a line of its own. */
export function asIngredients(lines: readonly Entry[]): string[] {
  return lines.map((one) => (one.part ? partLine(one.text) : tidyLine(one.text)))
}

export function asInstructions(steps: readonly Entry[]): SchemaNode[] {
  const sections: { name: string; steps: string[] }[] = [{ name: '', steps: [] }]
  for (const { text, part } of steps) {
    if (part) sections.push({ name: text, steps: [] })
    else sections.at(-1)?.steps.push(text)
  }
  return sections
    .filter((one) => one.steps.length > 0)
    .map((one) => ({
      '@type': 'HowToSection',
      name: /^(?:\p{L}{1,12}\s)?\d{1,2}$/u.test(one.name) ? '' : one.name,
      itemListElement: one.steps.map((text) => ({ '@type': 'HowToStep', text })),
    }))
}

export function partLine(text: string): string {
  return `${text.replace(/[\s:]+$/, '').slice(0, 80)}:`
}
