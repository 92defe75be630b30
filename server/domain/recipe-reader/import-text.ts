import { languageOfText } from '../../../shared/language/of-text.ts'
import { type RecipeDraft, recipeInput } from '../../../shared/wire/recipes.ts'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/errors.ts'
import { inTurns } from '../../kernel/in-turns.ts'
import { draftOf } from './draft.ts'
import { findRecipe } from './find-recipe.ts'
import { amountsTold } from './pasted/amounts-told.ts'
import { withoutChat, withoutSignature } from './pasted/chat.ts'
import { madeApart, servingsBeside, servingsFor, yieldBeside } from './pasted/eaten.ts'
import { type Facts, factsOf } from './pasted/facts.ts'
import { withFoodsTold } from './pasted/foods-told.ts'
import { unwrapped } from './pasted/hard-wrapped.ts'
import { takenApart } from './pasted/lines-in.ts'
import { withoutMarkup } from './pasted/marked-up.ts'
import { numbersApart } from './pasted/numbers.ts'
import { withoutPost } from './pasted/of-post.ts'
import { titleOf, withoutHashtags, withPlainNumber } from './pasted/tidy-line.ts'
import { visibleText } from './plain-text.ts'
import { withoutNumber } from './step-text.ts'
import { readSections } from './text-sections.ts'
import { sectionOf } from './visible/headings.ts'
import { listInOne, withoutCount } from './visible/tidy-entries.ts'

/** Sorts pasted text into the fields of the composer. */
export async function importText(ctx: Context, input: { text: string }): Promise<RecipeDraft> {
  // Of many that come at once each waits for its turn.
  const [draft] = await inTurns(
    ctx,
    [input.text],
    (text) => draftOfSource(text) ?? draftOfText(text),
  )
  if (!draft) throw new DomainError('import_text_no_recipe')
  return draft
}

/** Somebody pasted the source of a page, or its data. */
export function draftOfSource(text: string): RecipeDraft | null {
  const start = text.trimStart().slice(0, 200)
  const type = /^[{[]/.test(start) ? 'application/json' : 'text/html'
  if (
    type === 'text/html' &&
    !/^<(?:!doctype|!--|html|head|body|meta|script|div|article|section|main)/i.test(start)
  )
    return null
  const found = findRecipe(text, type)
  const draft = found && draftOf(found, '')
  if (!draft) return null
  const { recipe, servingsSaid } = draft
  return { ...recipe, servings: servingsSaid ? recipe.servings : null, photo: null }
}

export function draftOfText(text: string): RecipeDraft | null {
  return sorted(withoutPost(plainLines(text)), text, true)?.draft ?? null
}

/** Only where headings say what is list and what is method: any letter has lines. */
export function draftOfHeadedText(text: string): RecipeDraft | null {
  const found = sorted(plainLines(text), text, false)
  return found?.headed ? found.draft : null
}

function sorted(
  lines: readonly string[],
  text: string,
  isPost: boolean,
): { draft: RecipeDraft; headed: boolean } | null {
  const { totalMinutes, servings, yieldText, ...said } = requestFacts(lines)
  const facts = { prepMinutes: null, cookMinutes: null, ...said }
  const read = readSections(
    lines.filter((line) => factsOf(line) === null),
    isPost,
  )
  const sections = isPost && !read.headed ? withFoodsTold(read) : read
  const { title, notes, steps, headed } = sections
  const { description, ingredients } = isPost
    ? amountsTold(sections.description, sections.ingredients)
    : sections
  if (title === '' || (ingredients.length === 0 && steps.length === 0)) return null
  // «Борщ (на 4 порції)», «Інгредієнти на 6 порцій:»: a title or a heading says it beside its own words.
  const sayingMade = [
    titleLine(lines, title),
    ...lines.filter((line) => sectionOf(line) === 'lines'),
  ]
  const draft = recipeInput.safeParse({
    title: title.slice(0, 200),
    description: [...description, ...notes].join('\n').slice(0, 4000),
    language: languageOfText(text) ?? undefined,
    ...facts,
    // What is not said is left out.
    yieldText: yieldText ?? firstOf(sayingMade, yieldBeside) ?? undefined,
    // The whole holds what is prepared.
    ...(totalMinutes !== undefined && { cookMinutes: cookedOf(totalMinutes, facts) }),
    ingredients: ingredients.slice(0, 200).map((line) => ({ text: line.slice(0, 300) })),
    steps: withoutCounting(steps.slice(0, 100)).map((step) => ({
      ...step,
      text: withoutNumber(step.text).slice(0, 4000),
    })),
  })
  if (!draft.success) return null
  const eaters =
    servings ?? firstOf(sayingMade, servingsBeside) ?? firstOf(description, servingsFor)
  return { draft: { ...draft.data, servings: eaters, photo: null }, headed }
}

function plainLines(text: string): readonly string[] {
  const lines = visibleText(text.toWellFormed()).split('\n').slice(0, 2000)
  const plain = unwrapped(withoutMarkup(withoutSignature(withoutChat(lines))))
    .map((line, at) => (at === 0 ? line : withPlainNumber(withoutHashtags(line))).slice(0, 4000))
    .flatMap((line, at) => (at === 0 ? fromTitle(line) : [line]))
    .flatMap(apart)
    .flatMap((line, at) => (at === 0 ? [line] : madeApart(line)))
    .flatMap(numbersApart)
  return takenApart(plain)
}

/** «Млинці. Беремо 500 мл молока, 2 яйця»: a dish is called by the first sentence of it. */
function fromTitle(line: string): string[] {
  const [, title, rest = ''] = /^(.{3,80}?)[.!…]\s+(\S.*)$/u.exec(line) ?? []
  return title && /\d\D+\d/.test(rest) ? [title, rest] : [line]
}

/** «Інгредієнти: 500 г сиру, 2 яйця»: a heading, and what it is over, on one line. */
function apart(line: string): string[] {
  // «Приготування. Квасолю замочити»: so it stands in books.
  const [, heading = '', rest = ''] = /^([^:.]{3,40})[:.]\s+([^\s(].{2,})$/u.exec(line) ?? []
  // «Preparation: 40 minutes» says how long, and nothing of the method stands behind it.
  const section = heading === '' || factsOf(line) !== null ? null : sectionOf(heading)
  if (section !== 'lines' && section !== 'steps') return [line]
  const list = listInOne([{ text: rest, part: false }]).map((one) => one.text)
  return [`${heading}:`, ...(section === 'lines' ? list : [rest])]
}

/** «1 Toss the beef», «2 Heat the oil»: counted without a full stop. */
function withoutCounting<Step extends { text: string }>(steps: readonly Step[]): Step[] {
  const bare = withoutCount(steps.map(({ text }) => ({ text, part: false })))
  return steps.map((step, at) => ({ ...step, text: bare[at]?.text ?? step.text }))
}

interface Times {
  prepMinutes: number | null
  cookMinutes: number | null
}

function cookedOf(total: number, { prepMinutes, cookMinutes }: Times): number | null {
  return cookMinutes ?? (total - (prepMinutes ?? 0) || null)
}

function requestFacts(lines: readonly string[]): Facts {
  return Object.assign({}, ...lines.map((line) => factsOf(line) ?? {}))
}

const titleLine = (lines: readonly string[], title: string) =>
  lines.find((line) => titleOf(line) === title) ?? ''

function firstOf<T>(lines: readonly string[], read: (line: string) => T | null): T | null {
  for (const line of lines) {
    const said = read(line)
    if (said !== null) return said
  }
  return null
}
