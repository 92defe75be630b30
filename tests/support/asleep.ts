import type { Page } from 'playwright-core'

/** Holds scripts of the page back until it is woken, as a slow connection does: all, or these alone. */
export async function asleep(
  page: Page,
  scripts = '**/assets/*.js',
): Promise<{ wake: () => void }> {
  let wake = () => {}
  const sleeping = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route(scripts, async (route) => {
    await sleeping
    await route.continue()
  })
  return { wake }
}
