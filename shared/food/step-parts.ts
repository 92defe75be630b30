import type { ParsedLine } from './line/types.ts'
import { headingWords } from './line/words/headings.ts'
import { wordsOf } from './text/phrases.ts'

interface SaidStep {
  text: string
  /** The name of the part of the method that begins here. */
  part?: string | null | undefined
}

/** Which lines a step may mean. */
export interface LinesOfStep {
  /** By their place: those of its part, and those of no part that a step names. */
  own(at: number): boolean
  /** The step names its part: what stands under other headings is not its own. */
  only: boolean
}

/** For each step the lines that it may mean: what stands under «Крем:» is of the steps of the cream. */
export function linesOfSteps(
  steps: readonly SaidStep[],
  lines: readonly ParsedLine[],
): LinesOfStep[] {
  const headings = new Map(
    lines.flatMap(({ heading, text }) => (heading ? [[text, stemsOf(text)] as const] : [])),
  )
  if (headings.size === 0) return steps.map(() => ({ own: () => true, only: false }))
  const names = steps.map((step) => partNamed(step, headings))
  const claimed = new Set(names.flatMap((name) => name ?? []))
  const headed = headingAbove(lines)
  let current: readonly string[] = []
  return names.map((name) => {
    if (name) current = name
    const here = new Set(current)
    return {
      own(at) {
        const heading = headed[at]
        return (
          heading === undefined || !claimed.has(heading) || here.size === 0 || here.has(heading)
        )
      },
      only: name !== null && here.size > 0,
    }
  })
}

function headingAbove(lines: readonly ParsedLine[]): (string | undefined)[] {
  let heading: string | undefined
  return lines.map((line) => {
    if (line.heading) heading = line.text
    return heading
  })
}

/** Under which headings stands what the step is of: «Крем: збити масло». Null where it goes on with what was before. */
function partNamed({ text, part }: SaidStep, headings: ReadonlyMap<string, readonly string[]>) {
  const said = stemsOf(part ?? saidFirst(text.slice(0, 80)))
  const found = headings.entries().filter(([, stems]) => isSame(said, stems))
  if (part) return found.map(([heading]) => heading).toArray()
  const [first = ''] = said
  // «Додайте крем: …» is of whatever was made before.
  const own = found.filter(([, stems]) => stems.includes(first) && said.length <= longestName)
  const named = own.map(([heading]) => heading).toArray()
  return named.length > 0 ? named : null
}

const longestName = 4

/** What stands before a colon or a dash, or what a step says that it is for: «Для крему збийте масло». */
function saidFirst(text: string): string {
  const label = /^([^:.!?]{2,60})(?::|\s[–—-])\s/u.exec(text)?.[1]
  const words = text.match(/[\p{L}\d’'-]+/gu) ?? []
  const [first, second] = words.map((word) => word.toLowerCase())
  const { adjective, mainly, mainlyThe, the } = headingWords
  if (mainly.has(first)) return words[adjective.has(second) ? 2 : 1] ?? ''
  return mainlyThe.has(first) && the.has(second) ? (words[2] ?? '') : (label ?? '')
}

/** «Для тіста:» and «Тісто» are called the same, «Корж №1» and «Корж №2» are not. */
function stemsOf(name: string): string[] {
  const words = wordsOf(name).filter(({ low }) => low.length > 2 && !tellsNothing(low))
  const stems = words.map(({ light }) =>
    light.length > 4 ? light.normalize('NFD').replace(/[aeiouy]\p{M}*$/u, '') : light,
  )
  return [...stems, ...(name.match(/\d+/g) ?? [])]
}

const tellsNothing = (low: string) =>
  [headingWords.for, headingWords.the, headingWords.and].some((words) => words.has(low))

/** One is called by all words of the other. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  const [less, more] = one.length < other.length ? [one, other] : [other, one]
  return less.length > 0 && less.every((stem) => more.includes(stem))
}
