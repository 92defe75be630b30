import { isGroup, kindsAbove } from './ancestors.ts'

/** What only seasons a dish is no such thing on the plate: who wants fish is given none for its anchovies. */
const seasoning: Readonly<Record<string, readonly string[] | 'all'>> = {
  anchovy: 'all',
  'dried-shrimp': 'all',
  'bonito-flakes': 'all',
  lard: 'all',
  horseradish: ['spicy'],
  'horseradish-root': ['spicy'],
}

/** The groups above a food that a line with it brings to nobody who wishes for them; a title does. */
export function onlySeasons(id: string): readonly string[] {
  const above = kindsAbove(id)
  return above.flatMap((kind) => {
    const groups = seasoning[kind]
    if (groups === undefined) return []
    return groups === 'all' ? above.filter(isGroup) : groups.filter((one) => above.includes(one))
  })
}
