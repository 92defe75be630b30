import { knownOfForm } from '../../../shared/food/text/forms.ts'
import { searchWords } from './words.ts'

/** «обсмажте цибулю», "fry the paste", «osmahněte»: something is fried, in whatever it is fried. */
export function isFried(step: string): boolean {
  return searchWords(step).some(fries)
}

const fries = knownOfForm(({ low }) => frying.test(low))

const frying = new RegExp(
  `^(?:${[
    '(?:о|об|під|по|за|при|до|роз|ви|на)?смаж\\p{L}*',
    'пасеру\\p{L}*|спасеру\\p{L}*|підрум.?ян\\p{L}*',
    '(?:stir|deep)?fr(?:y|ies|ied|ying)|saut[eé]\\p{L}*|sear(?:ed|ing)?|brown',
    '(?:o|u|po|z|do)?smaž\\p{L}*|(?:o|za|po)?smah\\p{L}*|(?:o|z)?restuj\\p{L}*|orestov\\p{L}*',
  ].join('|')})$`,
  'u',
)
