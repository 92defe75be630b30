// The widest promise first, and only that one: who reads «vegan» needs no «no meat» beside it.
const ladder = ['vegan', 'lenten', 'vegetarian', 'pescatarian']
const others = ['gluten-free', 'nut-free']

/** Of the diets that a dish suits, the few that tell the most. */
export function tellingDiets(diets: readonly string[]): string[] {
  const suits = (diet: string) => diets.includes(diet)
  return [...ladder.filter(suits).slice(0, 1), ...others.filter(suits)]
}
