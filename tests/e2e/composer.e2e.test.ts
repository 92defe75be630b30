import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { asleep } from '../support/asleep.ts'
import { findings } from '../support/axe.ts'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'
import { line, read, startWriting, status, step, title } from '../support/writing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

const idOf = (page: Page) => /rec_\w+/.exec(page.url())?.[0] ?? ''

describe('writing a recipe', () => {
  test('needs no mouse: every field, row and act is reached by keys', async () => {
    const { author, context, page } = await startWriting(browsing)
    await title(page).focus()
    await page.keyboard.type('Гречаники')
    await page.keyboard.press('Enter')
    await page.keyboard.type('З томатною підливою.')
    await line(page, 1).focus()
    await page.keyboard.type('2 скл. гречки')
    await page.keyboard.press('Enter')
    await page.keyboard.type('500 г фаршу')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    expect(await line(page, 3).count()).toBe(0)
    await page.keyboard.press('Alt+ArrowUp')
    expect(await line(page, 1).inputValue()).toBe('500 г фаршу')
    await page.getByText('Рядок 2 тепер 1-й').waitFor()
    await step(page, 1).focus()
    await page.keyboard.type('З’єднайте.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Посмажте.')
    await page.getByRole('combobox', { name: 'Теги' }).focus()
    await page.keyboard.type('вечеря')
    await page.keyboard.press('Enter')
    await status(page, /Чернетку збережено/).waitFor()
    await page.getByRole('button', { name: 'Готово' }).press('Enter')
    await page.waitForURL(/\/recipes\/rec_\w+$/)
    expect(await read(author, idOf(page))).toMatchObject({
      title: 'Гречаники',
      description: 'З томатною підливою.',
      status: 'ready',
      tags: ['вечеря'],
      steps: [{ text: 'З’єднайте.' }, { text: 'Посмажте.' }],
    })
    await context.close()
  })

  test('hears what was typed before the page was awake', async () => {
    const author = browsing.app.caller()
    await author.signUp()
    const context = await browsing.open({ as: author })
    const page = await context.newPage()
    const { wake } = await asleep(page)
    await page.goto('/recipes/new', { waitUntil: 'commit' })
    await title(page).fill('Ранній борщ')
    await page.getByLabel('Кілька слів про страву').fill('Записаний, доки сторінка ще спала.')
    await line(page, 1).fill('2 буряки')
    await page.getByLabel('Підготовка, хв').fill('20')
    wake()
    await status(page, /Чернетку збережено/).waitFor()
    expect(await title(page).inputValue()).toBe('Ранній борщ')
    expect(await read(author, idOf(page))).toMatchObject({
      title: 'Ранній борщ',
      description: 'Записаний, доки сторінка ще спала.',
      ingredients: [{ text: '2 буряки' }],
      prepMinutes: 20,
    })
    await context.close()
  })

  test('keeps what is typed, and the place of the cursor, while the page is waking', async () => {
    const author = browsing.app.caller()
    await author.signUp()
    const context = await browsing.open({ as: author })
    const page = await context.newPage()
    const { wake } = await asleep(page, '**/assets/ComposePage*.js')
    const language = page.waitForResponse(/\/assets\/uk-.*\.js/)
    await page.goto('/recipes/new', { waitUntil: 'commit' })
    await (await language).finished()
    // Whatever could wake without the page's own script has done so.
    for (let task = 0; task < 10; task += 1)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await title(page).focus()
    await page.keyboard.type('Ранній борщ')
    wake()
    await status(page, /Чернетку збережено/).waitFor()
    await page.keyboard.type(' із вечора')
    expect(await title(page).inputValue()).toBe('Ранній борщ із вечора')
    await context.close()
  })

  test('shows each line as it was understood, what it costs, and what is not known', async () => {
    const { context, page } = await startWriting(browsing)
    // On a phone a row has its tools below it, and what stands further down is still where it is pressed.
    await page.setViewportSize(phone)
    await line(page, 1).fill('2 скл. гречки')
    await page.getByText('гречка', { exact: true }).waitFor()
    await page.getByText('склянки', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Додати продукт' }).click()
    await line(page, 2).fill('дрібка шмурдяку')
    await page.getByText('Не зрозуміли продукт').waitFor()
    await page.getByText(/До ціни не входить те, чого не зрозуміли: 1\sрядок/).waitFor()
    const allergens = page.locator('.derived dl > div').filter({ hasText: 'Алергени' })
    expect(await allergens.locator('dd').textContent()).toBe('невідомо')
    await context.close()
  })

  test('takes a list that is pasted, or that a keyboard types at once, as lines of their own', async () => {
    const { context, page } = await startWriting(browsing)
    await line(page, 1).focus()
    await line(page, 1).evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '- 2 яйця\n- 100 г сиру\n\n- дрібка солі')
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    expect(await line(page, 1).inputValue()).toBe('2 яйця')
    expect(await line(page, 3).inputValue()).toBe('дрібка солі')
    // The clipboard of a phone's keyboard: the words come as if they were typed.
    await page.keyboard.insertText(', перець\n2 ст. л. олії')
    await page.getByRole('textbox', { name: 'Продукт, рядок 4' }).waitFor()
    expect(await line(page, 3).inputValue()).toBe('дрібка солі, перець')
    expect(await line(page, 4).inputValue()).toBe('2 ст. л. олії')
    await context.close()
  })

  test('lets a row be carried to another place by its handle', async () => {
    const { context, page } = await startWriting(browsing, '/recipes/:id/edit', {
      ingredients: [{ text: '1 буряк' }, { text: '2 моркви' }, { text: '3 цибулини' }],
    })
    const handle = page.locator('.lines .handle').nth(2)
    await handle.scrollIntoViewIfNeeded()
    const from = await handle.boundingBox()
    const to = await page.locator('.lines .handle').first().boundingBox()
    if (!from || !to) throw new Error('The handles are on the page.')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + 4, { steps: 6 })
    await page.mouse.up()
    expect(await line(page, 1).inputValue()).toBe('3 цибулини')
    expect(await line(page, 3).inputValue()).toBe('2 моркви')
    await status(page, /^Збережено о/).waitFor()
    await context.close()
  })

  test('says what the feed still needs, and stands where it is missing', async () => {
    const { context, page } = await startWriting(browsing)
    await title(page).fill('Порожня страва')
    await page.getByRole('button', { name: 'Опублікувати' }).click()
    await page.getByText(/додайте хоча\sб\sодин\sпродукт/).waitFor()
    expect(await line(page, 1).evaluate((field) => field === document.activeElement)).toBe(true)
    await context.close()
  })
})

