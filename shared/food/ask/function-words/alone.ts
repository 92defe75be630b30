import { once } from '../../text/remembered.ts'
import { czech } from './cs.ts'
import { english } from './en.ts'
import type { Tongue } from './index.ts'
import { classes, type Table } from './row.ts'
import { ukrainian } from './uk.ts'

const tables: Record<Tongue, Table> = { uk: ukrainian, en: english, cs: czech }

/** Single words of aversion. */
export function averseAlone(tongue: Tongue): string[] {
  const { averse = '', allergy = '', ugh = '' } = tables[tongue]
  return [averse, allergy, ugh]
    .flatMap((said) => said.split(/[|\n]/))
    .map((phrase) => phrase.trim())
    .filter((phrase) => /^\p{L}+$/u.test(phrase))
}

const said: Record<Tongue, () => ReadonlySet<string>> = {
  uk: once(() => wordsOf(ukrainian)),
  en: once(() => wordsOf(english)),
  cs: once(() => wordsOf(czech)),
}

/** Whether a word stands in the table, be it within a phrase. */
export function isFunctionWordOf(tongue: Tongue, low: string): boolean {
  return said[tongue]().has(low)
}

function wordsOf(table: Table): Set<string> {
  const words = new Set<string>()
  for (const kind of classes)
    for (const [word] of (table[kind] ?? '')
      .replaceAll(/['’]/g, '')
      .matchAll(/\p{L}+(?!\*|\p{L})/gu))
      words.add(word)
  return words
}
