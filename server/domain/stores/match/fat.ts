import type { ListNeed } from '../../shopping/list-needs.ts'

/** «2,5%»: milk of another fat is another milk, which is proposed and not just taken. */
export function byFat(need: ListNeed, productName: string): number {
  const wanted = percentsOf(need)
  if (wanted.length === 0) return 0
  const sold = percents(productName)
  if (sold.length === 0) return -0.22
  const off = Math.min(...sold.map((one) => Math.min(...wanted.map((asked) => apart(one, asked)))))
  // Who writes «82%» means 82,5.
  if (off < 0.01) return 0.05
  return off < 0.1 ? -0.21 : -0.25
}

/** How far a product's fat is from what was asked for, among the others; nothing where nobody cares. */
export function fatOrder(need: ListNeed, names: readonly string[]): (name: string) => number {
  const sold = names.flatMap(percents)
  const asked = percentsOf(need)[0] ?? wantedFat(need, Math.min(...sold), Math.max(...sold))
  if (asked === null || sold.length === 0) return () => 0
  return (name) => Math.min(...percents(name).map((one) => Math.abs(one - asked)), 100)
}

/** «жирна», «нежирний». */
function wantedFat({ said, qualities }: ListNeed, least: number, most: number): number | null {
  if (qualities.includes('half-fat')) return (least + most) / 2
  if (qualities.includes('fat-free')) return least
  return qualities.includes('full-fat') || /(?:^|\s)(?:жирн|tučn)/iu.test(said) ? most : null
}

const asked = new WeakMap<ListNeed, readonly number[]>()

export function percentsOf(need: ListNeed): readonly number[] {
  const known = asked.get(need) ?? percents(`${need.said} ${need.qualities.join(' ')}`)
  asked.set(need, known)
  return known
}

const percents = (text: string) =>
  [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?) ?%/g)].map(([, one = '']) =>
    Number(one.replace(',', '.')),
  )

const apart = (one: number, other: number) => Math.abs(one - other) / Math.max(one, other, 1)
