import { expect, test } from 'bun:test'
import { rohlik } from '../../../../server/domain/stores/dialects/rohlik.ts'
import { silpo } from '../../../../server/domain/stores/dialects/silpo.ts'
import { restsAt } from '../../../../server/domain/stores/session.ts'

test('no tool that orders or pays stands among those that may be called', () => {
  const named = [silpo, rohlik].flatMap(({ tools, needs }) => [
    ...Object.keys(tools),
    ...Object.values(needs).flat(),
  ])
  expect(named.filter((name) => /checkout|order|pay|submit|confirm/.test(name))).toEqual([])
})

test('asked to slow down, a filling waits as long as the store wants; somebody who looks is told at once', () => {
  const at = (dialect: typeof silpo, patient: boolean) =>
    restsAt({ practice: false, dialect }, patient)
  expect(at(rohlik, true)).toEqual([60_000, 60_000])
  expect(at(rohlik, false)).toEqual([])
  expect(at(silpo, true)).toEqual([1000, 2000, 4000])
  expect(at(silpo, false)).toEqual([1000, 2000, 4000])
})
