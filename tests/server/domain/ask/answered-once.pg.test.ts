import { afterAll, beforeAll, expect, test } from 'bun:test'
import { findRecipes } from '../../../../server/domain/ask/find.ts'
import type { Context } from '../../../../server/kernel/context.ts'
import { findInput } from '../../../../shared/wire/search.ts'
import { type Asking, startAsking } from '../../../support/asking.ts'

let asking: Asking
beforeAll(async () => {
  asking = await startAsking()
}, 60_000)
afterAll(() => asking.app.stop())

/** The same database, which notes down what it is asked. */
function noting<T extends object>(sql: T, statements: string[]): T {
  return new Proxy(sql, {
    apply(target, self, args) {
      const [parts] = args
      if (Array.isArray(parts)) statements.push(parts.join('?'))
      return Reflect.apply(target as never, self, args)
    },
  })
}

test('a dish of which nothing may be shown is asked for once as a question, and once as words', async () => {
  const statements: string[] = []
  const readSql = noting(asking.ctx.readSql, statements)
  const input = findInput.parse({ q: 'паелья', diets: ['vegan'] })
  const { items } = await findRecipes({ ...asking.ctx, readSql }, input)
  expect(items).toEqual([])
  expect(statements.filter((said) => said.includes('AS score'))).toHaveLength(1)
})

test('who eats in a kitchen is read once, be it for all of them or for those who are named', async () => {
  const cook = await asking.app.signedUp()
  await cook.mutate('members.add', { name: 'Соля', portion: 1, allergies: ['milk'] })
  const [actor] = await asking.ctx.sql<{ personId: string; kitchenId: string }[]>`
    SELECT m.person_id AS "personId", m.kitchen_id AS "kitchenId"
    FROM kitchen_members m JOIN eaters e ON e.kitchen_id = m.kitchen_id`
  if (!actor) throw new Error('Whoever signed up has a kitchen.')
  const statements: string[] = []
  const sql = noting(asking.ctx.sql, statements)
  const ctx = { ...asking.ctx, sql, actor: { ...actor, sessionId: '' } } as Context
  const { question } = await findRecipes(ctx, findInput.parse({ q: 'суп для Солі', forUs: true }))
  expect(question?.taken).toContain('Соля')
  expect(statements.filter((said) => said.includes('FROM eaters'))).toHaveLength(1)
})
