/** How many slips lie between two words (Damerau: a letter changed, missing, added, or two swapped). */
export function slipsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const changed = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? cell(i - 2, j - 2) + 1
          : Number.POSITIVE_INFINITY
      row.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped))
    }
  }
  return cell(a.length, b.length)
}
