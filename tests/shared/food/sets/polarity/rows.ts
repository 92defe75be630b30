/** A question, what it refuses, and what it wishes for. */
export interface PolarityRow {
  text: string
  refused: readonly string[]
  wished: readonly string[]
}

/** One question a line: text => what it refuses; what it wishes for. Either may be empty. */
export function polarityRows(table: string): readonly PolarityRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', foods = ''] = line.split(' => ')
      const [refused = '', wished = ''] = foods.split(';')
      return { text: text.trim(), refused: listed(refused), wished: listed(wished) }
    })
}

function listed(foods: string): string[] {
  return foods
    .split(',')
    .map((food) => food.trim())
    .filter((food) => food !== '')
}
