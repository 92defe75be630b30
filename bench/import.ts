import type { Intake, IntakePhotos, IntakeStep } from '../shared/wire/intakes.ts'
import { zipOf } from '../tests/support/archives/zip.ts'
import { Caller } from '../tests/support/caller.ts'
import { busyMs } from './support/busy.ts'
import { openHouse } from './support/house.ts'
import { photograph } from './support/photographs.ts'
import { print, table } from './support/print.ts'

/**
 * Somebody moves in: recipes with photos from the files of another program, over HTTP, as the page does it; and one
 * photo, uploaded by hand. `bun bench/import.ts [recipes with small photos] [with large ones]`, by default 1000 and 100.
 */
const [small = 1000, large = 100] = process.argv.slice(2).map(Number)
/** Seconds for a thousand recipes, on two cores; milliseconds for a photo that somebody waits for. */
const limit = 60
const uploadLimit = 1000
const largestFile = 120 * 1024 * 1024

const foods = ['буряка', 'моркви', 'картоплі', 'цибулі', 'капусти', 'рису', 'гречки', 'курки']
const seasonings = ['2 ст. л. олії', '1 ч. л. солі', 'перець за смаком', '3 зубчики часнику']

const house = await openHouse()
const server = await house.startServer()
const origin = `http://localhost:${server.port}`

print(`recipes with photos, one each`)
table([await moveIn(small, 1280, 960), await moveIn(large, 4000, 3000)])
print('\none photo, uploaded by one person')
table([await upload(1280, 960), await upload(4000, 3000)])
await server.stop()
await house.stop()

async function moveIn(count: number, width: number, height: number) {
  const cook = await newcomer()
  const photos = await several(width, height)
  // As few files as they go into.
  const perFile = Math.floor(largestFile / Math.max(...photos.map((one) => one.length)))
  const files: Buffer[] = []
  for (let first = 0; first < count; first += perFile)
    files.push(await archive(first, Math.min(perFile, count - first), photos))
  const [began, busyBefore] = [performance.now(), busyMs()]
  let id: string | undefined
  for (const file of files) id = await send(cook, file, id)
  const read = performance.now() - began
  const found = await cook.query<Intake>('intakes.current')
  const positions = found.recipes.map((one) => one.position)
  await cook.mutate('intakes.begin', { id, positions, asDrafts: false })
  while (!(await cook.mutate<IntakeStep>('intakes.step', { id })).done);
  const taken = performance.now() - began
  while ((await cook.query<IntakePhotos>('intakes.photos', { id })).waiting > 0)
    await Bun.sleep(200)
  const took = performance.now() - began
  const after = await cook.query<Intake>('intakes.current')
  const good = after.recipes.filter((one) => one.state === 'taken' && !one.photoLeft)
  if (good.length < count) throw new Error(`${count - good.length} recipes came without photos.`)
  const seconds = (ms: number) => ((ms / count) * 1000) / 1000
  return {
    photos: `${width}x${height}, ${Math.round((photos[0]?.length ?? 0) / 1024)} KB`,
    recipes: count,
    's a thousand': seconds(took).toFixed(1),
    'read by': seconds(read).toFixed(1),
    'recipes by': seconds(taken).toFixed(1),
    'processor s': seconds(busyMs() - busyBefore).toFixed(1),
    's/limit': (seconds(took) / limit).toFixed(2),
  }
}

async function upload(width: number, height: number) {
  const cook = await newcomer()
  const photos = await several(width, height)
  const took: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(photos[round % photos.length] ?? [])]))
    const began = performance.now()
    const response = await cook.fetch('/photos', { method: 'POST', body: form })
    if (response.status !== 201) throw new Error(await response.text())
    took.push(performance.now() - began)
  }
  const sorted = took.toSorted((one, other) => one - other)
  return {
    photo: `${width}x${height}`,
    'p50 ms': (sorted[6] ?? 0).toFixed(0),
    'most ms': (sorted.at(-1) ?? 0).toFixed(0),
    'p50/limit': ((sorted[6] ?? 0) / uploadLimit).toFixed(2),
  }
}

async function newcomer(): Promise<Caller> {
  const cook = new Caller(
    (path, { address: _, ...init } = {}) => fetch(origin + path, init),
    origin,
  )
  await cook.signUp()
  return cook
}

async function several(width: number, height: number): Promise<Buffer[]> {
  const photos: Buffer[] = []
  for (let seed = 1; seed <= 5; seed += 1) photos.push(await photograph(width, height, seed))
  return photos
}

/** As Nextcloud Cookbook keeps them: a folder for each recipe, with its picture beside it. */
function archive(first: number, count: number, photos: readonly Buffer[]): Promise<Buffer> {
  const entries = Array.from({ length: count }, (_, n) => {
    const name = `Страва ${first + n + 1}`
    return [
      [`Recipes/${name}/recipe.json`, JSON.stringify(recipe(name, n))],
      [`Recipes/${name}/full.jpg`, photos[n % photos.length] ?? ''],
    ] as const
  })
  return zipOf(Object.fromEntries(entries.flat()))
}

function recipe(name: string, n: number) {
  return {
    ...{ '@context': 'http://schema.org', '@type': 'Recipe', name, recipeYield: 4 },
    ...{ description: `Як її варили вдома, ${n}.`, prepTime: 'PT0H15M', cookTime: 'PT0H45M' },
    recipeIngredient: [
      ...foods.map((food, i) => `${100 + ((n + i) % 9) * 50} г ${food}`),
      ...seasonings,
    ],
    recipeInstructions: [
      'Почистьте.',
      'Наріжте дрібно.',
      'Обсмажте 10 хвилин.',
      'Тушкуйте до готовності.',
    ],
  }
}

async function send(cook: Caller, file: Uint8Array, into?: string): Promise<string> {
  const search = new URLSearchParams({ name: 'recipes.zip', ...(into && { into }) })
  const response = await cook.fetch(`/imports?${search}`, {
    method: 'POST',
    body: new Uint8Array(file),
  })
  const said = (await response.json()) as { id?: string }
  if (!said.id) throw new Error(JSON.stringify(said))
  return said.id
}
