import { writeZip, type ZipFile } from '../../archives/zip/write.ts'
import type { Context } from '../../kernel/context.ts'
import { countOwnUse } from '../limits/count-use.ts'
import { recipeFiles } from '../recipes/export.ts'
import { householdOf } from './household.ts'

/** The account as one archive that another house, or a new account, takes in whole. */
export async function exportAccount(ctx: Context): Promise<AsyncGenerator<Uint8Array>> {
  await countOwnUse(ctx, 'export')
  return writeZip(files(ctx))
}

async function* files(ctx: Context): AsyncGenerator<ZipFile> {
  yield* recipeFiles(ctx)
  const household = JSON.stringify(await householdOf(ctx), null, 2)
  yield { name: 'household.json', content: Buffer.from(household) }
}
