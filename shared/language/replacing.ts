import type { Language } from './languages.ts'

/** What taking one food for another does to a dish, in a few words. */
const effects = {
  same: { uk: 'майже як було', en: 'almost as before', cs: 'skoro jako předtím' },
  oil: {
    uk: 'без вершкового смаку; холодним не збивається',
    en: 'no buttery taste; cannot be creamed',
    cs: 'bez máslové chuti; nedá se našlehat',
  },
  coconut: { uk: 'чути кокос', en: 'tastes of coconut', cs: 'je cítit kokos' },
  thinner: {
    uk: 'рідше й солодкувате',
    en: 'thinner and a little sweet',
    cs: 'řidší a trochu sladší',
  },
  lighter: { uk: 'легше, менш насичено', en: 'lighter, less rich', cs: 'lehčí, méně výrazné' },
  milder: { uk: 'м’якше на смак', en: 'milder', cs: 'jemnější chuť' },
  melts: {
    uk: 'плавиться інакше, солоність перевірте',
    en: 'melts differently; check the salt',
    cs: 'taví se jinak, sůl ochutnejte',
  },
  dense: {
    uk: 'тримає тісто, але не піниться й не пухне',
    en: 'binds the dough, but does not foam or rise',
    cs: 'těsto drží, ale nepění a nenakyne',
  },
  crumbly: {
    uk: 'крихкіше; тісту дайте постояти',
    en: 'more crumbly; let the dough rest',
    cs: 'drobivější; těsto nechte odpočinout',
  },
  soft: {
    uk: 'розварюється швидше',
    en: 'overcooks sooner',
    cs: 'dřív se rozvaří',
  },
  salty: {
    uk: 'трохи насиченіше, солі менше',
    en: 'a little stronger; less salt',
    cs: 'o něco výraznější, soli méně',
  },
  sweeter: { uk: 'солодше', en: 'sweeter', cs: 'sladší' },
  noHoney: {
    uk: 'без медового аромату',
    en: 'without the scent of honey',
    cs: 'bez vůně medu',
  },
  boil: {
    uk: 'застигає твердіше; прокип’ятіть дві хвилини',
    en: 'sets firmer; boil it for two minutes',
    cs: 'tuhne pevněji; dvě minuty povařte',
  },
  noNuts: {
    uk: 'хрумтить, але без горіхового смаку',
    en: 'crunchy, without the taste of nuts',
    cs: 'křupe, ale bez chuti ořechů',
  },
  longer: { uk: 'тушкується довше', en: 'stews longer', cs: 'dusí se déle' },
  lessSour: {
    uk: 'без кислинки: додайте краплю оцту чи лимона',
    en: 'not sour: add a drop of vinegar or lemon',
    cs: 'bez kyselosti: přidejte kapku octa nebo citronu',
  },
} as const satisfies Record<string, Record<Language, string>>

export type ReplacingEffect = keyof typeof effects

export function isEffect(key: string): key is ReplacingEffect {
  return Object.hasOwn(effects, key)
}

export function effectOf(key: ReplacingEffect, language: Language): string {
  return effects[key][language]
}
