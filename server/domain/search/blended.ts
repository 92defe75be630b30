import { knownOfForm } from '../../../shared/food/text/forms.ts'
import type { ReadStep } from './words.ts'

/** "blend until smooth", «перебийте на пюре», «rozmixujte»: a blender is meant, though nobody names it. */
export function isBlended({ text, words }: ReadStep): boolean {
  return pureeing.test(text) || words.some(blends)
}

const blends = knownOfForm(({ low }) => blending.test(low))

const blending =
  /^(?:blend(?:s|ed|ing)?|blitz\p{L}*|liquidi[sz]\p{L}*|whizz?(?:es|ed|ing)?|(?:с|роз|пере)?пюру\p{L}*|(?:роз|у|z|u|pro|po)?mix(?:uj|ova)\p{L}*|(?:roz)mix\p{L}*)$/u

/** A purée stands in many a list, and is made by who is told to. */
const pureeing =
  /\bpur[eé]e (?:it|the|until|till|in|half|with|everything)\b|(?<!\p{L})(?:пере|про)би(?:й|в)\p{L}*[^.]{0,40} (?:пюре|гладк|однорідн)/iu
