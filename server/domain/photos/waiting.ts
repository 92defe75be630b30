import type { Services } from '../../kernel/context.ts'
import { asDomainError, DomainError } from '../../kernel/errors.ts'
import { createSemaphore } from '../../kernel/semaphore.ts'
import type { PhotoStore } from '../../photos/store.ts'
import { drawPhoto } from './drawing.ts'
import { dropPhotos } from './drop.ts'

type Drawer = Pick<Services, 'sql' | 'photos' | 'notices' | 'log' | 'now'>

interface Waiting {
  photo_id: string
  sent: Uint8Array
  intake_id: string
  position: number
  tries: number
}

/** As many as are drawn at once. */
const hands = 2
/** Far longer than any drawing takes. */
const leaseMs = 60_000
/** What has ended the server so often is left. */
const mostTries = 3

// A page of recipes asks for all of its pictures at once, and nobody's page waits for all of somebody else's.
const asked = createSemaphore({
  atOnce: hands,
  mayWait: 1000,
  refuse: () => new DomainError('rate_limited', { seconds: 5 }),
})

const underway = new Map<string, Promise<boolean>>()
/** However many ask for one photo, it waits in one place. */
const inLine = new Map<string, Promise<boolean>>()

/** The storage, in which a photo that waits to be drawn is there as soon as somebody asks for it. */
export function drawnWhenAsked(store: PhotoStore, services: Omit<Drawer, 'photos'>): PhotoStore {
  const drawer = { ...services, photos: store }
  return {
    ...store,
    async get(id, part) {
      const there = await store.get(id, part)
      if (there || !(await drawWaiting(drawer, id))) return there
      return store.get(id, part)
    },
  }
}

const started = new WeakSet<Services['sql']>()

/** Draws what waits, and nobody waits for that. One round at a time is enough: false when one is under way. */
export function startDrawing(services: Drawer & Pick<Services, 'background'>): boolean {
  if (started.has(services.sql)) return false
  started.add(services.sql)
  services.background.run('photos.draw', (ended) =>
    drawAllWaiting(services, ended).finally(() => started.delete(services.sql)),
  )
  return true
}

/** Draws what waits until nothing does, however many servers are at it. Says how many there were. */
export async function drawAllWaiting(services: Drawer, ended = () => false): Promise<number> {
  let drawn = 0
  const hand = async () => {
    while (!ended()) {
      const one = await claim(services)
      if (!one) return
      await drawOnce(services, one, 'files')
      drawn += 1
    }
  }
  // Where one fails the other still draws, and until it has ended so has nothing else.
  const all = await Promise.allSettled(Array.from({ length: hands }, hand))
  for (const one of all) if (one.status === 'rejected') throw one.reason
  return drawn
}

/** False when the photo does not wait. */
function drawWaiting(services: Drawer, id: string): Promise<boolean> {
  const begun = underway.get(id) ?? inLine.get(id)
  if (begun) return begun
  const drawn = drawInTurn(services, id).finally(() => inLine.delete(id))
  inLine.set(id, drawn)
  return drawn
}

async function drawInTurn(services: Drawer, id: string): Promise<boolean> {
  // photos_to_draw_pkey, photos_pkey, people_pkey. All who only try it out share the turn of one.
  const [row] = await services.sql<{ whose: string }[]>`
    SELECT CASE WHEN p.demo_until IS NULL THEN p.id ELSE 'guests' END AS whose
    FROM photos_to_draw w JOIN photos o ON o.id = w.photo_id JOIN people p ON p.id = o.person_id
    WHERE w.photo_id = ${id}`
  if (!row) return false
  const draw = async () => {
    // Drawn while it stood in the line, perhaps by another server.
    const [one] = await services.sql<Waiting[]>`
      SELECT photo_id, sent, intake_id, position, tries FROM photos_to_draw WHERE photo_id = ${id}`
    return one ? drawOnce(services, one, 'asked') : true
  }
  return asked.run(draw, row.whose)
}

function drawOnce(services: Drawer, one: Waiting, whose: string): Promise<boolean> {
  const begun = underway.get(one.photo_id) ?? draw(services, one, whose)
  underway.set(one.photo_id, begun)
  return begun.finally(() => underway.delete(one.photo_id))
}

/** The oldest that nobody is at. */
async function claim({ sql, now }: Drawer): Promise<Waiting | undefined> {
  const until = new Date(now().getTime() + leaseMs)
  // photos_to_draw_since, photos_to_draw_pkey
  const [one] = await sql<Waiting[]>`
    UPDATE photos_to_draw SET drawing_until = ${until}, tries = tries + 1
    WHERE photo_id = (SELECT photo_id FROM photos_to_draw
      WHERE drawing_until IS NULL OR drawing_until < ${now()}
      ORDER BY since, photo_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING photo_id, sent, intake_id, position, tries`
  return one
}

async function draw(services: Drawer, one: Waiting, whose: string): Promise<boolean> {
  if (one.tries > mostTries) return leave(services, one)
  try {
    await drawAndKeep(services, one, whose)
  } catch (error) {
    const refusal = asDomainError(error)
    if (refusal.code === 'photo_unreadable' || refusal.code === 'photo_too_large')
      return leave(services, one)
    // That the storage is full or away is no fault of the photo: it waits.
    const own = refusal.kind === 'internal' ? 1 : 0
    await services.sql`
      UPDATE photos_to_draw SET drawing_until = NULL, tries = ${one.tries - 1 + own}
      WHERE photo_id = ${one.photo_id}`
    throw error
  }
  return true
}

async function drawAndKeep(services: Drawer, { photo_id, sent }: Waiting, whose: string) {
  const { width, height, files } = await drawPhoto(sent, whose)
  await services.photos.put(photo_id, files)
  const kept = await services.sql.begin(async (tx) => {
    // The photo first, as whoever takes it back does: the other way around each would wait for the other.
    const there = await tx`
      UPDATE photos SET width = ${width}, height = ${height} WHERE id = ${photo_id} RETURNING 1`
    await tx`DELETE FROM photos_to_draw WHERE photo_id = ${photo_id}`
    return there
  })
  // It was taken back while it was drawn, and nothing of it may stay behind.
  if (kept.length === 0) await services.photos.drop(photo_id)
}

/** A recipe without its photo is still a recipe, and its report says so. */
async function leave(services: Drawer, { photo_id, intake_id, position }: Waiting): Promise<true> {
  // intake_recipes_pkey
  await services.sql`
    UPDATE intake_recipes SET photo_left = true, photo_why = 'unreadable'
    WHERE intake_id = ${intake_id} AND position = ${position}`
  await dropPhotos(services, [photo_id])
  return true
}
