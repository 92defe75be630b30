import { afterAll, expect, test } from 'bun:test'

import { type Agent, type Library, startAgent } from '../support/agent.ts'
import { dishCalled } from '../support/dishes.ts'
import type { Komora } from '../support/komora.ts'
import type { Person } from '../support/person.ts'
import { stage } from '../support/stage.ts'
import { evenly } from '../support/windows.ts'
import { ownDish } from './publishing.ts'

interface Recipes {
  recipes: { id: string; title: string }[]
}

interface Proposed {
  status: string
  confirmation_url: string
}

/** Whom the person lets in is added to the last of these, for the walks that come later. */
export function agents(komora: Komora, person: Person, connected: Agent[]): void {
  stage('a program that was given the address alone', () => {
    afterAll(() => person.page.goto('/'))

    test('the first official client is let in, and its lines come to the list when she says so', async () => {
      const agent = await letIn('@modelcontextprotocol/sdk')
      const { confirmation_url: link } = await proposed(agent, 'service_propose_shopping_list', {
        lines: ['спаржа 3 пучки'],
      })
      await person.page.goto('/lists')
      expect(await mainText()).not.toMatch(/спаржа/i)
      await person.page.goto(link)
      await person.page.getByRole('button', { name: /^Дописати/ }).click()
      await person.page.getByRole('heading', { name: 'Зроблено' }).first().waitFor()
      await person.page.getByRole('link', { name: 'Відкрити список' }).click()
      await person.page.getByRole('checkbox', { name: /Спаржа/ }).waitFor()
    })

    test('the second official client is let in, and its dish comes to the plan when she says so', async () => {
      const agent = await letIn('@modelcontextprotocol/client')
      const mine = await agent.call<Recipes>('service_list_my_recipes')
      const recipe = mine.recipes.find(({ title }) => title === ownDish.title)
      const { confirmation_url: link } = await proposed(agent, 'service_propose_plan_entry', {
        recipe_id: recipe?.id,
        date: inDays(3),
      })
      expect(await agent.call('service_list_plan')).not.toMatchObject(plannedOwnDish)
      await person.page.goto(link)
      await person.page.getByRole('button', { name: 'Додати до плану' }).click()
      await person.page.getByRole('heading', { name: 'Зроблено' }).first().waitFor()
      await person.page.getByRole('link', { name: 'Відкрити план' }).click()
      await person.page.getByRole('button', { name: new RegExp(`^${ownDish.title}`) }).waitFor()
      expect(await agent.call('service_list_plan')).toMatchObject(plannedOwnDish)
    })
  })

  /** She sees who asks, allows it in her browser, and it finds its way from there. */
  async function letIn(library: Library): Promise<Agent> {
    const agent = await startAgent(komora, library)
    connected.push(agent)
    await person.page.goto(agent.asks)
    expect(await mainText()).toContain('Стороння програма')
    await person.page.getByRole('button', { name: 'Дозволити' }).last().click()
    await agent.connected()
    expect(await agent.tools()).toHaveLength(8)
    const found = await agent.call<Recipes>('service_search_public_recipes', {
      query: 'щось із гречки',
    })
    const titles = found.recipes.map(({ title }) => title)
    expect(titles).toContain('Гречка з грибами та цибулею')
    expect(titles.filter((title) => !dishCalled(title))).toEqual([])
    return agent
  }

  async function proposed(agent: Agent, tool: string, input: Record<string, unknown>) {
    const answer = await agent.call<Proposed>(tool, input)
    expect(answer.status).toBe('needs_user_confirmation')
    return answer
  }

  const mainText = async () => evenly(await person.page.locator('main').textContent())
}

const plannedOwnDish = {
  entries: expect.arrayContaining([expect.objectContaining({ title: ownDish.title })]),
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
