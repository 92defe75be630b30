import { agentsRouter } from './agents.ts'
import { feedRouter } from './feed.ts'
import { kitchensRouter } from './kitchens.ts'
import { peopleRouter } from './people/router.ts'
import { proposalsRouter } from './proposals.ts'
import { recipesRouter } from './recipes.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  people: peopleRouter,
  kitchens: kitchensRouter,
  recipes: recipesRouter,
  feed: feedRouter,
  agents: agentsRouter,
  proposals: proposalsRouter,
})

export type AppRouter = typeof appRouter
