import type { Aisle, Allergen, Concept, Food, FoodFlag } from './types.ts'

interface Details {
  adj?: string
  flags?: FoodFlag[]
  allergens?: Allergen[]
  /** Base price in hryvnias for a kilogram, a litre or a piece: at most one of the three. */
  kg?: number
  l?: number
  each?: number
}

interface FoodDetails extends Details {
  aisle?: Aisle
  madeWith?: string
  usually?: string
  without?: string
  density?: number
  piece?: number
  slice?: number
  weighs?: Record<string, number>
  thread?: string
}

interface ConceptDetails extends Details {
  aisle?: Aisle
  madeWith?: string
  called?: Allergen
  whole?: boolean
}

/** Makes the row of one aisle; names and ids inside a string are separated by `|`. */
export function foodsOf(aisle: Aisle) {
  return (
    id: string,
    uk: string,
    en: string,
    cs: string,
    parents: string,
    details: FoodDetails = {},
  ): Food => {
    const { madeWith, usually, without, density, piece, slice, weighs, thread } = details
    return {
      id,
      uk: list(uk),
      en: list(en),
      cs: list(cs),
      parents: list(parents),
      aisle: details.aisle ?? aisle,
      ...common(details),
      ...(madeWith !== undefined && { madeWith: list(madeWith) }),
      ...(usually !== undefined && { usually: list(usually) }),
      ...(without !== undefined && { without: list(without) }),
      ...(density !== undefined && { density }),
      ...(piece !== undefined && { piece }),
      ...(slice !== undefined && { slice }),
      ...(weighs !== undefined && { weighs }),
      ...(thread !== undefined && { thread }),
    }
  }
}

export function concept(
  id: string,
  uk: string,
  en: string,
  cs: string,
  parents = '',
  details: ConceptDetails = {},
): Concept {
  return {
    id,
    uk: list(uk),
    en: list(en),
    cs: list(cs),
    ...(parents !== '' && { parents: list(parents) }),
    ...(details.aisle !== undefined && { aisle: details.aisle }),
    ...(details.madeWith !== undefined && { madeWith: list(details.madeWith) }),
    ...(details.called !== undefined && { called: details.called }),
    ...(details.whole && { whole: true }),
    ...common(details),
  }
}

function common({ adj, flags, allergens, ...prices }: Details) {
  const price = priceOf(prices)
  return {
    ...(adj !== undefined && { adjectives: list(adj) }),
    ...(flags !== undefined && { flags }),
    ...(allergens !== undefined && { allergens }),
    ...(price !== undefined && { price }),
  }
}

function priceOf({ kg, l, each }: Pick<Details, 'kg' | 'l' | 'each'>) {
  if (kg !== undefined) return { per: 'kg', minor: kopiykas(kg) } as const
  if (l !== undefined) return { per: 'l', minor: kopiykas(l) } as const
  if (each !== undefined) return { per: 'piece', minor: kopiykas(each) } as const
  return undefined
}

function kopiykas(hryvnias: number): number {
  return Math.round(hryvnias * 100)
}

function list(joined: string): string[] {
  return joined === '' ? [] : joined.split('|')
}
