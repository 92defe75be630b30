import { type Language, preferredLanguage } from '../../shared/language/languages.ts'

/** What is known of a reader, the surest first. */
interface Reader {
  /** The person's own choice, which goes with them to every device. */
  own?: Language | null | undefined
  /** What was chosen on this device before anybody signed in. */
  chosen?: Language | null | undefined
  /** What the browser prefers: its Accept-Language header. */
  accepted?: string | null | undefined
}

/** The one rule for the language of pages, errors, letters and names: own, else chosen, else accepted. */
export function languageFor({ own, chosen, accepted }: Reader): Language {
  return own ?? chosen ?? preferredLanguage(accepted)
}
