import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import sharp from 'sharp'
import { type Browsing, phone, startBrowsing } from '../support/browsing.ts'

setDefaultTimeout(120_000)

let browsing: Browsing
beforeAll(async () => {
  browsing = await startBrowsing()
})
afterAll(() => browsing.stop())

test('a reader tells how a dish came out, changes it, takes it off and back; the author may take it off too', async () => {
  const { app, openAt } = browsing
  const author = await app.signedUp('Леся')
  const reader = await app.signedUp('Оля')
  const address = `/r/${await author.publish({ title: 'Кутя' })}`
  const { context, page } = await openAt(address, { as: reader, viewport: phone })
  const comment = page.getByRole('listitem').filter({ hasText: 'Оля' })
  await page.getByText('Ще ніхто нічого не написав').waitFor()

  const form = page.locator('.comment-form')
  const words = form.getByLabel('Ваш коментар')
  await form.getByRole('button', { name: 'Надіслати' }).click()
  await form.getByRole('alert').filter({ hasText: 'Напишіть щось' }).waitFor()
  await words.fill('Маку взяла вдвічі більше.\nДуже смачно!')
  await form.getByRole('alert').waitFor({ state: 'detached' })
  const cooked = form.getByLabel('Приготовано за цим рецептом')
  expect((await cooked.boundingBox())?.width).toBeGreaterThanOrEqual(22)
  await cooked.check()
  const size = { width: 60, height: 40, channels: 3, background: '#a33' } as const
  const buffer = await sharp({ create: size }).jpeg().toBuffer()
  await form
    .getByLabel('Додати фото')
    .setInputFiles({ name: 'kutia.jpg', mimeType: 'image/jpeg', buffer })
  await form.getByRole('button', { name: 'Прибрати фото' }).waitFor()
  await form.getByRole('button', { name: 'Надіслати' }).click()
  await comment.getByRole('img', { name: 'Фото страви від: Оля' }).waitFor()
  await page.getByText('1 коментар · 1 раз приготовано').waitFor()
  expect(await words.inputValue()).toBe('')

  await comment.getByRole('button', { name: 'Змінити' }).click()
  await comment.getByLabel('Ваш коментар').fill('Маку взяла більше.')
  await comment.getByRole('button', { name: 'Зберегти' }).click()
  await comment.getByText('Маку взяла більше.', { exact: true }).waitFor()
  await comment.getByText('змінено').waitFor()

  await comment.getByRole('button', { name: 'Прибрати', exact: true }).click()
  await page.getByText('Ще ніхто нічого не написав').waitFor()
  await page.getByRole('button', { name: 'Повернути' }).click()
  // Her name stands in the menu as well: only the comment can be changed.
  await comment.getByRole('button', { name: 'Змінити' }).waitFor()
  await context.close()

  const hers = await openAt(address, { as: author })
  const found = hers.page.getByRole('listitem').filter({ hasText: 'Оля' })
  await found.getByRole('button', { name: 'Поскаржитися' }).waitFor()
  await found.getByRole('button', { name: 'Прибрати', exact: true }).click()
  await hers.page.getByText('Ще ніхто нічого не написав').waitFor()
  await hers.context.close()

  // Comments that could not be read are not taken for none.
  const guest = await browsing.open()
  await guest.route(/feed\.comments/, (route) => route.abort())
  const shut = await guest.newPage()
  await shut.goto(address)
  await shut.getByRole('link', { name: 'Увійдіть, щоб написати коментар' }).waitFor()
  const failed = shut.locator('.comments').getByRole('alert')
  await failed.waitFor()
  expect(await shut.getByText('Ще ніхто нічого не написав').count()).toBe(0)
  await guest.unroute(/feed\.comments/)
  await failed.getByRole('button', { name: 'Спробувати ще раз' }).click()
  await shut.getByText('Ще ніхто нічого не написав').waitFor()
  await guest.close()
})
