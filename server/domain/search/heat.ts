import type { ParsedLine } from '../../../shared/food/line/types.ts'
import { quickTest } from '../../../shared/food/text/expressions.ts'
import { isFried, isFriedDish, isFriedIn, isNamedFried } from './fried.ts'
import type { ReadStep } from './words.ts'

interface Heated {
  title: string
  ingredients: readonly ParsedLine[]
}

/** Whether it is a fried dish, and whether it stands on a stove, as its tools, its steps and what is bought for it tell. */
export function heatOf(
  { title, ingredients }: Heated,
  steps: readonly ReadStep[],
  tools: ReadonlySet<string>,
  isCooked: boolean,
): string[] {
  const isFriedAny = isNamedFried(title) || isFriedIn(ingredients) || isFriedDish(steps)
  return [...(isFriedAny ? ['fried'] : []), ...(isOnStove(steps, tools, isCooked) ? ['stove'] : [])]
}

/** What gives its heat without a stove. */
const others = [
  'oven',
  'grill',
  'microwave',
  'multicooker',
  'slow-cooker',
  'bread-maker',
  'air-fryer',
  'waffle-iron',
]
const onIt = ['frying-pan', 'pot', 'wok-pan', 'steamer']

/** What is cooked, and nobody says how, is taken to be cooked on a stove. */
function isOnStove(
  steps: readonly ReadStep[],
  tools: ReadonlySet<string>,
  isCooked: boolean,
): boolean {
  if (onIt.some((tool) => tools.has(tool))) return true
  if (steps.some((step) => (isFried(step) && !overCoals.test(step.text)) || isHeated(step.text)))
    return true
  return isCooked && !others.some((tool) => tools.has(tool))
}

/** «смажити на мангалі» needs no stove. */
const overCoals =
  /(?<!\p{L})(?:на|над) (?:мангал|решіт|вугілл|грил|багатт|вогнищ|шампур)\p{L}*|\b(?:grill|barbecue|bbq|coals|campfire|embers)|(?<!\p{L})(?:na|nad) (?:gril|ohni|ohe[nň]|žhav)\p{L}*/iu

/** "In the embers of a campfire", «над вугіллям»: outside, and under no grill of an oven. */
export const isOverFire = (step: ReadStep): boolean => overFire.test(step.text)
const overFire =
  /(?<!\p{L})(?:на|над|у|в) (?:мангал|решіт\p{L}* над|вугілл|багатт|вогнищ|шампур|жар(?:і|ом|у)(?!\p{L}))\p{L}*|\b(?:on|over|in) (?:the |a |hot |glowing |open )*(?:barbecue|bbq|coals|charcoal|campfire|embers|open fire)(?! sauce)|(?<!\p{L})(?:na|nad|v) (?:žhav\p{L}+ uhl|uhlí|ohništ|otevřen\p{L}+ oh)\p{L}*/iu

/** «на малому вогні», "bring to the boil", «vařte»: what is done over a flame. */
const isHeated = quickTest(
  new RegExp(
    [
      '(?<!\\p{L})на (?:\\p{L}+ ){0,2}вогн|(?<!\\p{L})(?:по|про|роз|до|за|ви|від|під|з|с)?(?:вар(?:и|і|ять|ить)|тушку|кип.?[яі]|томі|томи)\\p{L}*',
      '\\b(?:simmer|boil|stew|brais|poach|saut|steam)\\w*|\\b(?:low|medium|high|gentle|moderate) heat\\b|\\bover (?:a|the) heat\\b',
      '(?<!\\p{L})(?:po|u|při|pri|roz|do|z|za|pro|s|o)?(?:vař|duste|dusit|dusí|restuj)\\p{L}*|(?:mírném|středním|prudkém|silném|slabém) (?:ohni|plameni)|k varu',
    ].join('|'),
    'iu',
  ),
)
