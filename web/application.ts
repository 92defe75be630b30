import { createContext, useContext } from 'solid-js'
import type { Language, Reading } from '../shared/language/languages.ts'
import type { PageHead, Theme, Typed } from '../shared/pages.ts'
import type { Api } from './api.ts'
import type { Format } from './language/format.ts'
import type { Dictionary } from './language/shape.ts'

/** What every page is given; the server and the browser each make their own. */
export interface Application {
  api: Api
  text: Dictionary
  format: Format
  language: Language
  theme: Theme
  /** Known where the page is rendered; in the browser `useReading` looks it up. */
  reading?: Reading
  /** Known where the page is rendered; a form asks by `useTyped`. */
  typed?: Typed
  /** Of estimated prices, on the whole server. */
  currency: string
  /** The address that canonical links and shares begin with, without a slash at its end. */
  origin: string
  describe: (head: PageHead) => void
}

export const ApplicationContext = createContext<Application>()

export function useApplication(): Application {
  const application = useContext(ApplicationContext)
  if (!application) throw new Error('Render the page inside <App application={…}>.')
  return application
}

export const useText = (): Dictionary => useApplication().text
export const useFormat = (): Format => useApplication().format
export const useApi = (): Api => useApplication().api
