import type { Locator, Page } from 'playwright-core'

/** Further than any of our pages is long; a window of ours is walked through many times. */
const farthest = 150

type Walk = 'Tab' | 'Shift+Tab'

/** The keys of one page, and the way to whatever one wants to press. */
export function keysOf(page: Page) {
  const press = async (...names: string[]) => {
    for (const name of names) await page.keyboard.press(name)
  }
  const isAt = (wanted: Locator) => wanted.evaluate((one) => one === document.activeElement)
  /** Walks on, or back, until it stands there, as somebody does who has no mouse. */
  const walkTo = async (wanted: Locator, key: Walk = 'Tab') => {
    await wanted.waitFor()
    for (let steps = 0; !(await isAt(wanted)); steps += 1) {
      if (steps === farthest) throw new Error(`No ${key} leads to ${wanted}.`)
      await page.keyboard.press(key)
    }
  }
  return {
    press,
    walkTo,
    /** Walks there and presses it. */
    go: async (wanted: Locator, key: 'Enter' | 'Space' = 'Enter', by: Walk = 'Tab') => {
      await walkTo(wanted, by)
      await page.keyboard.press(key)
    },
    /** Waits until it has the focus. */
    stands: (wanted: Locator) => wanted.and(page.locator(':focus')).waitFor(),
  }
}
