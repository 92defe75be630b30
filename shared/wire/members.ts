import { z } from 'zod'
import { type Diet, dietIds } from '../food/diet-table.ts'
import { type Allergen, allergens } from '../food/lexicon/types.ts'
import { portions } from '../meals.ts'
import { idInput } from './ids.ts'
import { visibleName } from './people.ts'
import { filledLine } from './text.ts'

const fields = {
  portion: z.literal(portions),
  diets: z.array(z.enum(dietIds)).max(dietIds.length),
  /** null while nobody has said whether there are any. */
  allergies: z.array(z.enum(allergens)).max(allergens.length).nullable(),
  dislikes: z.array(filledLine(60)).max(20),
}

export const memberAddInput = z.object({
  name: visibleName,
  portion: fields.portion.default(1),
  diets: fields.diets.default([]),
  allergies: fields.allergies.default(null),
  dislikes: fields.dislikes.default([]),
})
export type MemberAdd = z.infer<typeof memberAddInput>

/** Only what is given changes. Whoever has an account names themselves. */
export const memberUpdateInput = z.object({
  id: idInput,
  name: visibleName.optional(),
  portion: fields.portion.optional(),
  diets: fields.diets.optional(),
  allergies: fields.allergies.optional(),
  dislikes: fields.dislikes.optional(),
})
export type MemberUpdate = z.infer<typeof memberUpdateInput>

export const memberIdInput = z.object({ id: idInput })

/** Somebody who eats in the kitchen: a person who cooks there, or a name without an account. */
export interface MemberView {
  id: string
  name: string
  account: boolean
  self: boolean
  portion: number
  diets: Diet[]
  allergies: Allergen[] | null
  dislikes: { text: string; understood: boolean }[]
}

const ids = z.array(idInput).max(200).default([])
export const concernsInput = z.object({ publicationIds: ids, recipeIds: ids })

/** Why a dish is not for somebody, in the reader's words. */
export interface Concern {
  member: string
  /** What is in it that they do not eat. */
  holds: string[]
  /** The allergens of which nobody knows whether they are in it. */
  unsure: string[]
  /** The diets of which nobody knows whether it keeps to them. */
  unsureDiets: string[]
}
/** By the id of the dish; one that is for everybody is not in it. */
export type Concerns = Record<string, Concern[]>
