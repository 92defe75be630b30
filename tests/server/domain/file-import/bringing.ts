import { bytesOf } from '../../../../server/archives/bytes.ts'
import { readFile } from '../../../../server/domain/file-import/files/read-file.ts'

const megabyte = 1024 * 1024

/** What is found in a file, as short as it can be said. */
export async function bring(content: string | Uint8Array | object) {
  const text =
    content instanceof Uint8Array || typeof content === 'string' ? content : JSON.stringify(content)
  const all = await readFile(bytesOf(Buffer.from(text as string)), 64 * megabyte)
  const found = all === null ? [] : await Array.fromAsync(all)
  return found.map(({ where, reading }) => {
    if ('problem' in reading) return { where, title: reading.title, problem: reading.problem }
    if ('household' in reading) return { where, title: null, household: reading.household }
    const { ingredients, steps, ...rest } = reading.recipe
    return {
      ...rest,
      where,
      images: reading.images,
      lost: reading.lost,
      about: reading.about,
      lines: ingredients.map((one) => one.text),
      steps: steps.map((one) => one.text),
    }
  })
}
