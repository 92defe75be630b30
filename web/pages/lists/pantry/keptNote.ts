import type { PantryItem } from '../../../../shared/wire/pantry.ts'
import { useApplication } from '../../../application.ts'
import { dayNamesFor } from '../../../language/dayNames.ts'

/** What tells a thing apart, and its age as far as somebody has said: «2,5%, до 2 грудня». */
export function useKeptNote() {
  const { text, language } = useApplication()
  const names = dayNamesFor(language)
  return ({ note, bestBefore, opened, openedOn }: PantryItem): string =>
    [
      note,
      bestBefore ? text.pantry.until(names.date(bestBefore)) : '',
      opened ? text.pantry.opened(openedOn ? names.date(openedOn) : '') : '',
    ]
      .filter(Boolean)
      .join(', ')
}
