import type { ListRow, ShoppingPage } from '../../shared/wire/shopping.ts'
import type { TestApp } from './app.ts'

/** The rows of the list of somebody new who typed these lines. */
export async function typedRows(app: TestApp, ...lines: string[]): Promise<readonly ListRow[]> {
  const who = await app.signedUp()
  await who.mutate('lists.addLines', { lines })
  const { open } = await who.query<ShoppingPage>('lists.read', {})
  return open?.rows ?? []
}
