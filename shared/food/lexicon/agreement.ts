/** A Ukrainian adjective in the form that its noun asks for: «веганський» and «сметана» give «веганська». */
export function agreeing(adjective: string, noun: string): string {
  const [first = ''] = noun.split(' ')
  const ending = endings.find(([of]) => of.test(first))?.[1]
  if (!ending) return adjective
  return adjective.replace(/(?:ий|ій)(?= |$)/gu, (was) => (was === 'ий' ? ending[0] : ending[1]))
}

const endings: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [/[иії]$/u, ['і', 'і']],
  [/[ая]$/u, ['а', 'я']],
  [/[оеє]$/u, ['е', 'є']],
]

/** The same for a Czech adjective that is given in the neuter, as of milk. */
export function agreeingCzech(adjective: string, noun: string): string {
  if (noun.endsWith('a')) return adjective.replace(/é$/u, 'á')
  return /[oe]$/u.test(noun) ? adjective : adjective.replace(/é$/u, 'ý')
}
