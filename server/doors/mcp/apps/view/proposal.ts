import type { ViewSentences } from '../../../../../shared/language/agent-views.ts'
import type { ProposalPreview } from '../../../../../shared/wire/proposals.ts'
import type { PlanSaid } from '../plan-said.ts'
import { shownKey } from '../shown-key.ts'
import { dayName, el, link, show, small, text } from './draw.ts'

/** What would change, and where the person decides. Nothing can be decided from here. */
show((answer, words, meta) => {
  const preview = meta[shownKey] as ProposalPreview | PlanSaid | null | undefined
  const applied = answer['applied'] as { url?: unknown } | undefined
  return [
    ...(preview ? proposed(preview, words) : []),
    el('p', el('strong', applied ? words.done : words.nothingYet)),
    applied
      ? link(words.open, applied.url)
      : link(words.decide, text(answer['confirmation_url']), words.decideThere),
  ]
})

function proposed(preview: ProposalPreview | PlanSaid, words: ViewSentences) {
  switch (preview.kind) {
    case 'recipe_draft':
      return [
        el('h1', words.proposal.recipe_draft),
        el('h2', preview.title),
        text(preview.description) && el('p', preview.description),
        el('ul', ...preview.ingredients.map((line) => el('li', line))),
        el('ol', ...preview.steps.map((step) => el('li', step.text))),
      ]
    case 'shopping_list':
      return [
        el('h1', words.proposal.shopping_list),
        preview.list && el('h2', preview.list.name),
        el('ul', ...preview.lines.map((line) => el('li', line))),
      ]
    case 'plan_entry':
      return dishes([{ ...preview, title: preview.recipe.title }], words)
    case 'plan_entries':
      return dishes(preview.entries, words)
    case 'plan_said':
      return dishes(preview.entries, words)
  }
}

type Dish = PlanSaid['entries'][number] & { title?: string; saves?: boolean }

function dishes(all: readonly Dish[], words: ViewSentences) {
  const lines = all.map((one) =>
    el(
      'li',
      one.title,
      small(
        dayName(one.date),
        words.slots[one.slot].toLowerCase(),
        one.servings !== undefined && `× ${one.servings}`,
        one.note,
        one.saves && words.copySaved,
      ),
    ),
  )
  return [el('h1', words.proposal.plan_entry), el('ul', ...lines)]
}
