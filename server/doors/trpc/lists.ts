import {
  aislesInput,
  aislesOfInput,
  buyAnywayInput,
  dishLinesInput,
  lineEditInput,
  linePictureInput,
  linesAddInput,
  linesInput,
  linesTickInput,
  listAddDishInput,
  listCreateInput,
  listFromPlanInput,
  listIdInput,
  listInput,
  listRenameInput,
  repeatGoodInput,
  sharedListInput,
  sharedTickInput,
  shopChoiceInput,
  shopInput,
  staplesInput,
  stopGoodInput,
  takeGoodInput,
} from '../../../shared/wire/shopping.ts'
import { addDish, takeBackDish } from '../../domain/shopping/add-dish.ts'
import {
  chooseShop,
  readAisles,
  readShops,
  removeShop,
  setAisles,
} from '../../domain/shopping/aisle-order.ts'
import {
  editLine,
  removeLines,
  restoreLines,
  tickLines,
} from '../../domain/shopping/change-lines.ts'
import { listFromPlan } from '../../domain/shopping/from-plan.ts'
import { addLines } from '../../domain/shopping/lines.ts'
import {
  buyAnyway,
  createList,
  makeCurrent,
  removeList,
  renameList,
  restoreList,
  seeChanges,
} from '../../domain/shopping/manage.ts'
import { setPicture } from '../../domain/shopping/pictures.ts'
import { readLists } from '../../domain/shopping/read.ts'
import {
  recurringGoods,
  repeatGood,
  skipGood,
  stopGood,
  takeGood,
} from '../../domain/shopping/recurring.ts'
import {
  endShare,
  heldShare,
  readShared,
  shareList,
  tickShared,
} from '../../domain/shopping/shared.ts'
import { readStaples, setStaples } from '../../domain/shopping/staples.ts'
import { whoseList } from '../../domain/shopping/whose.ts'
import { procedure, router } from './trpc.ts'

export const listsRouter = router({
  read: procedure.input(listInput).query(({ ctx, input }) => readLists(ctx, input)),
  whose: procedure.input(listIdInput).query(({ ctx, input }) => whoseList(ctx, input)),
  create: procedure.input(listCreateInput).mutation(({ ctx, input }) => createList(ctx, input)),
  rename: procedure.input(listRenameInput).mutation(({ ctx, input }) => renameList(ctx, input)),
  makeCurrent: procedure.input(listIdInput).mutation(({ ctx, input }) => makeCurrent(ctx, input)),
  remove: procedure.input(listIdInput).mutation(({ ctx, input }) => removeList(ctx, input)),
  restore: procedure.input(listIdInput).mutation(({ ctx, input }) => restoreList(ctx, input)),
  buyAnyway: procedure.input(buyAnywayInput).mutation(({ ctx, input }) => buyAnyway(ctx, input)),
  recurring: procedure.query(({ ctx }) => recurringGoods(ctx)),
  repeatGood: procedure.input(repeatGoodInput).mutation(({ ctx, input }) => repeatGood(ctx, input)),
  takeGood: procedure.input(takeGoodInput).mutation(({ ctx, input }) => takeGood(ctx, input)),
  skipGood: procedure.input(listIdInput).mutation(({ ctx, input }) => skipGood(ctx, input)),
  stopGood: procedure.input(stopGoodInput).mutation(({ ctx, input }) => stopGood(ctx, input)),
  seeChanges: procedure.input(listIdInput).mutation(({ ctx, input }) => seeChanges(ctx, input)),
  fromPlan: procedure
    .input(listFromPlanInput)
    .mutation(({ ctx, input }) => listFromPlan(ctx, input)),
  addDish: procedure.input(listAddDishInput).mutation(({ ctx, input }) => addDish(ctx, input)),
  takeBackDish: procedure
    .input(dishLinesInput)
    .mutation(({ ctx, input }) => takeBackDish(ctx, input)),

  share: procedure.input(listIdInput).mutation(({ ctx, input }) => shareList(ctx, input)),
  shareHeld: procedure.input(listIdInput).query(({ ctx, input }) => heldShare(ctx, input)),
  shareEnd: procedure.input(listIdInput).mutation(({ ctx, input }) => endShare(ctx, input)),
  readShared: procedure.input(sharedListInput).query(({ ctx, input }) => readShared(ctx, input)),
  tickShared: procedure.input(sharedTickInput).mutation(({ ctx, input }) => tickShared(ctx, input)),

  aisles: procedure.input(aislesOfInput).query(({ ctx, input }) => readAisles(ctx, input)),
  setAisles: procedure.input(aislesInput).mutation(({ ctx, input }) => setAisles(ctx, input)),
  shops: procedure.query(({ ctx }) => readShops(ctx)),
  chooseShop: procedure.input(shopChoiceInput).mutation(({ ctx, input }) => chooseShop(ctx, input)),
  removeShop: procedure.input(shopInput).mutation(({ ctx, input }) => removeShop(ctx, input)),
  staples: procedure.query(({ ctx }) => readStaples(ctx)),
  setStaples: procedure.input(staplesInput).mutation(({ ctx, input }) => setStaples(ctx, input)),

  addLines: procedure.input(linesAddInput).mutation(({ ctx, input }) => addLines(ctx, input)),
  editLine: procedure.input(lineEditInput).mutation(({ ctx, input }) => editLine(ctx, input)),
  tickLines: procedure.input(linesTickInput).mutation(({ ctx, input }) => tickLines(ctx, input)),
  setPicture: procedure
    .input(linePictureInput)
    .mutation(({ ctx, input }) => setPicture(ctx, input)),
  removeLines: procedure.input(linesInput).mutation(({ ctx, input }) => removeLines(ctx, input)),
  restoreLines: procedure.input(linesInput).mutation(({ ctx, input }) => restoreLines(ctx, input)),
})
