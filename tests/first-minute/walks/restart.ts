import { expect, test } from 'bun:test'

import type { Agent } from '../support/agent.ts'
import type { Komora } from '../support/komora.ts'
import type { Person } from '../support/person.ts'
import { stage } from '../support/stage.ts'
import { ownDish } from './publishing.ts'
import { askAll } from './questions.ts'
import { refuseAll } from './refusals.ts'
import { searchAll } from './searches.ts'

export function restart(komora: Komora, person: Person, connected: Agent[]): void {
  stage('after a restart', () => {
    test('it stops when it is told to, and starts again on the same folder', async () => {
      expect(await komora.stop()).toBe(0)
      await komora.start()
    })

    test('every search and question is answered as before', async () => {
      expect(await everythingAsked(komora)).toEqual([])
    })

    test('whoever was signed in still is, and finds what was theirs', async () => {
      await person.page.goto('/recipes')
      await person.page.getByText(ownDish.title).first().waitFor()
      await person.page.goto('/lists')
      await person.page.getByRole('checkbox', { name: /Спаржа/ }).waitFor()
    })

    test('the programs that were let in still are', async () => {
      for (const agent of connected) {
        const mine = await agent.call('service_list_my_recipes')
        const own = expect.objectContaining({ title: ownDish.title })
        expect(mine).toMatchObject({ recipes: expect.arrayContaining([own]) })
      }
      expect(connected).toHaveLength(2)
    })
  })
}

/** Whatever was searched, asked and refused before, once more. */
export async function everythingAsked(komora: Komora): Promise<string[]> {
  const all = await Promise.all([searchAll(komora), askAll(komora), refuseAll(komora)])
  return all.flat()
}
