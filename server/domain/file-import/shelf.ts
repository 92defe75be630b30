import type { Household } from '../../../shared/wire/household.ts'
import { type IntakeTrouble, mostFoundRecipes } from '../../../shared/wire/intakes.ts'
import type { RecipeInput } from '../../../shared/wire/recipes.ts'
import type { Transaction } from '../../db/client.ts'
import { signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { mayBePhoto } from '../../photos/render.ts'
import { type Found, printable } from './files/found.ts'
import { largestPhoto, mostKept } from './files/limits.ts'
import { joinHouseholds, partsOf } from './join-households.ts'
import { alreadyHad, fingerprintOf } from './known.ts'

const batchSize = 50
const batchBytes = 8 * 1024 * 1024
const mostTroubles = 2000
/** Of what was left, as text: it is read by a person. */
const mostTold = 2_000_000
/** All photos of one recipe together. */
const largestOfOne = 2 * largestPhoto

export interface Shelf {
  id: string
  /** False when there is no room for more. */
  put(found: Found): Promise<boolean>
  close(): Promise<void>
}

interface Laid {
  recipe: RecipeInput
  fingerprint: string
  photos: readonly Uint8Array[]
  photoUrl: string | null
  photoLeft: boolean
  about: Record<string, unknown>
  servingsSaid: boolean
}

/** Where what is found in one file is laid down, a few recipes at a time. */
export async function createFoundStore(ctx: Context, id: string, file: string): Promise<Shelf> {
  const rows = await ctx.sql<{ fingerprint: string }[]>`
    SELECT fingerprint FROM intake_recipes WHERE intake_id = ${id}`
  const seen = new Set(rows.map((row) => row.fingerprint))
  let room = mostFoundRecipes - rows.length
  let batch: Laid[] = []
  let held = 0
  const [before] = await ctx.sql<{ bytes: number }[]>`
    SELECT bytes::float8 FROM intakes WHERE id = ${id}`
  let left = mostKept[signedIn(ctx).demo ? 'guest' : 'person'] - (before?.bytes ?? 0)
  const troubles: IntakeTrouble[] = []
  let moreTroubles = 0
  let told = 0
  let household: Household | null = null

  const note = (trouble: IntakeTrouble) => {
    told += JSON.stringify(trouble.left ?? '').length
    if (troubles.length < mostTroubles && told < mostTold) troubles.push(trouble)
    else moreTroubles += 1
  }

  async function flush(): Promise<void> {
    const had = await alreadyHad(
      ctx,
      batch.map((one) => one.recipe),
    )
    const laid = batch.map((one, at) => {
      const known = had[at] === true || seen.has(one.fingerprint)
      seen.add(one.fingerprint)
      return { ...one, known }
    })
    // Counted with what is laid down, so that it counts also when the rest of the file is never read.
    await ctx.sql.begin(async (tx) => {
      await tx`UPDATE intakes SET bytes = bytes + ${held} WHERE id = ${id}`
      await Promise.all(laid.map((one) => lay(tx, id, one)))
    })
    batch = []
    held = 0
  }

  return {
    id,
    async put({ where, reading, photos, names = [], photoUrls }) {
      const place = [file, printable(where)].filter(Boolean).join(', ')
      if ('household' in reading) {
        const size = JSON.stringify(reading.household).length
        const both = household && joinHouseholds(household, reading.household)
        if (household !== null && both === null) {
          note({ where: place, title: null, problem: 'besides', left: partsOf(reading.household) })
          return true
        }
        if (left < size) {
          note({ where: place, title: null, problem: 'too_many' })
          return false
        }
        household = both ?? reading.household
        held += size
        left -= size
        return true
      }
      if ('problem' in reading) {
        const { title, problem, left } = reading
        note({ where: place, title, problem, ...(left && { left }) })
        return true
      }
      const text = JSON.stringify([reading.recipe, reading.about]).length
      if (room === 0 || left < text) {
        note({ where: place, title: reading.recipe.title, problem: 'too_many' })
        return false
      }
      const { lost, left: unknown = [] } = reading
      if (lost.length + unknown.length > 0) {
        const { title } = reading.recipe
        const told = { where: place, title, problem: 'fields_lost' as const }
        note({ ...told, fields: lost, ...(unknown.length > 0 && { left: unknown }) })
      }
      room -= 1
      let size = text
      const fitting: Uint8Array[] = []
      const photoNames: string[] = []
      for (const [at, photo] of photos.entries()) {
        const room = Math.min(left, text + largestOfOne)
        if (size + photo.length > room || !(await isPhoto(photo))) continue
        size += photo.length
        fitting.push(photo)
        photoNames.push(names[at] ?? '')
      }
      const [photoUrl = null, ...moreUrls] = photoUrls
      batch.push({
        recipe: reading.recipe,
        fingerprint: fingerprintOf(reading.recipe),
        photos: fitting,
        photoUrl,
        photoLeft: fitting.length < photos.length && photoUrl === null,
        about: {
          ...reading.about,
          ...(moreUrls.length > 0 && { moreUrls }),
          ...(reading.about?.versions && { photoNames }),
        },
        servingsSaid: reading.servingsSaid,
      })
      held += size
      left -= size
      if (batch.length >= batchSize || held >= batchBytes) await flush()
      return true
    },
    async close() {
      if (batch.length > 0 || held > 0) await flush()
      await ctx.sql`
        UPDATE intakes SET touched_at = ${ctx.now()},
          troubles = troubles || ${ctx.sql.json(troubles as never)},
          more_troubles = more_troubles + ${moreTroubles},
          household = coalesce(household, ${household && ctx.sql.json(household as never)}::jsonb)
        WHERE id = ${id}`
    },
  }
}

async function lay(tx: Transaction, id: string, one: Laid & { known: boolean }): Promise<void> {
  const [photo = null, ...more] = one.photos.map((bytes) => Buffer.from(bytes))
  const [row] = await tx<{ position: string }[]>`
    INSERT INTO intake_recipes (intake_id, recipe, fingerprint, known, photo, photo_url, photo_left,
      about, servings_said)
    VALUES (${id}, ${tx.json(one.recipe as never)}, ${one.fingerprint}, ${one.known}, ${photo},
      ${one.photoUrl}, ${one.photoLeft}, ${tx.json(one.about as never)}, ${one.servingsSaid})
    RETURNING position`
  for (const [place, bytes] of more.entries())
    await tx`
      INSERT INTO intake_more_photos (intake_id, position, place, photo)
      VALUES (${id}, ${row?.position ?? null}, ${place}, ${bytes})`
}

async function isPhoto(bytes: Uint8Array): Promise<boolean> {
  return bytes.length <= largestPhoto && (await mayBePhoto(bytes))
}
