import { knownOfForm } from '../../../shared/food/text/forms.ts'
import type { ReadStep } from './words.ts'

/** «тушкуйте під кришкою», "braise for two hours", «duste doměkka»: it is cooked slowly in little liquid. */
export function isStewed({ words }: ReadStep): boolean {
  return words.some(stews)
}

const stews = knownOfForm(({ low }) => stewing.test(low))

const stewing =
  /^(?:по|про|до|за|с|роз|під|при)?туш(?:ку|іть|кова|ен)\p{L}*$|^(?:brais|stew)(?:e|es|ed|ing)?$|^(?:po|u|do|za|pro)?(?:duste|dusit|dusíme|dusím|dus|dušen\p{L}*)$/u
