import type { Language } from './languages.ts'

/** What other programs keep in fields of their own goes into the description under these words. */
export const intakeWords: Record<Language, { notes: string; source: string; nutrition: string }> = {
  uk: { notes: 'Нотатки', source: 'Джерело', nutrition: 'Поживність' },
  en: { notes: 'Notes', source: 'Source', nutrition: 'Nutrition' },
  cs: { notes: 'Poznámky', source: 'Zdroj', nutrition: 'Výživové hodnoty' },
}
