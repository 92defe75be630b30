import { knownOfForm } from '../../../shared/food/text/forms.ts'
import { type ReadStep, searchWords } from './words.ts'

/** «обсмажте цибулю», "fry the paste", «osmahněte»: something is fried, in whatever it is fried. */
export function isFried({ text, words }: ReadStep): boolean {
  // What is browned at so many degrees is in an oven.
  return words.some(text.includes('°') ? (word) => fries(word) && !browning.test(word.low) : fries)
}

const fries = knownOfForm(({ low }) => frying.test(low))

const browning = /^(?:підрум|brown)/u
const frying = new RegExp(
  `^(?:${[
    '(?:о|об|під|по|за|при|до|роз|ви|на)?смаж\\p{L}*',
    'пасеру\\p{L}*|спасеру\\p{L}*|підрум.?ян\\p{L}*',
    '(?:stir|deep)?fr(?:y|ies|ied|ying)|saut[eé]\\p{L}*|sear(?:ed|ing)?|brown',
    '(?:o|u|po|z|do)?smaž\\p{L}*|(?:o|za|po)?smah\\p{L}*|(?:o|z)?restuj\\p{L}*|orestov\\p{L}*',
  ].join('|')})$`,
  'u',
)

/**
 * Whether the dish itself is fried: what is browned and then stewed, boiled or baked is not, but for what is fried in
 * breadcrumbs or deep in fat.
 */
export function isFriedDish(steps: readonly ReadStep[]): boolean {
  const last = steps.findLastIndex(isFried)
  const step = steps[last]
  if (!step) return false
  if (steps.some(({ text }) => coated.test(text))) return true
  const after = step.words.slice(step.words.findLastIndex(fries) + 1).map(({ low }) => low)
  const later = steps.slice(last + 1).map(({ text }) => text)
  return !wet.test([after.join(' '), ...later].join(' ').toLowerCase())
}

/** In so much fat that it swims: «у великій кількості олії», "in deep fat". */
export const isDeepFried = ({ text }: ReadStep): boolean => deep.test(text) || swims.test(text)

/** In a coat of crumbs in hot oil, or of dough: doughnuts, chebureky. Crumbs that are only toasted coat nothing. */
export const isCoatedAndFried = (steps: readonly ReadStep[]): boolean =>
  steps.some(({ text }) => (coated.test(text) && coating.test(text)) || ofDough.test(text)) &&
  steps.some((step) => inOil.test(step.text) && isFried(step))

const deep =
  /(?<!(?:не|без|замість) (?:смаж\p{L}* )?(?:у |в )?)фритюр|(?<!\b(?:not|don['’]t|never|instead of|without|rather than) )deep[- ]?fr(?:y|ie|ied)|(?:ve? |do )fritéz/iu
const swims =
  /(?:у|в) (?:великій кількості|киплячій|киплячому|глибокій) (?:\p{L}+ )?(?:олі[їі]|жир\p{L}*)|in (?:deep|plenty of|lots of|a lot of) (?:hot )?(?:oil|fat)|deep (?:hot )?(?:oil|fat)|ve? (?:vysoké vrstvě|větším množství|hodně) (?:oleje|tuku|sádla)/iu
const coating =
  /обвал|обкач|обкот|паніру|панірув|кляр|вмоч|умоч|занур|coat|dip|dredge|roll|batter|obal|namoč|trojobal/iu
const ofDough =
  /(?<!\p{L})тіст(?:о|а|ом|і)(?!\p{L})|\bdough\b|(?<!\p{L})těst(?:o|a|em|u)(?!\p{L})/iu
const inOil =
  /(?:у|в) (?:великій кількості|розігрітій|киплячій|гарячій) олі[їі]|smaž\p{L}* (?:\p{L}+ )?v oleji|v rozpálen\p{L}* (?:oleji|sádle)|in (?:hot|deep) (?:oil|fat)/iu

/** «5 ст. л. олії для смаження», "oil for frying": whatever is bought for it is fried in it. */
export function isFriedIn(lines: readonly { text: string }[]): boolean {
  return lines.some(({ text }) => forFrying.test(text))
}

const forFrying =
  /(?<!\p{L})(?:для|на) (?:\p{L}+ )?(?:об|під)?смажен|\b(?:for|to) (?:shallow[- ]|deep[- ]|pan[- ])?fry|na (?:o|u)?smaž/iu

/** «Вареники зі смаженою цибулею» are fried as far as whoever eats nothing fried goes. */
export function isNamedFried(title: string): boolean {
  return searchWords(title).some(({ low }) => friedName.test(low))
}

const friedName =
  /^(?:під|об|за)?смажен\p{L}*$|^(?:stir-|pan-|deep-)?fried$|^(?:o|u)?smažen\p{L}*$/u

const coated =
  /сухар|паніру|панірув|кляр|фритюр|breadcrumb|panko|batter(?!y)|deep[- ]?fr|strouhan|trojobal|ve fritéze/iu

/** How it goes on in a liquid or in the heat of an oven. */
const wet =
  /(?<!\p{L})(?:по|про|роз|до|за|с|у|ви|під|недо)?(?:тушку|тушіть|вари|варі|кип|запік|запеч|печіть|пекти|томі|томи)\p{L}*|(?<!\p{L})зварі\p{L}*|\b(?:simmer|boil|stew|brais|bake|roast|poach)\w*|(?<!\p{L})(?:po|u|při|pri|roz|do|z|za|pro)?(?:duste|dusit|vař|vařte|peč|pečte|péct)\p{L}*/u
