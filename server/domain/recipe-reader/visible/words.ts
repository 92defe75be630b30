import type { Section } from './headings.ts'
import { remembered } from './remembered.ts'

const classes: readonly (readonly [Section, RegExp])[] = [
  [
    'end',
    /(?:^|[-_\s])(?:notes?|tips?|nutrition|nutrients?|comments?|related|equipment|video|print|share|rating|time|times|meta|nav|tabs?|button|btn|link|links|jump|adjust(?:able)?|servings?|scale|image|media|header)(?:$|[-_\s])/i,
  ],
  ['lines', /ingred|zutat|skladnik|składnik|hozzavalo|ainekset|ainesosa|surovin|іngred|sastojc/i],
  [
    'steps',
    /instruction|(?:^|[-_])directions?(?=$|[-_](?!row|column))|(?:^|[-_])method|preparation|zubereitung|anleitung|preparazione|procedimento|elaboracion|fremgangsm|tillagning|valmistus|bereiding|postup|przygotowani|elkeszites|modo-?de-?preparo|recipe[-_]?(?:steps?|process)|(?:^|[-_])(?:steps|kroky)(?:$|[-_])|etapes/i,
  ],
]

/** What a class or an id says that its element holds. A page says the same of thousands of elements. */
export const sectionOfClass = remembered(readClass)

function readClass(name: string): Section | null {
  const all = name.split(/\s+/)
  for (const [section, pattern] of classes.slice(1)) {
    const own = all.filter((one) => pattern.test(one))
    if (own.length > 0 && !own.every((one) => classes[0]?.[1].test(one))) return section
  }
  return null
}

const units =
  'litr\\p{L}*|sztuk\\p{L}*|szczypt\\p{L}*|g|gr|kg|mg|ml|l|dl|cl|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pinch|cloves?|cans?|г|гр|кг|мл|л|шт|ст|ч|склян\\p{L}*|стак\\p{L}*|лож\\p{L}*|зуб\\p{L}*|el|tl|prise|stk|stück|st|msk|tsk|krm|spsk|ss|ts|rkl|tl|kpl|dkg|dag|ek|tk|łyż\\p{L}*|szkl\\p{L}*|szt|lžíc\\p{L}*|lžič\\p{L}*|hrn\\p{L}*|cuill?\\p{L}*|c\\.? ?à|cucharad\\p{L}*|taza\\p{L}*|cucchiai\\p{L}*|colher\\p{L}*|xícara\\p{L}*|eetlepel\\p{L}*|theelepel\\p{L}*|lingur\\p{L}*|q\\.?b|adet|個|本|枚|カップ|片|丁|合|束|袋|克|毫升|汤匙|개|큰술|작은술|컵|포기|모|줌|마리|쪽|봉지|스푼'
const measured = new RegExp(`\\d\\s{0,2}(?:${units})(?!\\p{L})`, 'iu')
const unitAlone = new RegExp(`^(?:${units})\\.?(?: \\p{L}{1,10}\\.?)?$`, 'iu')

/** «g», «ст. л.», "cups". */
export const isUnit = (said: string) => unitAlone.test(said.trim())
const toBegin =
  /^(?:[\d½⅓⅔¼¾⅛⅜⅝⅞]|an? |one |two |half |ein |eine |un |une |una |en |et |пів|щіпка|дрібка|жменя|кілька|щепотка|szczypta|špetka|csipet|nypa|ripaus)/iu
const taste =
  /за смаком|до смаку|по вкусу|to taste|nach geschmack|quanto basta|q\.\s?b|do smaku|dle chuti|podľa chuti|al gusto|au goût|a gosto|naar smaak|efter smag|efter smak|maun mukaan|ízlés|適量|少々|お好みで|适量|少许|약간|적당량|(?:大さじ|小さじ|ひとつまみ)/iu

/** A line that reads as an amount of food. */
export function readsAsAmount(line: string): boolean {
  const text = line.replace(/^[-–—•*·▢●◦▪■]\s+/u, '')
  // «1. Зваріть» is a step.
  if (text.length > 160 || /^\d{1,2}(?:[.)]\s|[、．)])/.test(text)) return false
  return toBegin.test(text) || measured.test(text) || taste.test(text)
}
