import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { appRouter } from '../../../server/doors/trpc/router.ts'

const web = join(import.meta.dir, '../../../web')

/** What no page of ours asks for, each with whoever does. */
const askedElsewhere: string[] = [
  // For programs over HTTP; the pages of plan and list send what was done by `changes.send`, with or without a
  // connection.
  'plan.copy',
  'plan.restore',
  'plan.trayPlace',
  'lists.editLine',
  'lists.tickLines',
  'lists.removeLines',
  'lists.restoreLines',
]

test('every procedure is asked for by a page, so that none outlives what it was for', async () => {
  const files = await Array.fromAsync(new Bun.Glob('**/*.{ts,tsx}').scan(web))
  const sources = await Promise.all(files.map((file) => Bun.file(join(web, file)).text()))
  const source = sources.join('\n').replace(/\s+\./g, '.')
  const uncalled = Object.keys(appRouter._def.procedures).filter(
    (name) => !new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(source),
  )
  expect(uncalled).toEqual(askedElsewhere)
})
