// The widest promise first, with what it says already: who reads «vegan» needs no «no meat» beside it.
const promises: Readonly<Record<string, readonly string[]>> = {
  vegan: ['lenten', 'vegetarian', 'pescatarian', 'dairy-free'],
  lenten: ['vegetarian', 'pescatarian', 'dairy-free'],
  vegetarian: ['pescatarian'],
  pescatarian: [],
  'gluten-free': [],
  'dairy-free': [],
}
const most = 2

/** Of the diets that a dish suits, the few that tell the most. */
export function tellingDiets(diets: readonly string[]): string[] {
  const known = Object.keys(promises).filter((diet) => diets.includes(diet))
  const said = new Set(known.flatMap((diet) => promises[diet] ?? []))
  return known.filter((diet) => !said.has(diet)).slice(0, most)
}
