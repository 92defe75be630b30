import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const web = join(import.meta.dir, '../../web')

test('each page of the site map names the very file that it loads, so that its scripts are sent ahead', async () => {
  const text = await Bun.file(join(web, 'routes.ts')).text()
  const named = [...text.matchAll(/source: '([^']+)'/g)].map(([, file]) => file ?? '')
  const loaded = [...text.matchAll(/load: \(\) => import\('\.\/([^']+)'\)/g)].map(
    ([, file]) => file ?? '',
  )
  expect(named.length).toBeGreaterThan(20)
  expect(loaded).toEqual(named)
  expect(named.filter((file) => !existsSync(join(web, file)))).toEqual([])
})
