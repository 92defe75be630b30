const row = /^\|(.+)\|$/u
const ruler = /^\|(?:\s?:?-{2,}:?\s?\|)+$/u
/** «Гарбуз **запекти**»: words that are set bold in the middle of a line. */
const bold = /(?<![\p{L}\d*_])(\*\*|__)(?=\S)([^*_]{1,80}?)(?<=\S)\1(?![\p{L}\d*_])/gu

/** Without the signs of Markdown: a table has a line a row, «| Гарбуз | 800 г |» is «Гарбуз – 800 г». */
export function withoutMarkup(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, at) => {
    const [, cells] = row.exec(line) ?? []
    if (cells === undefined) return [line.replace(bold, '$2')]
    // What the columns are called is no row, unless an amount stands there.
    const isHead = ruler.test(lines[at + 1] ?? '') && !/\d/.test(cells)
    if (isHead || ruler.test(line)) return []
    return [
      cells
        .split('|')
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(' – '),
    ]
  })
}
