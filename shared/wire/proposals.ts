import { z } from 'zod'
import { type MealSlot, mealSlots } from '../meals.ts'
import type { ClientView } from './clients.ts'
import { idInput } from './ids.ts'
import { day } from './plan.ts'
import { recipeInput } from './recipes.ts'
import type { Scope } from './scopes.ts'

/** The closed list of changes that an agent may ask for. */
export const proposalKinds = ['recipe_draft', 'plan_entry', 'shopping_list'] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** What a person has to have allowed for each. */
export const scopeOfKind = {
  recipe_draft: 'service.drafts',
  plan_entry: 'service.plan',
  shopping_list: 'service.shopping-list',
} as const satisfies Record<ProposalKind, Scope>

export const proposalStatuses = [
  'needs_user_confirmation',
  'applied',
  'rejected',
  'expired',
  'withdrawn',
] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** For how long, in milliseconds, a rejection can be taken back. */
export const reconsiderWithin = 60 * 60 * 1000

const servings = z.number().int().min(1).max(500)

/** What a person may change of a proposal before confirming it; each kind takes its own part. */
export const proposalEdits = z.strictObject({
  title: recipeInput.shape.title.optional(),
  servings: servings.optional(),
  date: day.optional(),
  slot: z.enum(mealSlots).optional(),
  /** The positions of the lines, or of the dishes, that stay. */
  lines: z.array(z.number().int().min(0)).max(200).optional(),
})
export type ProposalEdits = z.infer<typeof proposalEdits>

export const proposalIdInput = z.object({ id: idInput })

export const proposalListInput = z.object({
  waiting: z.boolean().optional(),
  cursor: z.string().max(20).optional(),
  limit: z.number().int().min(1).max(100).default(30),
})

export const confirmInput = z.object({
  id: idInput,
  version: z.number().int(),
  edits: proposalEdits.optional(),
})

export type ProposalPreview =
  | {
      kind: 'recipe_draft'
      title: string
      description: string
      servings: number
      prepMinutes: number | null
      cookMinutes: number | null
      tags: string[]
      ingredients: string[]
      steps: { text: string; minutes: number | null; part?: string | undefined }[]
      notes: string
      yieldText: string | null
      restMinutes: number | null
      equipment: string[]
      sourceUrl: string | null
    }
  | {
      kind: 'plan_entry'
      recipe: { id: string; title: string }
      /** A copy of a published recipe is saved with it. */
      saves: boolean
      date: string
      slot: MealSlot
      servings: number
      note: string
      /** What is planned for that day already. */
      sameDay: { slot: MealSlot; title: string }[]
    }
  | {
      /** Several dishes, each of which may be left out. */
      kind: 'plan_entries'
      entries: ProposedEntry[]
      /** What is planned for those days already. */
      planned: { date: string; slot: MealSlot; title: string }[]
    }
  | {
      kind: 'shopping_list'
      /** null: the current list, which is made with these lines. */
      list: { id: string; name: string } | null
      lines: string[]
    }

/** One of several dishes that would be planned together. */
export interface ProposedEntry {
  title: string
  date: string
  slot: MealSlot
  servings: number
  note: string
  /** A copy of a published recipe is saved with it. */
  saves: boolean
  /** The recipe is not there any more: it can only be left out. */
  gone: boolean
}

export interface AppliedChange {
  kind: 'recipe' | 'plan_entry' | 'shopping_list'
  /** The first, where there are several. */
  id: string
  /** All of them, where there are several. */
  ids?: string[]
  url: string
}

export interface ProposalCard {
  id: string
  kind: ProposalKind
  status: ProposalStatus
  client: ClientView
  /** Whose plan or list it would change; null once the person has left it. */
  kitchen: { id: string; name: string | null } | null
  /** The dish or the list that it is about. */
  title: string
  createdAt: number
  expiresAt: number
  decidedAt: number | null
  /** Made without asking, because the person switched that on. */
  automatic: boolean
  applied: AppliedChange | null
}

export interface ProposalView extends ProposalCard {
  /** Names exactly what is shown; confirming sends it back, and is refused if that has changed. */
  version: number
  /** null when what the proposal is about is gone. */
  preview: ProposalPreview | null
  /** Why it cannot be confirmed as it stands, in words. */
  conflict: string | null
}

export interface ProposalPage {
  items: ProposalCard[]
  nextCursor: string | null
}
