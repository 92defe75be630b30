import type { Language } from './languages.ts'

/** What the server fills into the texts about the service. */
export const siteSentences: Record<
  Language,
  { write: string; noContact: string; noEndings: string }
> = {
  uk: {
    write: 'Пишіть на',
    noContact:
      'Власник ще не вказав адреси. Поки її немає, зверніться до того, хто дав вам посилання на цю Комору.',
    noEndings: 'Нічого: усе, що описано, залишається.',
  },
  en: {
    write: 'Write to',
    noContact:
      'The operator has not given an address yet. Until then ask whoever sent you the link to this Komora.',
    noEndings: 'Nothing: all that is described stays.',
  },
}
