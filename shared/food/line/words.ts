import type { Size } from './types.ts'

/** Phrases, as folded words; every one of them is taken out of the line. */
export const tasteWords = phrases(`
  за смаком|до смаку|по смаку|на смак|на ваш смак|по вкусу|за вашим смаком|на власний смак|скільки візьме|скільки потрібно
  to taste|to your taste|to personal taste|as needed|as required|podle chuti|dle chuti
`)

export const optionalWords = phrases(`
  за бажанням|по бажанню|за бажання|необовязково|необов язково|не обовязково|опціонально|опційно|при бажанні|можна без|за потреби|за потребою
  optional|optionally|if desired|if you like|if using|if liked|if needed|if necessary|volitelné|volitelně|nepovinné
`)

export const sizes: ReadonlyMap<string, Size> = new Map([
  ...forms(
    'large',
    'великий велика велике великі великих великого великої велику крупний крупна крупне крупні крупних крупного large big xl velký velké velká',
  ),
  ...forms(
    'medium',
    'середній середня середнє середні середніх середнього середньої середню medium střední',
  ),
  ...forms(
    'small',
    'маленький маленька маленьке маленькі маленьких маленького маленької маленьку малий мала мале малі малих малу невеликий невелика невелике невеликі невеликих невеликого невеликої невелику дрібних дрібні small little tiny malý malé malá',
  ),
])

/** Where a note begins, unless the word is inside a name («тісто для піци»). */
export const noteStarts: ReadonlySet<string> = new Set([
  'для',
  'на',
  'щоб',
  'без',
  'розміром',
  'завтовшки',
  'температури',
  'кімнатної',
  'плюс',
  'разом',
  'сорту',
  'типу',
  'від',
  'після',
  'до',
  'for',
  'to',
  'plus',
  'without',
  'cut',
  'into',
  'at',
  'about',
  'from',
  'such',
  'like',
  'as',
  'preferably',
  'until',
  'on',
  'divided',
  'per',
  'na',
  'pro',
  'bez',
])

/** What follows is in or beside the food, not the food itself. */
export const beside: ReadonlySet<string> = new Set([
  'з',
  'із',
  'зі',
  'в',
  'у',
  'під',
  'зо',
  'with',
  'in',
  's',
  'v',
  've',
  'se',
])

export const orWords: ReadonlySet<string> = new Set([
  'або',
  'чи',
  'or',
  'nebo',
  'или',
  'альтернативно',
])
export const andWords: ReadonlySet<string> = new Set(['і', 'й', 'та', 'and', 'плюс', 'или'])

/** Small words that carry nothing of their own before a food. */
export const small: ReadonlySet<string> = new Set([
  'of',
  'the',
  'a',
  'an',
  'із',
  'з',
  'від',
  'each',
  'кожного',
  'по',
])

/** Phrases by their first word. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

function phrases(list: string): Phrases {
  const all = list.split(/[|\n]/).map((phrase) => phrase.trim())
  return Map.groupBy(
    all.filter(Boolean).map((phrase) => phrase.split(' ')),
    ([first = '']) => first,
  )
}

function forms(size: Size, list: string): [string, Size][] {
  return list.split(' ').map((form) => [form, size])
}
