import type { Size } from '../../line/types.ts'

/** Ukrainian: masculine, feminine, neuter, several; then after five, and of a half, masculine and feminine. */
export const sizeWords: Readonly<Record<Size, { uk: string; en: string }>> = {
  small: { uk: 'малий мала мале малі малих малого малої', en: 'small' },
  medium: { uk: 'середній середня середнє середні середніх середнього середньої', en: 'medium' },
  large: { uk: 'великий велика велике великі великих великого великої', en: 'large' },
}

/** The last letter of a feminine and of a neuter name. */
export const genderEndings = { she: /[ая]$/u, it: /[оеє]$/u }
