import type { ParsedLine } from './types.ts'

/** Everything that lines ask for, one food each: the first food of a line, then the others. */
export function needsIn(lines: readonly ParsedLine[]): readonly ParsedLine[] {
  if (!lines.some((line) => line.more)) return lines
  return lines.flatMap(needsOfLine)
}

export function needsOfLine(line: ParsedLine): readonly ParsedLine[] {
  if (!line.more) return [line]
  const { more, ...first } = line
  // A recipe that is taken is what it is made of.
  return first.recipe ? more : [first, ...more]
}
