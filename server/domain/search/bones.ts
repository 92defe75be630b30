import { isKindOf } from '../../../shared/food/lexicon/index.ts'
import type { ParsedLine } from '../../../shared/food/line/types.ts'

/** What is sold with its bones, where nobody says otherwise. */
const bony = [
  ...['fish', 'beef-bones', 'pork-ribs', 'beef-ribs', 'smoked-ribs', 'beef-shank'],
  ...['chicken-leg', 'chicken-thigh', 'chicken-wing', 'chicken-quarter', 'turkey-leg'],
]
/** What is whole under its own name, and in pieces under others. */
const whole = new Set(['chicken', 'duck', 'turkey', 'goose', 'rabbit', 'quail'])
/** Nobody finds a bone in these. */
const boneless = [
  'fish-fillet',
  'fish-mince',
  'caviar',
  'anchovy',
  'smoked-salmon',
  'canned',
  'sauce',
  'condiment',
]

const isSaidSo =
  /(?<!\p{L})(?:філе|стейк|фарш)|без (?:кіст|кост)|\b(?:fillet|filet|boneless|loin|steak|minced?|tinned|canned)|(?<!\p{L})(?:filé|filet|vykost|bez kost|mlet)|консерв/iu

const isSaidOfAll = /без (?:дрібних )?кісток(?!\p{L})|\bboneless\b|bez (?:drobných )?kostí/iu

/** Whether somebody may find a bone in it: as it is bought, where its description does not say otherwise. */
export function mayHoldBones(lines: readonly ParsedLine[], description: string): boolean {
  return !isSaidOfAll.test(description) && lines.some(mayHaveBones)
}

/** Whether the meat or fish of a line may have its bones in it. */
function mayHaveBones({ food, text }: ParsedLine): boolean {
  if (!food || isSaidSo.test(text) || boneless.some((one) => isKindOf(food, one))) return false
  return whole.has(food) || bony.some((one) => isKindOf(food, one))
}
