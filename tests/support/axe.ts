import type { Page } from 'playwright-core'

// The short one: every page that is looked at reads it anew.
const source = await Bun.file(new URL(import.meta.resolve('axe-core/axe.min.js'))).text()

interface Violation {
  id: string
  help: string
  nodes: { html: string; failureSummary: string }[]
}

/** What axe finds wrong on the page, or in a part of it; one line a finding. */
export async function findings(page: Page, part?: string): Promise<string[]> {
  // A page that is looked at again has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = (await page.evaluate(
    `axe.run(${part ? JSON.stringify(part) : 'document'}, { resultTypes: ["violations"] }).then((result) => result.violations)`,
  )) as Violation[]
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  )
}
