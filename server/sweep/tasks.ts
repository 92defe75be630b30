import { sweepDemoPeople } from '../domain/account/sweep.ts'
import { sweepAgents } from '../domain/agents/sweep.ts'
import { sweepAppliedChanges } from '../domain/changes/sweep.ts'
import { sweepComments } from '../domain/comments/remove.ts'
import { sweepCookbooks } from '../domain/cookbooks/sweep.ts'
import { sweepIntakes } from '../domain/file-import/sweep.ts'
import { sweepKeptAnswers } from '../domain/kept-answers/sweep.ts'
import { sweepInvitations, sweepKitchens } from '../domain/kitchens/sweep.ts'
import { sweepLimits } from '../domain/limits/sweep.ts'
import { sweepPantry } from '../domain/pantry/sweep.ts'
import {
  sweepChallenges,
  sweepMailLinks,
  sweepSessions,
  sweepSignInFailures,
} from '../domain/people/sweep.ts'
import { sweepPhotos } from '../domain/photos/sweep.ts'
import { startDrawing } from '../domain/photos/waiting.ts'
import { sweepRepeats } from '../domain/plan/repeats/sweep.ts'
import { sweepPlan } from '../domain/plan/sweep.ts'
import { sweepProposals } from '../domain/proposals/sweep.ts'
import { repriceRecipes } from '../domain/recipes/reprice.ts'
import { sweepRecipes } from '../domain/recipes/sweep.ts'
import { sweepShopping } from '../domain/shopping/sweep.ts'
import { sweepStores } from '../domain/stores/sweep.ts'
import { sweepDeliveries } from '../domain/webhooks/sweep.ts'
import type { Services } from '../kernel/context.ts'
import { reseal } from './reseal.ts'

export interface SweepTask {
  name: string
  /** Takes away what is over, and says how much that was. Running it twice must do no harm. */
  run: (services: Services) => Promise<number>
}

/** Who keeps something for a while only adds a row here. */
export const sweepTasks: readonly SweepTask[] = [
  { name: 'sessions', run: sweepSessions },
  { name: 'mail links', run: sweepMailLinks },
  { name: 'passkey challenges', run: sweepChallenges },
  { name: 'sign-in failures', run: sweepSignInFailures },
  { name: 'rate limits', run: sweepLimits },
  { name: 'kept answers', run: sweepKeptAnswers },
  { name: 'applied changes', run: sweepAppliedChanges },
  { name: 'demo people', run: sweepDemoPeople },
  { name: 'removed recipes', run: sweepRecipes },
  { name: 'removed cookbooks', run: sweepCookbooks },
  { name: 'removed plan entries', run: sweepPlan },
  { name: 'repeated plan entries', run: sweepRepeats },
  { name: 'removed shopping', run: sweepShopping },
  { name: 'pantry moves of years ago', run: sweepPantry },
  { name: 'removed comments', run: sweepComments },
  { name: 'photos', run: sweepPhotos },
  { name: 'photos to draw', run: async (services) => Number(startDrawing(services)) },
  { name: 'prices', run: (services) => repriceRecipes(services) },
  { name: 'invitations', run: sweepInvitations },
  { name: 'empty kitchens', run: sweepKitchens },
  { name: 'agents', run: sweepAgents },
  { name: 'proposals', run: sweepProposals },
  { name: 'webhook deliveries', run: sweepDeliveries },
  { name: 'intakes', run: sweepIntakes },
  { name: 'store fillings', run: sweepStores },
  { name: 'secrets of the key before', run: reseal },
]
