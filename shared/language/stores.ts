import type { Language } from './languages.ts'

const own: Readonly<Record<string, Record<Language, string>>> = {
  silpo: { uk: 'Сільпо', en: 'Silpo', cs: 'Silpo' },
  rohlik: { uk: 'Rohlik', en: 'Rohlik', cs: 'Rohlík' },
  kifli: { uk: 'Kifli', en: 'Kifli', cs: 'Kifli' },
  gurkerl: { uk: 'Gurkerl', en: 'Gurkerl', cs: 'Gurkerl' },
  knuspr: { uk: 'Knuspr', en: 'Knuspr', cs: 'Knuspr' },
  sezamo: { uk: 'Sezamo', en: 'Sezamo', cs: 'Sezamo' },
}

const practiceName: Record<Language, (name: string) => string> = {
  uk: (name) => `Навчальна крамниця, як «${name}»`,
  en: (name) => `Practice store, like ${name}`,
  cs: (name) => `Cvičný obchod (jako ${name})`,
}

/** A practice store is never called by the chain's name alone. */
export function storeName(store: string, practice: boolean, language: Language): string {
  const name = own[store]?.[language] ?? store
  if (!practice) return name
  return practiceName[language](name)
}
