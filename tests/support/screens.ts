import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { StoreView } from '../../shared/wire/stores.ts'
import type { Dictionary } from '../../web/language/shape.ts'
import { authorizePath, connectAgent, newPkce, openConsent, register } from './agent.ts'
import type { TestApp } from './app.ts'
import type { Caller } from './caller.ts'
import { structured } from './mcp.ts'
import { planScreens } from './plan-screens.ts'
import { connectStore } from './practice.ts'
import { listOf } from './practice-cart.ts'
import type { Screen } from './screen.ts'
import { settled } from './settled.ts'

export interface Screens {
  host: Caller
  guest: Screen[]
  member: Screen[]
  /** Of one who has connected a practice store, if there is one. */
  cart: Screen[]
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

/** Every screen, filled with what makes it widest: long names, long words, many things. */
export async function everyScreen(app: TestApp): Promise<Screens> {
  const host = app.caller()
  const person = await host.signUp('Найдовше-Прізвищенко Святослава-Єлизавета Костянтинівна')
  const invited = async () => {
    const { url } = await host.mutate<{ url: string }>('kitchens.invite')
    return new URL(url).searchParams.get('token') ?? ''
  }
  const companion = app.caller()
  await companion.signUp('Юрко')
  await companion.mutate('kitchens.join', { token: await invited() })
  const publicationId = await host.publish({
    title: 'Найсмачніший домашній борщ із печеним буряком, квасолею, чорносливом і пампушками',
    description: 'Буряк запікають у шкірці, тому колір лишається темним.',
    cookMinutes: 90,
    tags: ['супи'],
    ingredients: [{ text: 'Для борщу:' }, { text: '500 г буряка' }, { text: '2 скл. борошна' }],
    steps: [{ text: 'Зваріть буряк.', minutes: 45 }, { text: 'Додайте борошно.' }],
  })
  const { id } = await host.compose({ title: 'Власний', steps: [{ text: 'Зваріть.' }] })
  const join = `/join?token=${await invited()}`
  const recipe = `/r/${publicationId}`
  const everywhere: Screen[] = [
    { path: '/' },
    { path: '/', state: 'suggestions', open: openSuggestions },
    { path: '/?q=борщ' },
    { path: '/?q=вечеря за 30 хвилин без молока' },
    { path: '/?q=нічого-такого' },
    { path: recipe },
    { path: recipe, state: 'cook mode', open: openCookMode },
    { path: recipe, state: 'cooked, a timer still running', open: openCookDone },
    { path: `/a/${person.id}` },
    { path: '/nowhere' },
    { path: '/developers' },
    { path: '/privacy' },
    { path: '/login' },
    { path: '/register' },
    { path: '/settings' },
    { path: '/join?token=ki_nothing' },
    { path: join },
  ]
  return {
    host,
    cart: await cartScreens(host),
    guest: [...everywhere, ...entryScreens],
    member: [
      ...everywhere,
      ...ownScreens(id),
      ...(await planScreens(host, id)),
      ...(await agentScreens(app, host, id)),
    ],
  }
}

const entryScreens: Screen[] = [
  { path: '/login?error=provider_refused' },
  { path: '/login?error=sign_in_refused' },
  {
    path: '/register',
    state: 'refused',
    open: async (page, text) => {
      await press(page, text.entry.register.submit)
      await page.getByText(text.form.errors.emailMissing).waitFor()
    },
  },
  { path: '/reset' },
  { path: '/reset?token=kr_something' },
  { path: '/reset?token=kr_something&error=link_spent' },
  { path: '/verify?token=kv_something' },
  { path: '/verify?done=1' },
  { path: '/login?error=sign_in_slowed' },
  { path: '/login/link' },
  { path: '/login/link?sent=1' },
  { path: '/login/link?token=kl_something' },
  { path: '/verify?token=kv_something&error=verify_elsewhere' },
  { path: '/recipes' },
  { path: '/offline' },
]

function ownScreens(id: string): Screen[] {
  const edit = `/recipes/${id}/edit`
  return [
    {
      path: '/',
      state: 'menu',
      open: (page) => page.locator('[popovertarget="person-menu"]').click(),
    },
    { path: '/recipes' },
    { path: '/recipes?q=нічого-такого' },
    { path: '/reset/done' },
    { path: '/recipes/new' },
    {
      path: '/recipes/new',
      state: 'import',
      open: async (page, text) => {
        await press(page, text.composer.import)
        await dialog(page)
      },
    },
    { path: `/recipes/${id}` },
    { path: '/recipes/rec_none' },
    { path: edit },
    { path: edit, state: 'crop', open: openCrop },
    {
      path: '/settings',
      state: 'password and invitation',
      open: async (page, text) => {
        await press(page, text.settings.waysIn.change)
        await page.getByLabel(text.settings.waysIn.current, { exact: true }).waitFor()
      },
    },
    {
      path: '/settings',
      state: 'leave the kitchen',
      open: async (page, text) => {
        await press(page, text.settings.kitchen.leave)
        await dialog(page)
      },
    },
    {
      path: '/settings',
      state: 'delete the account',
      open: async (page, text) => {
        await press(page, text.settings.data.delete)
        await dialog(page)
      },
    },
  ]
}

async function agentScreens(app: TestApp, host: Caller, recipeId: string): Promise<Screen[]> {
  const agent = await connectAgent(app, host)
  const propose = async (tool: string, input: Record<string, unknown>) => {
    const asked = await structured<{ confirmation_url: string }>(
      app,
      agent.access_token,
      tool,
      input,
    )
    return { path: new URL(asked.confirmation_url).pathname }
  }
  const date = new Date(app.services.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const asking = authorizePath(await register(app), newPkce().challenge)
  return [
    { path: `/mcp/consent?request=${await openConsent(host, asking)}` },
    { path: '/mcp/consent?request=con_none' },
    await propose('service_propose_plan_entry', { recipe_id: recipeId, date }),
    await propose('service_propose_plan_entry', {
      entries: [
        { recipe_id: recipeId, date, note: 'на два дні' },
        { recipe_id: recipeId, date, slot: 'lunch' },
      ],
    }),
    await propose('service_propose_shopping_list', { lines: ['молоко 2 л', 'сіль'] }),
    await propose('service_propose_recipe_draft', {
      title: 'Гарбузовий суп\u202E',
      ingredients: ['1 кг гарбуза', 'щось загадкове'],
      steps: ['Зваріть гарбуз.'],
    }),
    { path: '/mcp/proposals' },
    { path: '/mcp/proposals/prop_none' },
    { path: '/mcp/connections' },
    {
      path: '/mcp/connections',
      state: 'revoke',
      open: async (page, text) => {
        await press(page, text.agents.connections.revokeOf('Помічник'))
        await dialog(page)
      },
    },
  ]
}

async function cartScreens(host: Caller): Promise<Screen[]> {
  const known = await host.query<StoreView[]>('stores.list')
  if (known.length === 0) return []
  await connectStore(host, 'silpo')
  const listId = await listOf(host, 'молоко 2 л', 'щось загадкове й дуже довге')
  const path = `/lists/${listId}/cart?store=silpo`
  const matched = (page: Page) => page.locator('.cart-where').waitFor()
  return [
    {
      path,
      state: 'an alternative',
      open: async (page) => {
        await matched(page)
        await page.locator('button.goods-row').first().click()
        await dialog(page)
      },
    },
    {
      path,
      state: 'place and time',
      open: async (page, text) => {
        await matched(page)
        await press(page, text.cart.place.changeOf)
        await page.locator('dialog select').waitFor()
      },
    },
  ]
}

async function openSuggestions(page: Page): Promise<void> {
  await page.getByRole('combobox').pressSequentially('борщ')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

async function openCookMode(page: Page, text: Dictionary): Promise<void> {
  await press(page, text.recipe.cook)
  await dialog(page)
}

async function openCookDone(page: Page, text: Dictionary): Promise<void> {
  await page.locator('.step-timer').first().click()
  await openCookMode(page, text)
  await press(page, text.dish.cookMode.next)
  await press(page, text.dish.cookMode.done)
  await page.getByText(text.dish.cookMode.enjoy, { exact: true }).waitFor()
  await settled(page)
}

async function openCrop(page: Page): Promise<void> {
  const size = { width: 300, height: 600, channels: 3, background: '#a33' } as const
  const buffer = await sharp({ create: size }).jpeg().toBuffer()
  const file = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await dialog(page)
}
