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

/** The same for a Czech adjective that is given in the neuter, as of milk: «bezlepkové», «bezlepková mouka». */
export function agreeingCzech(adjective: string, noun: string): string {
  if (!adjective.endsWith('é')) return adjective
  const stem = adjective.slice(0, -1)
  // What stands after «na» belongs to another noun: «těsto na pizzu».
  const head = noun.split(' na ')[0]?.split(' ').at(-1) ?? noun
  if (head.endsWith('ci')) return stem.endsWith('sk') ? `${stem.slice(0, -2)}ští` : `${stem}í`
  if (head.endsWith('a') || head === 'směs') return `${stem}á`
  return /[oeěéyiíü]$/u.test(head) ? adjective : `${stem}ý`
}
