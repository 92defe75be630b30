import type { NamedLine } from '../types.ts'

/** «text = 2-3 clove часник» row by row: an amount, a unit and a plain name; «-» where there is none. */
export function lineRows(table: string): NamedLine[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', read = ''] = row.trim().split(' = ')
      const [amount = '-', unit = '-', ...name] = read.split(' ')
      const [low, high] = amount === '-' ? [] : amount.split('-').map(quantityOf)
      return [
        text,
        low,
        unit === '-' ? undefined : unit,
        name.join(' '),
        { upTo: high, toTaste: /смак|скільки|to taste|as needed/u.test(text) || undefined },
      ]
    }) as NamedLine[]
}

function quantityOf(number: string): number {
  const [over = '', under = '1'] = number.split('/')
  return Number(over) / Number(under)
}
