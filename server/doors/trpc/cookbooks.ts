import {
  cookbookAddInput,
  cookbookDishInput,
  cookbookIdInput,
  cookbookMoveInput,
  cookbookRenameInput,
  cookbooksInput,
} from '../../../shared/wire/cookbooks.ts'
import { readCookbook } from '../../domain/cookbooks/book.ts'
import {
  addCookbook,
  listCookbooks,
  moveCookbook,
  removeCookbook,
  renameCookbook,
  restoreCookbook,
} from '../../domain/cookbooks/cookbooks.ts'
import { putIn, takeOut } from '../../domain/cookbooks/dishes.ts'
import { procedure, router } from './trpc.ts'

export const cookbooksRouter = router({
  list: procedure
    .input(cookbooksInput.default({}))
    .query(({ ctx, input }) => listCookbooks(ctx, input)),
  read: procedure.input(cookbookIdInput).query(({ ctx, input }) => readCookbook(ctx, input)),
  add: procedure.input(cookbookAddInput).mutation(({ ctx, input }) => addCookbook(ctx, input)),
  rename: procedure
    .input(cookbookRenameInput)
    .mutation(({ ctx, input }) => renameCookbook(ctx, input)),
  move: procedure.input(cookbookMoveInput).mutation(({ ctx, input }) => moveCookbook(ctx, input)),
  remove: procedure.input(cookbookIdInput).mutation(({ ctx, input }) => removeCookbook(ctx, input)),
  restore: procedure
    .input(cookbookIdInput)
    .mutation(({ ctx, input }) => restoreCookbook(ctx, input)),
  put: procedure.input(cookbookDishInput).mutation(({ ctx, input }) => putIn(ctx, input)),
  takeOut: procedure.input(cookbookDishInput).mutation(({ ctx, input }) => takeOut(ctx, input)),
})
