/** One product on the shelf of a practice store. */
export interface Good {
  number: number
  id: string
  name: string
  brand: string
  /** The food it is; null for what only sounds like one: cat food, crisps, a scent. */
  food: string | null
  /** Of a pack, or of a kilogram of what is weighed; in minor units of the store. */
  minor: number
  oldMinor: number | null
  weighted: boolean
  step: number
  /** As the shop prints it: «900г», "0,75 kg", «10 шт». */
  pack: string
  stock: number
  /** How far up it stands among hits that fit the words equally well. */
  fame: number
}

export interface Pack {
  /** Of a kilogram or a litre; for pieces, how many. */
  size: number
  unit: 'kg' | 'l' | 'piece'
}

/** A number below `below` that is the same for the same words in every run. */
export function chance(words: string, below: number): number {
  return Number(Bun.hash.wyhash(words) % BigInt(below))
}
