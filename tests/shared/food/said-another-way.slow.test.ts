import { expect, test } from 'bun:test'
import { bare } from '../../../shared/food/ask/function-words/bare.ts'
import type { Slots } from '../../../shared/food/ask/types.ts'
import { understood } from '../../support/understood.ts'
import type { PolarityRow } from './sets/polarity/rows.ts'

/** Every fifth of what strangers have asked, which is enough to notice what a manner of typing breaks. */
const asked = await everyFifth()

async function everyFifth(): Promise<PolarityRow[]> {
  const here = `${import.meta.dir}/sets`
  const files = (await Array.fromAsync(new Bun.Glob('{polarity,hands}/*.ts').scan(here))).sort()
  const sets: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`${here}/${file}`)),
  )
  return (
    sets
      .flatMap((set) => Object.values(set))
      .flatMap((rows) => (Array.isArray(rows) ? rows.filter(isRow) : []))
      // By its length, so that a new set changes nothing of the others.
      .filter(({ text }) => text.length % 5 === 0)
  )
}

function isRow(row: unknown): row is PolarityRow {
  return (
    typeof row === 'object' && row !== null && 'text' in row && 'refused' in row && 'wished' in row
  )
}

const wishesOf = ({ include, useUp, dishes, courses }: Slots) =>
  new Set([...include, ...useUp, ...dishes, ...courses])

/** What the other way of saying it makes a wish of though it was refused, and which wishes it loses. */
function differs(manner: (text: string) => string, isOf: (text: string) => boolean = () => true) {
  const rows = asked.filter(({ text }) => isOf(text) && manner(text) !== text)
  const wrong: string[] = []
  let lost = 0
  for (const { text, refused, wished } of rows) {
    const [one, other] = [wishesOf(understood(text)), wishesOf(understood(manner(text)))]
    wrong.push(...refused.filter((id) => other.has(id) && !one.has(id)).map(() => manner(text)))
    if (wished.some((id) => one.has(id) && !other.has(id))) lost++
  }
  return { rows: rows.length, wrong, lost: lost / rows.length }
}

const isUkrainian = (text: string) => /\p{Script=Cyrillic}/u.test(text)
const isCzech = (text: string) => bare(text) !== text.toLowerCase() && !isUkrainian(text)

test('a greeting before it and thanks behind it change nothing', () => {
  const polite = differs((text) => {
    if (isUkrainian(text))
      return `Привіт! Підкажіть, будь ласка, ${text.replace(/[.!]+$/, '')}, дуже дякую!`
    if (isCzech(text)) return `Dobrý den, prosím vás, ${text.replace(/[.!]+$/, '')}, moc děkuju!`
    return `Hi there, could you help me please: ${text.replace(/[.!]+$/, '')}, thanks so much!`
  })
  expect(polite.rows).toBeGreaterThan(2000)
  expect(polite.wrong).toEqual([])
  expect(polite.lost).toBeLessThan(0.005)
})

test('Czech without its marks refuses what it refuses with them, and loses few wishes', () => {
  const typed = differs((text) => text.normalize('NFD').replace(/\p{M}/gu, ''), isCzech)
  expect(typed.rows).toBeGreaterThan(300)
  expect(typed.wrong).toEqual([])
  expect(typed.lost).toBeLessThan(0.04)
})

/** Who types no marks at all may mean either of two; what is refused is rarely a wish then, and that should be never. */
test('without a comma or a stop hardly anything that is refused becomes a wish', () => {
  const plain = differs((text) =>
    text
      .replace(/[.,;:!?…—–"«»„“]+/g, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .toLowerCase(),
  )
  expect(plain.rows).toBeGreaterThan(1000)
  // Of more rows more may be: fewer than one in a hundred.
  expect(new Set(plain.wrong).size / plain.rows).toBeLessThan(0.01)
})
