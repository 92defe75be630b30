import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import { connectAgent } from '../../support/agent.ts'
import type { TestApp } from '../../support/app.ts'
import { startBuiltApp } from '../../support/built.ts'
import { type Caller, password } from '../../support/caller.ts'
import { mailedToken } from '../../support/mail.ts'
import { me } from '../../support/signing-in.ts'

setDefaultTimeout(120_000)

let app: TestApp
beforeAll(async () => {
  app = await startBuiltApp()
})
afterAll(() => app.stop())

/** What a browser without scripts does: sends the form, then opens the page it is led to. */
async function send(caller: Caller, path: string, fields: Record<string, string>, headers = {}) {
  const response = await caller.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  expect(response.status).toBe(303)
  const to = response.headers.get('location') ?? ''
  return { to, html: await (await caller.fetch(to)).text() }
}

interface Input {
  name: string
  value: string
  /** The sentence that belongs to it. */
  error: string
}

/** The fields of a page as a browser reads them, each with the sentence that describes its error. */
async function inputsOf(html: string): Promise<Input[]> {
  const inputs: (Input & { errorId: string })[] = []
  await new HTMLRewriter()
    .on('input', {
      element: (one) => {
        const invalid = one.getAttribute('aria-invalid') === 'true'
        inputs.push({
          name: one.getAttribute('name') ?? '',
          value: (one.getAttribute('value') ?? '').replaceAll('&quot;', '"'),
          errorId: invalid
            ? ((one.getAttribute('aria-describedby') ?? '').split(' ')[1] ?? '')
            : '',
          error: '',
        })
      },
    })
    .transform(new Response(html))
    .text()
  for (const input of inputs)
    if (input.errorId) {
      const from = html.indexOf(`id="${input.errorId}"`)
      const sentence = /<p[^>]*class="error"[^>]*>.*?<\/svg>(?:<!--.*?-->)*([^<]+)/s
      input.error = sentence.exec(html.slice(from))?.[1] ?? ''
    }
  return inputs
}

const field = async (html: string, name: string) =>
  (await inputsOf(html)).find((input) => input.name === name)

describe('Without scripts a refused', () => {
  test('sign-in keeps the email, says why at the field, and neither stands in the address', async () => {
    const { email } = await app.caller().signUp()
    const caller = app.caller()
    const { to, html } = await send(caller, '/login', {
      email: email ?? '',
      password: 'не той пароль',
    })
    expect(to).toBe('/login?error=sign_in_refused')
    expect((await field(html, 'email'))?.value).toBe(email ?? '')
    expect((await field(html, 'password'))?.error).toBe('Пошта або пароль не підходять.')
    expect(html).not.toContain('не той пароль')
  })

  test('form is repeated once, to the same browser alone', async () => {
    const caller = app.caller()
    const { to } = await send(caller, '/login', { email: 'once@example.org', password: 'a' })
    expect((await field(await (await caller.fetch(to)).text(), 'email'))?.value).toBe('')
    expect((await field(await (await app.fetch(to)).text(), 'email'))?.value).toBe('')
  })

  test('registration keeps name and email, and says what is wrong with which', async () => {
    await app.caller().signUp('Є', 'here@example.org')
    const fields = { email: 'here@example.org', password, display_name: 'Галя "Г"' }
    const taken = (await send(app.caller(), '/register', fields)).html
    expect((await field(taken, 'display_name'))?.value).toBe('Галя "Г"')
    expect((await field(taken, 'email'))?.value).toBe('here@example.org')
    expect((await field(taken, 'email'))?.error).not.toBe('')
    const short = { ...fields, email: 'new@example.org', password: 'коротко' }
    const { html } = await send(app.caller(), '/register', short)
    expect((await field(html, 'email'))?.value).toBe('new@example.org')
    expect((await field(html, 'password'))?.error).not.toBe('')
    expect((await field(html, 'password'))?.value).toBe('')
  })
})

describe('Without scripts a forgotten password', () => {
  test('is replaced by the mailed link, and whoever did so is in', async () => {
    const { email } = await app.caller().signUp()
    const caller = app.caller()
    const asked = await send(caller, '/reset', { email: email ?? '' })
    expect(asked.to).toBe('/reset?sent=1')
    expect(asked.html).toContain('Перевірте пошту')
    expect(asked.html).toContain(email ?? 'nobody')
    const token = await mailedToken(app, email ?? '', 'reset')
    const done = await send(caller, '/reset', { token, password: 'новий довгий пароль' })
    expect(done.to).toBe('/reset/done')
    expect((await me(caller))?.email).toBe(email)
  })

  test('answers the same for an address that nobody has', async () => {
    const { to, html } = await send(app.caller(), '/reset', { email: 'nobody@example.org' })
    expect(to).toBe('/reset?sent=1')
    expect(html).toContain('Перевірте пошту')
  })

  test('keeps its link when the new one is too short, and says so at the field', async () => {
    const { email } = await app.caller().signUp()
    const caller = app.caller()
    await send(caller, '/reset', { email: email ?? '' })
    const token = await mailedToken(app, email ?? '', 'reset')
    const { html } = await send(caller, '/reset', { token, password: 'коротко' })
    expect((await field(html, 'token'))?.value).toBe(token)
    expect((await field(html, 'password'))?.error).not.toBe('')
    expect(await me(caller)).toBeNull()
  })

  test('says that a link is spent, and leads to another', async () => {
    const { html } = await send(app.caller(), '/reset', { token: 'kr_none', password })
    expect(html).toContain('Посилання більше не діє')
    expect(html).toContain('href="/reset"')
  })
})

