import { createMemo } from 'solid-js'
import type { DraftReading, DraftToRead, LineReading } from '../../../shared/wire/reading.ts'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { useApplication } from '../../application.ts'
import { createLatest } from '../../reading/latest.ts'
import { readable } from '../../reading/lines.ts'
import type { Draft } from './draft.ts'
import { readingKey } from './readingKey.ts'

export interface Understood extends Omit<DraftReading, 'lines' | 'steps'> {
  /** By what the line says, so that moving a line changes nothing. */
  lines: Readonly<Record<string, LineReading>>
  /** The foods that a step uses, by its text. */
  steps: Readonly<Record<string, readonly string[]>>
}

export type Understanding = () => Understood | undefined

/** What is understood of the draft so far; nothing until the server has read it. */
export function createUnderstanding(draft: Draft, recipe: () => Recipe | null): Understanding {
  const { api, language } = useApplication()
  const question = (): DraftToRead => ({
    lines: draft.lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, recipe }) => ({
        text: readable(text.trim()),
        ...(recipe && { recipe: { id: recipe.id, title: recipe.title } }),
      })),
    steps: draft.steps.flatMap(({ text }) => text.trim() || []),
    servings: draft.servings,
    language,
    seed: seedOf(recipe()),
  })
  const read = createLatest(question, (asked, signal) =>
    api.recipes.readDraft.mutate(asked, { signal }),
  )
  return createMemo(() => {
    const said = read()
    return said && understood(said.question, said.answer)
  })
}

function understood(asked: DraftToRead, { lines, steps, ...rest }: DraftReading): Understood {
  return {
    ...rest,
    lines: Object.fromEntries(
      lines.map((line, at) => [readingKey(asked.lines[at] ?? { text: '' }), line]),
    ),
    steps: Object.fromEntries(steps.map((foods, at) => [asked.steps[at] ?? '', foods])),
  }
}

/** The picture while it is written is the one that will be seen: a copy's is that of its original. */
function seedOf(recipe: Recipe | null): string {
  return recipe?.publicationId ?? recipe?.copiedFrom?.publicationId ?? recipe?.id ?? 'new'
}
