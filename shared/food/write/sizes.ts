import type { Language } from '../../language/languages.ts'
import type { Size } from '../line/types.ts'
import type { Counted, FoodName } from './counted.ts'

/** Ukrainian: masculine, feminine, neuter, several; then after five, and of a half, masculine and feminine. */
const words: Readonly<Record<Size, { uk: string; en: string }>> = {
  small: { uk: 'малий мала мале малі малих малого малої', en: 'small' },
  medium: { uk: 'середній середня середнє середні середніх середнього середньої', en: 'medium' },
  large: { uk: 'великий велика велике великі великих великого великої', en: 'large' },
}

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
  const gender = (name: string) => (/[ая]$/u.test(name) ? she : /[оеє]$/u.test(name) ? it : he)
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
