import { describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'
import { everyField } from '../../../support/archives/every-field.ts'
import { zipOf } from '../../../support/archives/zip.ts'

async function bring(content: string | Uint8Array, name = '') {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  const all = await readFile(bytesOf(bytes), 64_000_000, name)
  const found = all === null ? [] : await Array.fromAsync(all)
  return found.map(({ where, reading }) => {
    if ('problem' in reading) return { where, title: reading.title, problem: reading.problem }
    if ('household' in reading) return { where }
    const { title, servings, ingredients, steps, notes } = reading.recipe
    const lines = ingredients.map((one) => one.text)
    return { where, title, servings, lines, steps: steps.map((one) => one.text), notes }
  })
}

/** Two bytes a letter behind a mark, as Excel saves «Unicode text». */
const wide = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const fileOf = (program: string) => {
  const { file } = everyField[program] ?? { file: '' }
  return typeof file === 'string' ? file : JSON.stringify(file)
}

describe('letters of two bytes are read', () => {
  for (const program of ['RecipeSage, JSON-LD', 'My Recipe Box', 'MasterCook, XML', 'Cooklang'])
    test(`in a file of ${program}`, async () => {
      const [plain] = await bring(fileOf(program))
      expect(plain?.title).toBe('словоназва')
      expect(await bring(wide(fileOf(program)))).toEqual(plain ? [plain] : [])
    })
})

describe('a recipe of Cooklang without a title is called as its file', () => {
  const borsch = '>> servings: 4\r\n\r\nПоварити @буряк{2} і @сіль.\r\n'
  test('in a folder, beside the list of its shop', async () => {
    const folder = await zipOf({
      'рецепти/Борщ зелений.cook': borsch,
      'рецепти/config/aisle.conf': '[овочі]\nбуряк\n',
    })
    expect(await bring(folder)).toMatchObject([
      { title: 'Борщ зелений', servings: 4, lines: ['2 буряк', 'сіль'] },
    ])
  })
  test('alone, packed too', async () => {
    expect(await bring(borsch, 'Борщ.cook')).toMatchObject([{ title: 'Борщ' }])
    expect(await bring(gzipSync(borsch), 'Борщ.cook.gz')).toMatchObject([{ title: 'Борщ' }])
    expect(await bring(`---\ntitle: Інша\n---\n${borsch}`, 'Борщ.cook')).toMatchObject([
      { title: 'Інша' },
    ])
  })
})

describe('a table is read by its headings in other languages', () => {
  test('Ukrainian', async () => {
    const table =
      'Назва,Інгредієнти,Приготування,Порції,Нотатки\r\n"Борщ","500 г буряка\r\n1 цибуля","Зварити.\r\nПодати.",6,Смачно\r\n'
    const [borsch] = await bring(table)
    expect(borsch).toMatchObject({ title: 'Борщ', servings: 6, notes: 'Смачно' })
    expect(borsch?.lines).toEqual(['500 г буряка', '1 цибуля'])
    expect(borsch?.steps).toEqual(['Зварити.', 'Подати.'])
  })
  test('Czech, with semicolons', async () => {
    const table =
      '\ufeffNázev;Ingredience;Postup;Porce\n"Guláš";"500 g hovězího\n1 cibule";"Uvařit.";4\n'
    expect(await bring(table)).toMatchObject([
      { title: 'Guláš', servings: 4, lines: ['500 g hovězího', '1 cibule'], steps: ['Uvařit.'] },
    ])
  })
})

test('Markdown under headings that are not those of our own export loses no section', async () => {
  const page =
    '# Borsch\n\nServings: 4\n\n## Ingredients\n\n* 500 g beets\n* 1 onion\n\n## Instructions\n\n1. Boil.\n2. Serve.\n'
  expect(await bring(page)).toMatchObject([
    { title: 'Borsch', servings: 4, lines: ['500 g beets', '1 onion'], steps: ['Boil.', 'Serve.'] },
  ])
})

test('a dish of one line is a dish', async () => {
  const dish = (name: string, ingredients: unknown[], steps: string[]) => ({
    ...{ id: name, name, servings: 2 },
    ...{ ingredients, preparationSteps: steps },
  })
  const file = [dish('Чай', [{ rawIngredient: '1 пакетик чаю' }], ['Заварити.'])]
  expect(await bring(JSON.stringify(file))).toMatchObject([
    { title: 'Чай', lines: ['1 пакетик чаю'] },
  ])
  const yaml =
    'name: Чай\nservings: 2\ningredients:\n  - 1 пакетик чаю\ndirections:\n  - Заварити.\n'
  expect(await bring(yaml)).toMatchObject([{ title: 'Чай', steps: ['Заварити.'] }])
})

test('notes of MasterCook are notes, and no nutrition', async () => {
  const [dish] = await bring(fileOf('MasterCook, a text'))
  expect(dish?.notes).toBe(
    'словонотатка\n\nПоживність: Per Serving (excluding unknown items): словокалорії',
  )
})

test('pages of an API are no things beside its recipes', async () => {
  const page = {
    ...{ page: 1, per_page: 50, total: 1, total_pages: 1, next: null },
    items: [
      { slug: 'x', name: 'Борщ', recipeIngredient: [{ note: 'буряк' }], recipeInstructions: [] },
    ],
  }
  expect(await bring(JSON.stringify(page))).toMatchObject([{ title: 'Борщ' }])
})

test('Rich Text is not called a damaged record: it is a file that nobody here reads', async () => {
  expect(await readFile(bytesOf(Buffer.from('{\\rtf1\\ansi Borsch}')), 1_000_000)).toBeNull()
})
