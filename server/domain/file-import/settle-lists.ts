import { type Household, mostPictures } from '../../../shared/wire/household.ts'
import type { Transaction } from '../../db/client.ts'
import { inKitchen, signedIn } from '../../kernel/actor.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { insertRead, readTyped } from '../shopping/lines.ts'
import { insertList } from '../shopping/manage.ts'
import { addPicture } from '../shopping/pictures.ts'

/** In base64, as it stood in the file. */
export interface BroughtPicture {
  kitchenId: string
  lineId: string
  picture: string
}

/** What stood on the lists of a file, each on a list of its own. One that is here under its name stays as it is. */
export async function settleLists(
  ctx: Context,
  tx: Transaction,
  lists: Household['lists'],
  pictures: BroughtPicture[],
): Promise<string[]> {
  const { kitchenId } = signedIn(ctx)
  const before = await tx<{ id: string; name: string; current: boolean }[]>`
    SELECT id, name, is_current AS current FROM shopping_lists
    WHERE kitchen_id = ${kitchenId} AND removed_at IS NULL`
  const made: string[] = []
  let current = before.find((one) => one.current)?.id ?? null
  const mayAdd = Math.max(0, 100 - before.length)
  for (const list of lists
    .filter((one) => !before.some((own) => own.name === one.name))
    .slice(0, mayAdd)) {
    const { id } = await insertList(ctx, tx, list.name)
    made.push(id)
    if (list.shop) await tx`UPDATE shopping_lists SET shop = ${list.shop} WHERE id = ${id}`
    if (list.current && before.length === 0) current = id
    for (const ticked of [false, true]) {
      const brought = list.lines.filter((line) => line.ticked === ticked).slice(0, 250)
      const { lines, remarks, shown } = readBrought(brought)
      const { ids } = lines.length > 0 ? await insertRead(ctx, tx, id, lines) : { ids: [] }
      await tx`
        UPDATE shopping_lines SET remark = brought.remark
        FROM unnest(${ids}::text[], ${remarks}::text[]) AS brought (id, remark)
        WHERE shopping_lines.id = brought.id AND brought.remark <> ''`
      for (const [at, lineId] of ids.entries()) {
        const picture = shown[at]
        if (picture) pictures.push({ kitchenId, lineId, picture })
      }
      if (ticked)
        await tx`UPDATE shopping_lines SET ticked_at = ${ctx.now()} WHERE id = ANY(${ids}::text[])`
    }
  }
  // Each new list took the place of the current one.
  if (current && made.length > 0) {
    await tx`UPDATE shopping_lists SET is_current = false WHERE kitchen_id = ${kitchenId} AND is_current`
    await tx`UPDATE shopping_lists SET is_current = true WHERE id = ${current}`
  }
  return made
}

/** A line that is read as several carries what stands beside it on the first. */
function readBrought(brought: Household['lists'][number]['lines']) {
  const read = brought.flatMap(({ text, remark, picture }) =>
    readTyped([text]).map((line, at) =>
      at === 0 ? { line, remark, picture } : { line, remark: '', picture: null },
    ),
  )
  const most = read.slice(0, 250)
  return {
    lines: most.map((one) => one.line),
    remarks: most.map((one) => one.remark),
    shown: most.map((one) => one.picture),
  }
}

/**
 * After all is settled, since a picture takes its time. One that is none, that is more than may come in an hour, or
 * whose kitchen was left, is left out.
 */
export async function settlePictures(
  ctx: Context,
  pictures: readonly BroughtPicture[],
): Promise<void> {
  for (const { kitchenId, lineId, picture } of pictures.slice(0, mostPictures)) {
    const add = async () => {
      await countOwnUse(ctx, 'filePhoto')
      await addPicture(await inKitchen(ctx, kitchenId), lineId, Buffer.from(picture, 'base64'))
    }
    await add().catch((error) => {
      if (!(error instanceof DomainError)) throw error
    })
  }
}
