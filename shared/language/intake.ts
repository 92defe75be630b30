import type { Language } from './languages.ts'

interface IntakeWords {
  nutrition: string
  difficulty: string
  video: string
  /** The tag of what somebody marked as a favourite. */
  favourite: string
}

/** What other programs keep in fields of their own goes into the notes under these words. */
export const intakeWords: Record<Language, IntakeWords> = {
  uk: {
    nutrition: 'Поживність',
    difficulty: 'Складність',
    video: 'Відео',
    favourite: 'улюблене',
  },
  en: {
    nutrition: 'Nutrition',
    difficulty: 'Difficulty',
    video: 'Video',
    favourite: 'favourite',
  },
  cs: {
    nutrition: 'Výživové hodnoty',
    difficulty: 'Obtížnost',
    video: 'Video',
    favourite: 'oblíbené',
  },
}
