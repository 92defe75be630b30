import type { Language } from './languages.ts'
import { promptsCs } from './prompts.cs.ts'
import { promptsEn } from './prompts.en.ts'
import { promptsUk } from './prompts.uk.ts'

/** How a ready request is shown to a person, what each of its arguments is, and the request itself. */
export interface PromptSentences<Argument extends string> {
  title: string
  description: string
  arguments: Record<Argument, string>
  /** What is asked for. */
  ask: string
  /** A line for an argument that was given. */
  given: Partial<Record<Argument, string>>
  /** How it is done, for the model. */
  how: string
}

export interface PromptDictionary {
  plan_week: PromptSentences<'start' | 'people' | 'wishes'>
  cook_from: PromptSentences<'foods' | 'without' | 'minutes'>
  cook_recipe: PromptSentences<'recipe' | 'servings'>
  fill_list: PromptSentences<'list' | 'start'>
}

export const promptSentences: Record<Language, PromptDictionary> = {
  uk: promptsUk,
  en: promptsEn,
  cs: promptsCs,
}
