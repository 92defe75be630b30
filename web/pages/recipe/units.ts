import { createMemo, createSignal } from 'solid-js'
import { sentenceFor } from '../../../shared/food/write/sentence.ts'
import type { Language } from '../../../shared/language/languages.ts'
import { measuredLine } from './measured.ts'
import { type NamedLine, type ShownLine, scaledLine, shownNeeds } from './scaledLine.ts'

export type Units = 'written' | 'metric'
export type Measure = (line: NamedLine) => ShownLine

/**
 * How lines are shown: as written, or in metric units. Units are in the language of the recipe, beside
 * whose words they stand.
 */
export function createMeasure(
  factor: () => number,
  language: Language,
  lines: () => readonly NamedLine[],
) {
  const [units, setUnits] = createSignal<Units>('written')
  const measure: Measure = (line) => {
    const inMetric = units() === 'metric' ? measuredLine(line, factor(), language) : null
    return inMetric ?? scaledLine(line, factor(), language)
  }
  /** The words of a step, with the amounts in them for as many as are eating. */
  const scaled = createMemo(() =>
    sentenceFor(
      language,
      lines().flatMap((line) =>
        shownNeeds(line).flatMap(({ named }) => (named?.forms ? [named.forms] : [])),
      ),
    ),
  )
  const sentence = (text: string) => (factor() === 1 ? text : scaled()(text, factor()))
  return { units, choose: setUnits, measure, sentence }
}
