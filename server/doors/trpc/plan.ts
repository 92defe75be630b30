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
import { cookNoteInput, planHistoryInput } from '../../../shared/wire/plan-history.ts'
import { planLeftoversInput } from '../../../shared/wire/plan-leftovers.ts'
import {
  entriesInput,
  menuInput,
  menuPlaceInput,
  menuSaveInput,
  planRepeatInput,
  repeatEndedInput,
  weekCopyInput,
} from '../../../shared/wire/plan-weeks.ts'
import { planReplaceBackInput, planReplaceInput } from '../../../shared/wire/replacing.ts'
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
import { copyWeek } from '../../domain/plan/copy-week.ts'
import { acceptFilled } from '../../domain/plan/fill/accept.ts'
import { fillPlan } from '../../domain/plan/fill/fill.ts'
import { cookedBefore, noteCooking } from '../../domain/plan/history.ts'
import { planLeftovers } from '../../domain/plan/leftovers.ts'
import { placeMenu, readMenus, removeMenu, restoreMenu, saveMenu } from '../../domain/plan/menus.ts'
import { removePlanEntry, restorePlanEntry } from '../../domain/plan/remove.ts'
import { endRepeat, repeatEntry, resumeRepeat } from '../../domain/plan/repeats/repeat.ts'
import { replaceBack, replaceInEntry } from '../../domain/plan/replace.ts'
import { planSample } from '../../domain/plan/sample.ts'
import { takeBackEntries } from '../../domain/plan/take-back.ts'
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
  replace: procedure
    .input(planReplaceInput)
    .mutation(({ ctx, input }) => replaceInEntry(ctx, input)),
  replaceBack: procedure
    .input(planReplaceBackInput)
    .mutation(({ ctx, input }) => replaceBack(ctx, input)),
  cookNote: procedure.input(cookNoteInput).mutation(({ ctx, input }) => noteCooking(ctx, input)),
  history: procedure.input(planHistoryInput).query(({ ctx, input }) => cookedBefore(ctx, input)),
  leftovers: procedure
    .input(planLeftoversInput)
    .mutation(({ ctx, input }) => planLeftovers(ctx, input)),
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
  copyWeek: procedure.input(weekCopyInput).mutation(({ ctx, input }) => copyWeek(ctx, input)),
  takeBack: procedure.input(entriesInput).mutation(({ ctx, input }) => takeBackEntries(ctx, input)),
  repeat: procedure.input(planRepeatInput).mutation(({ ctx, input }) => repeatEntry(ctx, input)),
  repeatEnd: procedure.input(planEntryInput).mutation(({ ctx, input }) => endRepeat(ctx, input)),
  repeatResume: procedure
    .input(repeatEndedInput)
    .mutation(({ ctx, input }) => resumeRepeat(ctx, input)),
  menus: procedure.query(({ ctx }) => readMenus(ctx)),
  menuSave: procedure.input(menuSaveInput).mutation(({ ctx, input }) => saveMenu(ctx, input)),
  menuPlace: procedure.input(menuPlaceInput).mutation(({ ctx, input }) => placeMenu(ctx, input)),
  menuRemove: procedure.input(menuInput).mutation(({ ctx, input }) => removeMenu(ctx, input)),
  menuRestore: procedure.input(menuInput).mutation(({ ctx, input }) => restoreMenu(ctx, input)),
  calendar: procedure.mutation(({ ctx }) => calendarLink(ctx)),
  calendarHeld: procedure.query(({ ctx }) => heldCalendarLink(ctx)),
  calendarEnd: procedure.mutation(({ ctx }) => endCalendarLink(ctx)),
  sample: procedure.input(planSampleInput).mutation(({ ctx, input }) => planSample(ctx, input)),
  clearSample: procedure.mutation(({ ctx }) => clearSample(ctx)),
  restoreSample: procedure
    .input(clearedSampleInput)
    .mutation(({ ctx, input }) => restoreSample(ctx, input)),
})