describe('Without scripts the page after a new password', () => {
  async function afterReset(verified: boolean) {
    const before = app.caller()
    const { email } = await before.signUp('Чужий')
    const address = email ?? ''
    if (verified)
      await before.mutate('people.verifyEmail', {
        token: await mailedToken(app, address, 'verify'),
      })
    await connectAgent(app, before)
    const owner = app.caller()
    await send(owner, '/reset', { email: address })
    const token = await mailedToken(app, address, 'reset')
    return { owner, ...(await send(owner, '/reset', { token, password: 'новий довгий пароль' })) }
  }

  test('names, in both languages, what ended of an account that anybody may have opened', async () => {
    const { owner, html } = await afterReset(false)
    expect(html).toContain('Відключено помічників')
    expect(html).toContain('Помічник')
    await owner.mutate('people.update', { language: 'en' })
    expect(await (await owner.fetch('/reset/done')).text()).toContain('Assistants disconnected')
  })

  test('lets its owner disconnect an assistant that they do not recognise', async () => {
    const { owner, html } = await afterReset(true)
    const [choice] = (await inputsOf(html)).filter(({ name }) => name.startsWith('agent:'))
    const { to } = await send(owner, '/reset/done', { [choice?.name ?? '']: 'end' })
    expect(to).toBe('/')
    expect(await owner.query<unknown[]>('agents.connections')).toEqual([])
  })
})

describe('Without scripts an email', () => {
  test('cannot be confirmed where its owner is not signed in, and the page says what to do', async () => {
    const { email } = await app.caller().signUp()
    const token = await mailedToken(app, email ?? '', 'verify')
    const { html } = await send(app.caller(), '/verify', { token })
    expect(html).toContain('Спершу увійдіть')
    expect(html).toContain(`href="/login?return_to=%2Fverify%3Ftoken%3D${token}"`)
    expect(html).toContain('Забрати адресу собі')
  })

  test('is confirmed by the press of a button, not by opening the link', async () => {
    const caller = app.caller()
    const { email } = await caller.signUp()
    const token = await mailedToken(app, email ?? '', 'verify')
    const page = await (await caller.fetch(`/verify?token=${token}`)).text()
    expect((await field(page, 'token'))?.value).toBe(token)
    expect((await me(caller))?.emailVerified).toBe(false)
    const { html } = await send(caller, '/verify', { token })
    expect(html).toContain('Пошту підтверджено')
    expect((await me(caller))?.emailVerified).toBe(true)
    expect((await send(caller, '/verify', { token })).html).toContain('Посилання не спрацювало')
  })
})

describe('Without scripts an invitation', () => {
  test('is taken by a button, and leads to the plan of the kitchen, which says so', async () => {
    const host = app.caller()
    await host.signUp('Олена')
    await host.mutate('kitchens.rename', { name: 'Кухня на розі' })
    const { url } = await host.mutate<{ url: string }>('kitchens.invite')
    const token = new URL(url).searchParams.get('token') ?? ''
    const guest = app.caller()
    await guest.signUp('Юрко')
    const page = await (await guest.fetch(`/join?token=${token}`)).text()
    expect((await field(page, 'token'))?.value).toBe(token)
    const { to, html } = await send(guest, '/join', { token })
    expect(to).toBe('/plan?joined=1')
    expect(html).toContain('Ви тепер на кухні «Кухня на розі»')
    const kitchen = await guest.query<KitchenView>('kitchens.mine')
    expect(kitchen.people.length).toBe(2)
  })

  test('is not taken by somebody who is not signed in, nor by a page of another site', async () => {
    const host = app.caller()
    await host.signUp('Олена')
    const { url } = await host.mutate<{ url: string }>('kitchens.invite')
    const token = new URL(url).searchParams.get('token') ?? ''
    const { html } = await send(app.caller(), '/join', { token })
    expect(html).toContain('Щоб приєднатися, потрібна власна комора.')
    const guest = app.caller()
    await guest.signUp('Юрко')
    const forged = { origin: 'https://evil.example' }
    const { to } = await send(guest, '/join', { token }, forged)
    expect(to).toBe('/join?error=origin_refused')
    expect((await send(guest, '/reset', { email: 'a@example.org' }, forged)).to).toBe(
      '/reset?error=origin_refused',
    )
    expect((await send(guest, '/verify', { token }, forged)).to).toBe(
      '/verify?error=origin_refused',
    )
    expect((await guest.query<KitchenView>('kitchens.mine')).people.length).toBe(1)
  })
})
