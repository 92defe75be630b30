import type { Slots } from '../../../shared/food/ask/types.ts'
import { isA, namesakesOf } from '../../../shared/food/lexicon/index.ts'

/** English calls these by the very word: sour cream is a cream, and a garbanzo a bean. */
const inEnglish: Readonly<Record<string, readonly string[]>> = {
  cream: ['sour-cream'],
  beans: ['chickpeas'],
}
/** Sugar in other words. */
const sugars = ['syrup']
/** Many sweeten with it so as to use no sugar, and others want nothing sweetened: nobody can tell. */
const doubtful = ['honey']

/** A sauce of tomatoes is rarely bought: what it is cooked from is refused with it. */
const tomatoSauces = [
  'canned-tomatoes',
  'cherry-tomatoes-canned',
  'crushed-tomatoes',
  'fire-roasted-tomatoes',
  'san-marzano',
  'passata',
  'tomato-puree',
  'marinara',
  'pasta-sauce',
]

/** What is refused along with a food because its word says so, but for what is wished for by its own name. */
export function refusedToo(slots: Slots): string[] {
  const meant = slots.language === 'en' ? slots.exclude.flatMap((id) => inEnglish[id] ?? []) : []
  const sauces = slots.exclude.includes('tomato-sauce') ? tomatoSauces : []
  // «без м'яса й риби»: whoever eats neither eats no shrimp.
  const isSaid = slots.exclude.some((id) => isA(id, 'seafood'))
  const eatsNeither = ['meat', 'fish'].every((id) => slots.exclude.includes(id))
  const seafood = eatsNeither && !isSaid ? ['seafood'] : []
  const sugar = isSugarFree(slots) ? sugars : []
  return [...meant, ...sugar, ...sauces, ...seafood].filter((id) => isFree(id, slots))
}

/** What may be refused along with it; it stands last, and the answer says so. */
export function doubtfulToo(slots: Slots): string[] {
  const asked = slots.unsure.map(({ id }) => id)
  if (!isSugarFree(slots)) return []
  return doubtful.filter((id) => isFree(id, slots) && !asked.includes(id))
}

const isSugarFree = ({ exclude }: Slots) => exclude.includes('sugar')

function isFree(id: string, { exclude, include, useUp, anyOf }: Slots): boolean {
  const wished = [...include, ...useUp, ...anyOf.flat()]
  const isWished = [id, ...namesakesOf(id)].some((one) => wished.some((each) => isA(each, one)))
  return !isWished && !exclude.includes(id)
}
