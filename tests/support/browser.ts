import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

// The package's own flags are for a cloud function: they end the browser with its first window.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--hide-scrollbars',
]

/** Chromium from the npm package, so that a browser test needs nothing installed on the machine. */
export async function openBrowser(...more: string[]): Promise<Browser> {
  const executablePath = await chromium.executablePath()
  return playwright.launch({ executablePath, args: [...flags, ...more] })
}
