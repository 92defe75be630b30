import type { ShopLanguage } from '../names/languages.ts'

/** What a shop of that language ordinarily sells to who asks for whichever there is, the most usual first. */
const ordinary: Readonly<Record<string, Readonly<Record<ShopLanguage, string>>>> = {
  'vegetable-oil': {
    uk: 'sunflower-oil',
    cs: 'sunflower-oil|rapeseed-oil',
    de: 'sunflower-oil|rapeseed-oil',
    hu: 'sunflower-oil',
    ro: 'sunflower-oil',
  },
}

/** «Олія» is what was asked for, and the bottle says «олія соняшникова»: nobody has to be asked about that. */
export function ordinaryKinds(food: string, language: ShopLanguage): readonly string[] {
  return ordinary[food]?.[language].split('|') ?? []
}
