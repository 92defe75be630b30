import type { Language } from '../../../shared/language/languages.ts'

/** Something public that will go: it is told on the page about versions, and by every answer of it. */
export interface Ending {
  /** The path, and all that begins with it. */
  path: string
  /** Since when nothing new should be built on it, and when it stops. */
  deprecatedAt: Date
  sunsetAt: Date
  /** What to take instead. */
  about: Record<Language, string>
}

/** At least half a year lies between the two dates; a test holds us to that. */
export const endings: readonly Ending[] = []

export function endingOf(path: string, all: readonly Ending[] = endings): Ending | null {
  return all.find((one) => path === one.path || path.startsWith(`${one.path}/`)) ?? null
}

export function endingList(
  language: Language,
  none: string,
  all: readonly Ending[] = endings,
): string {
  if (all.length === 0) return none
  const day = (date: Date) => date.toISOString().slice(0, 10)
  return all
    .map(
      (one) =>
        `- \`${one.path}\`: ${day(one.deprecatedAt)} → ${day(one.sunsetAt)}. ${one.about[language]}`,
    )
    .join('\n')
}
