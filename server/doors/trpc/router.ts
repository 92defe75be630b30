import { agentsRouter } from './agents.ts'
import { changesRouter } from './changes.ts'
import { cookbooksRouter } from './cookbooks.ts'
import { feedRouter } from './feed.ts'
import { intakesRouter } from './intakes.ts'
import { kitchensRouter } from './kitchens.ts'
import { listsRouter } from './lists.ts'
import { liveRouter } from './live.ts'
import { membersRouter } from './members.ts'
import { pantryRouter } from './pantry.ts'
import { peopleRouter } from './people/router.ts'
import { planRouter } from './plan.ts'
import { proposalsRouter } from './proposals.ts'
import { recipesRouter } from './recipes.ts'
import { siteRouter } from './site.ts'
import { storesRouter } from './stores.ts'
import { router } from './trpc.ts'
import { webhooksRouter } from './webhooks.ts'

export const appRouter = router({
  people: peopleRouter,
  kitchens: kitchensRouter,
  members: membersRouter,
  recipes: recipesRouter,
  cookbooks: cookbooksRouter,
  intakes: intakesRouter,
  feed: feedRouter,
  plan: planRouter,
  lists: listsRouter,
  pantry: pantryRouter,
  agents: agentsRouter,
  proposals: proposalsRouter,
  stores: storesRouter,
  site: siteRouter,
  webhooks: webhooksRouter,
  live: liveRouter,
  changes: changesRouter,
})

export type AppRouter = typeof appRouter
