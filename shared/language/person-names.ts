import type { Language } from './languages.ts'

/** What people are called who have not said: on trial, or let in by a service that gives no name. */
export const personNames: Record<Language, { guest: string; cook: string }> = {
  uk: { guest: 'Гість', cook: 'Кухар' },
  en: { guest: 'Guest', cook: 'Cook' },
  cs: { guest: 'Host', cook: 'Kuchař' },
}
