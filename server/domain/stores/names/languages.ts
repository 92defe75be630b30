/** Languages of shops that nobody speaks to us: in them foods are only searched for and recognised. */
export const awayLanguages = ['de', 'hu', 'ro'] as const
export type AwayLanguage = (typeof awayLanguages)[number]

/** How foods are named in a shop. */
export type ShopLanguage = 'uk' | 'cs' | AwayLanguage

export function isAway(language: ShopLanguage): language is AwayLanguage {
  return awayLanguages.some((one) => one === language)
}
