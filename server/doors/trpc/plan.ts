import {
  clearedSampleInput,
  planAddInput,
  planChangeInput,
  planCookDishInput,
  planCookInput,
  planCopyInput,
  planEntryInput,
  planSampleInput,
  planWeekInput,
} from '../../../shared/wire/plan.ts'
import { planAcceptInput, planFillInput } from '../../../shared/wire/plan-fill.ts'
import { trayAddInput, trayDishInput, trayPlaceInput } from '../../../shared/wire/tray.ts'
import { addPlanEntry } from '../../domain/plan/add.ts'
import {
  calendarLink,
  endCalendarLink,
  heldCalendarLink,
} from '../../domain/plan/calendar/calendar.ts'
import { changePlanEntry } from '../../domain/plan/change.ts'
import { cookDish, cookPlanEntry } from '../../domain/plan/cook.ts'
import { copyPlanEntry } from '../../domain/plan/copy.ts'
import { acceptFilled } from '../../domain/plan/fill/accept.ts'
import { fillPlan } from '../../domain/plan/fill/fill.ts'
import { removePlanEntry, restorePlanEntry } from '../../domain/plan/remove.ts'
import { planSample } from '../../domain/plan/sample.ts'
import { addToTray, placeFromTray, readTray, removeFromTray } from '../../domain/plan/tray/tray.ts'
import { planWeek } from '../../domain/plan/week.ts'
import { clearSample, restoreSample } from '../../domain/shopping/clear-sample.ts'
import { procedure, router } from './trpc.ts'

export const planRouter = router({
  week: procedure.input(planWeekInput).query(({ ctx, input }) => planWeek(ctx, input)),
  add: procedure.input(planAddInput).mutation(({ ctx, input }) => addPlanEntry(ctx, input)),
  change: procedure
    .input(planChangeInput)
    .mutation(({ ctx, input }) => changePlanEntry(ctx, input)),
  copy: procedure.input(planCopyInput).mutation(({ ctx, input }) => copyPlanEntry(ctx, input)),
  cook: procedure.input(planCookInput).mutation(({ ctx, input }) => cookPlanEntry(ctx, input)),
  cookDish: procedure.input(planCookDishInput).mutation(({ ctx, input }) => cookDish(ctx, input)),
  remove: procedure.input(planEntryInput).mutation(({ ctx, input }) => removePlanEntry(ctx, input)),
  restore: procedure
    .input(planEntryInput)
    .mutation(({ ctx, input }) => restorePlanEntry(ctx, input)),
  // Nothing is written by it; what it is asked with would be too long for an address.
  fill: procedure.input(planFillInput).mutation(({ ctx, input }) => fillPlan(ctx, input)),
  accept: procedure.input(planAcceptInput).mutation(({ ctx, input }) => acceptFilled(ctx, input)),
  tray: procedure.query(({ ctx }) => readTray(ctx)),
  trayAdd: procedure.input(trayAddInput).mutation(({ ctx, input }) => addToTray(ctx, input)),
  trayPlace: procedure
    .input(trayPlaceInput)
    .mutation(({ ctx, input }) => placeFromTray(ctx, input)),
  trayRemove: procedure
    .input(trayDishInput)
    .mutation(({ ctx, input }) => removeFromTray(ctx, input)),
  calendar: procedure.mutation(({ ctx }) => calendarLink(ctx)),
  calendarHeld: procedure.query(({ ctx }) => heldCalendarLink(ctx)),
  calendarEnd: procedure.mutation(({ ctx }) => endCalendarLink(ctx)),
  sample: procedure.input(planSampleInput).mutation(({ ctx, input }) => planSample(ctx, input)),
  clearSample: procedure.mutation(({ ctx }) => clearSample(ctx)),
  restoreSample: procedure
    .input(clearedSampleInput)
    .mutation(({ ctx, input }) => restoreSample(ctx, input)),
})
