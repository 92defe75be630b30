import type { Page } from 'playwright-core'
import type { Dictionary } from '../../web/language/shape.ts'

/** A state of the application that a person can see. */
export interface Screen {
  path: string
  /** What is done there first, such as opening a dialog; its name tells it apart. */
  state?: string
  open?: (page: Page, text: Dictionary) => Promise<unknown>
}