describe('unsaved text', () => {
  test('without a name stays on the device through a reload', async () => {
    const { context, page } = await startWriting(browsing)
    await line(page, 1).fill('2 яйця')
    await status(page, /Лишається на цьому пристрої/).waitFor()
    await page.reload()
    expect(await line(page, 1).inputValue()).toBe('2 яйця')
    await context.close()
  })

  test('survives a lost connection, and is saved when it comes back', async () => {
    const { author, context, page } = await startWriting(browsing)
    await title(page).fill('Юшка')
    await status(page, /Чернетку збережено/).waitFor()
    await context.setOffline(true)
    await line(page, 1).fill('1 окунь')
    await status(page, /Немає зв’язку/).waitFor()
    await context.setOffline(false)
    await status(page, /Чернетку збережено/).waitFor()
    const saved = await read(author, idOf(page))
    expect(saved.ingredients.map((one) => one.text)).toEqual(['1 окунь'])
    await context.close()
  })

  test('is understood as soon as the connection is back, though nobody types any more', async () => {
    const { context, page } = await startWriting(browsing)
    await line(page, 1).fill('2 скл. гречки')
    await page.getByText('гречка', { exact: true }).waitFor()
    await context.setOffline(true)
    const unheard = page.waitForEvent('requestfailed', (one) => one.url().includes('readDraft'))
    await line(page, 1).fill('300 г сиру')
    await unheard
    expect(await page.getByText('сир', { exact: true }).count()).toBe(0)
    await context.setOffline(false)
    await page.getByText('сир', { exact: true }).waitFor()
    await context.close()
  })

  test('of a published recipe waits on the device until its author updates the feed', async () => {
    const { author, context, page, id } = await startWriting(browsing, '/recipes/:id/edit', {
      title: 'Куліш',
    })
    await author.mutate('recipes.publish', { id })
    await page.reload()
    await title(page).fill('Куліш козацький')
    await status(page, /доки не оновите стрічку/).waitFor()
    await page.reload()
    expect(await title(page).inputValue()).toBe('Куліш козацький')
    expect((await read(author, id)).title).toBe('Куліш')
    await page.getByRole('button', { name: 'Оновити в стрічці' }).click()
    await page.waitForURL(/\/recipes\/rec_\w+$/)
    expect((await read(author, id)).title).toBe('Куліш козацький')
    await context.close()
  })

  test('that meets a newer version is shown beside it, and both can be kept', async () => {
    const { author, context, page, id } = await startWriting(browsing, '/recipes/:id/edit', {
      title: 'Борщ',
      ingredients: [{ text: '1 буряк' }, { text: '2 моркви' }],
    })
    const other = await context.newPage()
    await other.goto(page.url())
    await line(other, 1).fill('3 буряки')
    await status(other, /^Збережено о/).waitFor()
    await line(page, 2).fill('4 моркви')
    await page.getByRole('heading', { name: /змінили в іншому вікні/ }).waitFor()
    const versions = page.locator('.version')
    expect(await versions.nth(0).textContent()).toContain('4 моркви')
    expect(await versions.nth(1).textContent()).toContain('3 буряки')
    await page.getByRole('button', { name: /Лишити обидва/ }).click()
    await status(page, /^Збережено о/).waitFor()
    expect(await line(page, 1).inputValue()).toBe('3 буряки')
    const shelf = await author.query<{ items: { id: string; title: string }[] }>('recipes.list', {})
    const mine = shelf.items.find((one) => one.id !== id)
    expect(mine?.title).toBe('Борщ (моя версія)')
    const kept = await read(author, mine?.id ?? '')
    expect(kept.ingredients.map((one) => one.text)).toEqual(['1 буряк', '4 моркви'])
    await context.close()
  })
})

describe('the windows of the composer', () => {
  test('have nothing for axe to find and fit a phone, in both themes and languages', async () => {
    const { author, context } = await startWriting(browsing)
    await context.close()
    const { id } = await author.compose({ ingredients: [{ text: 'дрібка шмурдяку' }] })
    const found: string[] = []
    for (const [colorScheme, locale] of [
      ['light', 'uk-UA'],
      ['dark', 'en-GB'],
    ] as const) {
      const viewport = { width: 360, height: 740 }
      const looking = await browsing.open({ as: author, colorScheme, locale, viewport })
      const page = await looking.newPage()
      for (const path of ['/recipes/new?import=1', `/recipes/${id}/edit`]) {
        await page.goto(path)
        found.push(...(await findings(page)))
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) found.push(`${path} is ${over} px too wide`)
      }
      await looking.close()
    }
    expect(found).toEqual([])
  })
})
