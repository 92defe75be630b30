import type { Page } from 'playwright-core'

/** Holds the page's scripts back until it is woken, as a slow connection does. */
export async function asleep(page: Page): Promise<{ wake: () => void }> {
  let wake = () => {}
  const sleeping = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await sleeping
    await route.continue()
  })
  return { wake }
}
