import { small } from '../../../shared/food/ask/words/small.ts'
import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import { lexeme, quoted } from '../search/lexemes.ts'
import type { Condition } from '../search/query.ts'
import { searchWords } from '../search/words.ts'
import type { Asked } from './candidates.ts'
import type { Soft } from './soft.ts'

const grilled = ['meat', 'fish', 'vegetable']

/** «grilované maso marináda»: what goes over a fire lies in a marinade before, and nobody asks for a sauce by that. */
export function marinated(asked: Asked): Asked {
  const { include, dishes, occasions, equipment, text = '' } = asked
  const isGrilled = occasions.includes('barbecue') || equipment.includes('grill')
  const isSaid = searchWords(text).some(({ low }) => small.marinade.has(low))
  const isFood = include.some((id) => grilled.some((kind) => isKindOf(id, kind)))
  if (!isGrilled || !isSaid || !isFood) return asked
  return { ...asked, dishes: dishes.filter((id) => id !== 'marinade') }
}

/** Marks that have to be counted before it can be told whether any dish begins with it cooked. */
export function countedAsReadied({ useUp, isCooked }: Asked): string[] {
  // "leftover rice and a few eggs": what is named first is what is left over.
  const [id] = useUp
  return isCooked && id !== undefined ? [lexeme.readied(id)] : []
}

/** «куди подіти вчорашній рис»: a dish that begins with it cooked, where there is one, and none that it is cooked for. */
export function closerToReadied(
  asked: Asked,
  known: ReadonlyMap<string, number>,
  meals: readonly Condition[],
): Soft[] {
  return countedAsReadied(asked).flatMap((mark) => {
    const atMost = known.get(mark) ?? 0
    return atMost === 0 ? [] : [{ meals: [...meals, { text: quoted(mark), atMost }] }]
  })
}
