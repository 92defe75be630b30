import type { AgentContext } from '../../../domain/agents/access.ts'
import type { Tool } from '../endpoint.ts'
import { getMyRecipe } from './get-my-recipe.ts'
import { listMyRecipes } from './list-my-recipes.ts'
import { listPlanTool } from './list-plan.ts'
import { proposePlanEntry } from './propose-plan-entry.ts'
import { proposeRecipeDraft } from './propose-recipe-draft.ts'
import { proposeShoppingList } from './propose-shopping-list.ts'
import { searchPublicRecipes } from './search-public-recipes.ts'
import { searchStoreProductsTool } from './search-store-products.ts'

/** What agents may do, in the order in which they are listed. */
export const agentTools: readonly Tool<AgentContext>[] = [
  listMyRecipes,
  getMyRecipe,
  listPlanTool,
  searchPublicRecipes,
  searchStoreProductsTool,
  proposeRecipeDraft,
  proposePlanEntry,
  proposeShoppingList,
]
