import { cutMethod } from '../step-text.ts'

const first = /^1\s?([.)])\s?(?=\D)/
const firstByName = /^\p{L}{3,5}\s?№?1(?!\d)/u
const keycap = /(?<=\S)\s*(\d)\ufe0f?\u20e3\s*/gu
/** No number of a step is higher. */
const most = 60

/** «1. Замісити тісто. 2. Пекти.» on one line is two steps, be they sentences or not: «1) запекти 2) подати». */
export function numbersApart(said: string): string[] {
  const line = said.replace(keycap, ' $1. ')
  const mark = first.exec(line)?.[1]
  if (mark === undefined) return firstByName.test(said) ? cutMethod(said) : [said]
  const steps: string[] = []
  let rest = line
  for (let next = 2; next < most; next++) {
    const at = rest.search(new RegExp(`(?<=\\S\\s)${next}\\s?\\${mark}\\s?(?=["«“(]?\\p{L})`, 'u'))
    if (at < 0) break
    steps.push(rest.slice(0, at).trim())
    rest = rest.slice(at)
  }
  if (steps.length === 0) return [said]
  return [...steps, rest].map((step) => step.replace(/^(\d+\s?[.)])(?=\S)/, '$1 '))
}
