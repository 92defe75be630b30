import { Elysia } from 'elysia'
import { otherFormats } from '../../../shared/other-formats.ts'
import { exportAccount } from '../../domain/account/archive.ts'
import { exportArchive, exportRecipe, exportRecipes } from '../../domain/recipes/export.ts'
import { exportAs } from '../../domain/recipes/other-formats/archive.ts'
import type { Services } from '../../kernel/context.ts'
import { sessionCaller } from '../caller.ts'
import { onSlowReader } from '../slow-line.ts'

const types = {
  json: 'application/ld+json; charset=utf-8',
  zip: 'application/zip',
} as const

/** Files that a person takes along. */
export function exportDoor(services: Services) {
  const door = new Elysia({ name: 'export' })
    .use(sessionCaller(services))
    .get('/export/recipes.zip', async ({ request, caller }) =>
      file('komora-recipes.zip', onSlowReader(request, await exportArchive(await caller()))),
    )
    .get('/export/account.zip', async ({ request, caller }) =>
      file('komora-account.zip', onSlowReader(request, await exportAccount(await caller()))),
    )
    .get('/export/recipes.json', async ({ request, caller }) =>
      file('komora-recipes.json', onSlowReader(request, await exportRecipes(await caller()))),
    )
    .get('/export/recipes/:file', async ({ caller, params }) => {
      const recipe = await exportRecipe(await caller(), { id: params.file.replace(/\.json$/, '') })
      return file('komora-recipe.json', JSON.stringify(recipe, null, 2))
    })
  // As other programs keep them: /export/recipes-cooklang.zip
  for (const format of otherFormats) {
    door.get(`/export/recipes-${format}.zip`, async ({ request, caller }) =>
      file(
        format === 'paprika' ? 'komora.paprikarecipes' : `komora-${format}.zip`,
        onSlowReader(request, await exportAs(await caller(), format)),
      ),
    )
  }
  return door
}

function file(
  name: `${string}.${keyof typeof types | 'paprikarecipes'}`,
  body: BodyInit,
): Response {
  return new Response(body, {
    headers: {
      'content-type': types[name.endsWith('.json') ? 'json' : 'zip'],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
