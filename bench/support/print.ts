export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Rows of equal shape as columns, numbers to the right. */
export function table(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map((name) =>
    Math.max(name.length, ...rows.map((row) => String(row[name]).length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  print(line(names))
  for (const row of rows) print(line(names.map((name) => String(row[name]))))
}
