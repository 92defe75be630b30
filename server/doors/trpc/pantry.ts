import {
  boughtInput,
  pantryCorrectInput,
  pantryKeysInput,
  pantrySayInput,
} from '../../../shared/wire/pantry.ts'
import { boughtByDay, goodsBought } from '../../domain/pantry/bought.ts'
import { readPantry } from '../../domain/pantry/read.ts'
import { correctAtHome, putBack, sayAtHome, stillThere, takeOut } from '../../domain/pantry/say.ts'
import { procedure, router } from './trpc.ts'

export const pantryRouter = router({
  read: procedure.query(({ ctx }) => readPantry(ctx)),
  bought: procedure.input(boughtInput).query(({ ctx, input }) => boughtByDay(ctx, input)),
  goods: procedure.query(({ ctx }) => goodsBought(ctx)),
  say: procedure.input(pantrySayInput).mutation(({ ctx, input }) => sayAtHome(ctx, input)),
  correct: procedure
    .input(pantryCorrectInput)
    .mutation(({ ctx, input }) => correctAtHome(ctx, input)),
  still: procedure.input(pantryKeysInput).mutation(({ ctx, input }) => stillThere(ctx, input)),
  takeOut: procedure.input(pantryKeysInput).mutation(({ ctx, input }) => takeOut(ctx, input)),
  putBack: procedure.input(pantryKeysInput).mutation(({ ctx, input }) => putBack(ctx, input)),
})
