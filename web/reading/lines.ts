import type { LineReading } from '../../shared/wire/reading.ts'
import { useApplication } from '../application.ts'
import { createLatest } from './latest.ts'

/** How lines will be understood when they are saved; nothing until the server has read them. */
export function createReadings(
  lines: () => readonly string[],
): (line: string) => LineReading | undefined {
  const { api, language } = useApplication()
  const read = createLatest(lines, (asked, signal) =>
    api.recipes.readLines.mutate({ lines: asked.map(readable), language }, { signal }),
  )
  return (line) => {
    const said = read()
    return said?.answer[said.question.indexOf(line)]
  }
}

/** A longer one is refused when it is saved, and until then read as far as it may go. */
export const readable = (line: string) => line.slice(0, longest)

const longest = 300
