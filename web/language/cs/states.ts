import type { Dictionary } from '../shape.ts'

export const states: Dictionary['states'] = {
  notFound: 'Tahle police je prázdná',
  notFoundHint: 'Taková stránka neexistuje. Adresa se možná změnila, nebo je v ní překlep.',
  toFeed: 'Na nástěnku receptů',
  failed: 'Něco se u nás pokazilo',
  failedHint: 'Vaše data jsou v pořádku. Zkuste to znovu za minutu.',
  offline: 'Bez připojení',
  offlineHint: 'Až se připojení vrátí, stránka se obnoví sama.',
  offlineKept: 'Po ruce i bez připojení',
  offlineNotice: 'Bez připojení. Ukazujeme, co už se načetlo.',
}
