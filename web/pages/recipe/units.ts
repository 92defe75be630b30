import { createSignal } from 'solid-js'
import { scaledSentence } from '../../../shared/food/amounts/in-sentence.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { type ShownLine, scaledLine } from './scaledLine.ts'

export type Units = 'written' | 'metric'
export type Measure = (line: ParsedLine) => ShownLine

/**
 * How lines are shown: as written at once, in metric units as soon as their knowledge is here. Units
 * are in the language of the recipe, beside whose words they stand.
 */
export function createMeasure(factor: () => number, language: Language) {
  const [units, setUnits] = createSignal<Units>('written')
  const [metric, setMetric] = createSignal<typeof import('./measured.ts').measuredLine>()

  const choose = async (wanted: Units) => {
    setUnits(wanted)
    if (wanted === 'written' || metric()) return
    const { measuredLine } = await import('./measured.ts')
    setMetric(() => measuredLine)
  }
  const measure: Measure = (line) => {
    const inMetric = units() === 'metric' ? metric()?.(line, factor(), language) : null
    return inMetric ?? scaledLine(line, factor(), language)
  }
  /** The words of a step, with the amounts in them for as many as are eating. */
  const sentence = (text: string) => scaledSentence(text, factor(), language)
  return { units, choose, measure, sentence }
}
