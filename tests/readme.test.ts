import { expect, test } from 'bun:test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '..')
const read = (path: string) => Bun.file(join(root, path)).text()

test('the README names every variable that the configuration reads, and no other', async () => {
  const config = await read('server/kernel/config.ts')
  const schema = config.slice(config.indexOf('z.object({'), config.indexOf('export type Config'))
  const inCode = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? '')
  expect((await namedInReadme()).toSorted()).toEqual(inCode.toSorted())
})

test('compose.yaml hands on every variable of the README that the image does not set, and no other', async () => {
  const compose = await read('compose.yaml')
  const handedOn = [...compose.matchAll(/^ {6}([A-Z0-9_]+): /gm)].map((match) => match[1] ?? '')
  const dockerfile = await read('Dockerfile')
  const set = [...dockerfile.matchAll(/([A-Z_]+)=\S+/g)].map((match) => match[1] ?? '')
  const ofKomora = handedOn.filter((name) => !name.startsWith('POSTGRES_'))
  const expected = (await namedInReadme()).filter((name) => !set.includes(name))
  expect(ofKomora.toSorted()).toEqual(expected.toSorted())
  // Its value comes from the shell or from .env, and is not a slip of another name.
  for (const name of ofKomora.filter((one) => one !== 'DATABASE_URL'))
    expect(compose).toMatch(new RegExp(`${name}: \\$\\{${name}:`))
})

test('an image holds nothing that git ignores, secrets above all', async () => {
  const lines = async (path: string) => (await read(path)).split('\n').filter(Boolean)
  const ignored = (await lines('.gitignore')).map((line) => line.replace(/\/$/, ''))
  const left = await lines('.dockerignore')
  expect(ignored.filter((line) => !left.includes(line))).toEqual([])
  expect(left).toContain('.env')
})

async function namedInReadme(): Promise<string[]> {
  const table = (await read('README.md')).split('\n').filter((line) => line.startsWith('| `'))
  return table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1] ?? ''),
  )
}

test('the tour of the house leads through rooms that are there', async () => {
  const text = await read('CONTRIBUTING.md')
  const named = [...text.matchAll(/`((?:web|server|shared|tests)\/[\w./-]+)`/g)].map(
    (match) => match[1] ?? '',
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual(
    existsSync(join(root, 'tests/first-minute'))
      ? []
      : ['tests/first-minute', 'tests/first-minute'],
  )
})

test('every measurement and every folder of the tree has its line in the README', async () => {
  const readme = await read('README.md')
  const measured = [...readme.matchAll(/^\| `bun bench\/(\w+\.ts)/gm)].map((match) => match[1])
  const benches = readdirSync(join(root, 'bench')).filter((name) => name.endsWith('.ts'))
  expect(measured.toSorted()).toEqual(benches.toSorted())
  const named = [...readme.matchAll(/^([.\w]+\/) {2,}/gm)].map((match) => match[1])
  const ignored = (await read('.gitignore')).split('\n').map((line) => line.replace(/\/$/, ''))
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const ours = folders
    .map((entry) => entry.name)
    .filter((name) => !(name.startsWith('.') || ignored.includes(name)))
  expect(ours.filter((name) => !named.includes(`${name}/`))).toEqual([])
  expect(named.filter((folder) => !existsSync(join(root, folder ?? '')))).toEqual([])
})

test('every decision has a number of its own, which its first line says', async () => {
  const files = readdirSync(join(root, 'decisions')).toSorted()
  const heads = await Promise.all(
    files.map(async (file) => (await read(`decisions/${file}`)).match(/^# (\d+)\. \S/)?.[1]),
  )
  expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(heads.map(Number))
  expect(new Set(heads).size).toBe(files.length)
})
