// biome-ignore-all format: a table of words
import type { SaidOtherwise } from './row.ts'

const ukWhich = String.raw`,? (?:який|яка|яке|яку|які|що|котр\p{L}+)`
const ukNeed = '(?:взагалі )?(?:не треба|не потрібно|не доведеться|не обов.язково|не слід)'
const enNeed = ",? (?:that |which )?(?:you |i |we )?(?:do not|don['’]?t|does not|doesn['’]?t) (?:have|need) to (?:be )?"
const csNeed = String.raw`,? (?:kter\p{L}+|co) (?:se )?(?:nemusí|nemusím|nemusíme|nemusíš|není třeba|netřeba)`

/** What need not be done to it: the dish is wanted all the same, and the work is not. */
export const work: readonly SaidOtherwise[] = [
  // «варення, яке не треба варити», «торт, що не потребує випікання»
  [`${ukWhich} ${ukNeed} (?:варити|готувати)(?!\\p{L})`, ' без варіння', 'варити|готувати'],
  [`${ukWhich} ${ukNeed} (?:пекти|випікати|запікати)(?!\\p{L})`, ' без випікання', 'пекти|випікати|запікати'],
  [`${ukWhich} ${ukNeed} (?:смажити|обсмажувати)(?!\\p{L})`, ' без смаження', 'смаж'],
  [`${ukWhich} не потребу(?:є|ють) (варіння|випікання|смаження)(?!\\p{L})`, ' без $1', 'потребу'],
  // "a salad you don't have to cook"
  [`${enNeed}(?:cooked|cook|boiled|boil)\\b(?! (?:it |them )?(?:for|with|from|the|in)\\b)`, ' that needs no cooking', 'cook|boil'],
  [`${enNeed}(?:baked|bake)\\b(?! (?:it |them )?(?:for|with|from|the)\\b)`, ' without oven', 'bake'],
  [`${enNeed}(?:fried|fry)\\b`, ' without frying', 'fr'],
  // «salát, který se nemusí vařit»
  [`${csNeed} (?:vařit|varit)(?!\\p{L})`, ' bez vaření', 'ařit|arit'],
  [`${csNeed} (?:péct|pect|péci)(?!\\p{L})`, ' bez pečení', 'péc|pec'],
  [`${csNeed} (?:smažit|smazit)(?!\\p{L})`, ' bez smažení', 'maž|maz'],
]
