import { draftToRead, linesToRead } from '../../../shared/wire/reading.ts'
import { letEditInput, takeBackInput, versionInput } from '../../../shared/wire/recipe-versions.ts'
import {
  copyInput,
  importTextInput,
  importUrlInput,
  opinionInput,
  ownMatchesInput,
  recipeIdInput,
  recipeInput,
  recipeKeyInput,
  recipeListInput,
  recipeTagsInput,
  recipeUpdate,
} from '../../../shared/wire/recipes.ts'
import { costOf } from '../../domain/ask/cost.ts'
import { copyRecipe } from '../../domain/feed/copy.ts'
import { publishRecipe, unpublishRecipe } from '../../domain/feed/publish.ts'
import { limitRules } from '../../domain/limits/rules.ts'
import { countOwn } from '../../domain/own-search/count-own.ts'
import { findOwn } from '../../domain/own-search/find-own.ts'
import { importText } from '../../domain/recipe-reader/import-text.ts'
import { importUrl } from '../../domain/recipe-reader/import-url.ts'
import { copyOurs } from '../../domain/recipes/copy-ours.ts'
import { readDraft, readingsOf } from '../../domain/recipes/draft-reading.ts'
import { letKitchenEdit } from '../../domain/recipes/editors.ts'
import { listTags } from '../../domain/recipes/list.ts'
import { getRecipe } from '../../domain/recipes/read.ts'
import { removeRecipe, restoreRecipe } from '../../domain/recipes/remove.ts'
import {
  endShareOfRecipe,
  heldShareOfRecipe,
  listShares,
  readSharedRecipe,
  shareRecipe,
} from '../../domain/recipes/share.ts'
import { takeBackVersion } from '../../domain/recipes/take-back.ts'
import { thinkOf } from '../../domain/recipes/think.ts'
import { updateRecipe } from '../../domain/recipes/update.ts'
import { listVersions, readVersion } from '../../domain/recipes/versions.ts'
import { createRecipe } from '../../domain/recipes/write.ts'
import { procedure, router, type TrpcContext } from './trpc.ts'

export const recipesRouter = router({
  create: procedure.input(recipeInput).mutation(({ ctx, input }) => createRecipe(ctx, input)),
  update: procedure.input(recipeUpdate).mutation(({ ctx, input }) => updateRecipe(ctx, input)),
  list: procedure
    .input(
      recipeListInput.default({
        of: 'mine',
        sort: 'changed',
        limit: 30,
        dropped: [],
        settled: [],
      }),
    )
    .query(({ ctx, input }) => {
      countQuestion(ctx, input.q)
      return findOwn(ctx, { ...input, forEaters: true })
    }),
  matching: procedure.input(ownMatchesInput).query(({ ctx, input }) => {
    countQuestion(ctx, input.q)
    return countOwn(ctx, input)
  }),
  tags: procedure
    .input(recipeTagsInput.default({ of: 'mine' }))
    .query(({ ctx, input }) => listTags(ctx, input)),
  get: procedure.input(recipeIdInput).query(({ ctx, input }) => getRecipe(ctx, input)),
  remove: procedure.input(recipeIdInput).mutation(({ ctx, input }) => removeRecipe(ctx, input)),
  restore: procedure.input(recipeIdInput).mutation(({ ctx, input }) => restoreRecipe(ctx, input)),
  publish: procedure.input(recipeIdInput).mutation(({ ctx, input }) => publishRecipe(ctx, input)),
  unpublish: procedure
    .input(recipeIdInput)
    .mutation(({ ctx, input }) => unpublishRecipe(ctx, input)),
  letKitchenEdit: procedure
    .input(letEditInput)
    .mutation(({ ctx, input }) => letKitchenEdit(ctx, input)),
  versions: procedure.input(recipeIdInput).query(({ ctx, input }) => listVersions(ctx, input)),
  version: procedure.input(versionInput).query(({ ctx, input }) => readVersion(ctx, input)),
  takeBack: procedure
    .input(takeBackInput)
    .mutation(({ ctx, input }) => takeBackVersion(ctx, input)),
  think: procedure.input(opinionInput).mutation(({ ctx, input }) => thinkOf(ctx, input)),
  // Mutations, though they change nothing: what is typed may be longer than an address.
  readDraft: procedure.input(draftToRead).mutation(({ ctx, input }) => readDraft(ctx, input)),
  readLines: procedure.input(linesToRead).mutation(({ ctx, input }) => readingsOf(ctx, input)),
  importUrl: procedure.input(importUrlInput).mutation(({ ctx, input }) => importUrl(ctx, input)),
  importText: procedure.input(importTextInput).mutation(({ ctx, input }) => importText(ctx, input)),
  share: procedure.input(recipeIdInput).mutation(({ ctx, input }) => shareRecipe(ctx, input)),
  shareHeld: procedure
    .input(recipeIdInput)
    .query(({ ctx, input }) => heldShareOfRecipe(ctx, input)),
  shares: procedure.query(({ ctx }) => listShares(ctx)),
  shareEnd: procedure
    .input(recipeIdInput)
    .mutation(({ ctx, input }) => endShareOfRecipe(ctx, input)),
  readShared: procedure
    .input(recipeKeyInput)
    .query(({ ctx, input }) => readSharedRecipe(ctx, input)),
  copyOurs: procedure.input(recipeIdInput).mutation(({ ctx, input }) => copyOurs(ctx, input)),
  copy: procedure.input(copyInput).mutation(({ ctx, input }) => copyRecipe(ctx, input)),
})

/** One's own shelf is asked beside the feed each time, so that its questions are counted apart. */
function countQuestion(ctx: TrpcContext, q: string | undefined): void {
  if (q) ctx.limit('ask-own', ctx.address, limitRules.ask, costOf({ text: q, prev: [] }))
}
