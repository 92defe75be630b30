import type { Language } from '../../language/languages.ts'
import type { Size } from '../line/types.ts'
import type { Counted, FoodName } from './counted.ts'
import { genderEndings, sizeWords as words } from './words/sizes.ts'

/** «Великі яйця»: the size that an author asked for, agreeing with each form of the food. */
export function sized(
  { heading, forms }: Counted,
  size: Size | undefined,
  language: Language,
): FoodName {
  if (!size) return { name: heading, forms }
  if (language === 'en') {
    const large = forms.map((form) => `${words[size].en} ${form}`)
    return { name: `${words[size].en} ${heading}`, forms: large }
  }
  if (language !== 'uk') return { name: heading, forms }
  const [he = '', she = '', it = '', they = '', many = '', ofHim = '', ofHer = ''] =
    words[size].uk.split(' ')
  const [one = '', few = '', more = '', part = ''] = forms
  const gender = (name: string) =>
    genderEndings.she.test(name) ? she : genderEndings.it.test(name) ? it : he
  const alone = gender(one)
  return {
    name: `${heading === few ? they : gender(heading)} ${heading}`,
    forms: [
      `${alone} ${one}`,
      `${they} ${few}`,
      `${many} ${more}`,
      `${alone === she ? ofHer : ofHim} ${part}`,
    ],
  }
}
