import type { Language } from './languages.ts'

const own: Readonly<Record<string, Record<Language, string>>> = {
  silpo: { uk: 'Сільпо', en: 'Silpo' },
  rohlik: { uk: 'Rohlik', en: 'Rohlik' },
  kifli: { uk: 'Kifli', en: 'Kifli' },
  gurkerl: { uk: 'Gurkerl', en: 'Gurkerl' },
  knuspr: { uk: 'Knuspr', en: 'Knuspr' },
  sezamo: { uk: 'Sezamo', en: 'Sezamo' },
}

/** A practice store is never called by the chain's name alone. */
export function storeName(store: string, practice: boolean, language: Language): string {
  const name = own[store]?.[language] ?? store
  if (!practice) return name
  return language === 'uk' ? `Навчальна крамниця, як «${name}»` : `Practice store, like ${name}`
}
