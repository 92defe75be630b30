import { type ChangedEntry, changeEntries } from '../../../shared/changes/entries.ts'
import type { PlanEntryCard, PlanWeek } from '../../../shared/wire/plan.ts'
import type { TrayDish } from '../../../shared/wire/tray.ts'
import type { KeptChange } from '../../changes/keptChanges.ts'
import { isEntryChange } from '../../changes/kinds.ts'

/** The week with what its person did since the server was asked, as the server will make it. */
export function withChanges<Week extends PlanWeek>(
  week: Week,
  changes: readonly KeptChange[],
): Week {
  const inWeek = ({ date }: { date: string }) => date >= week.from && date <= week.to
  const cards = new Map(week.entries.map((card) => [card.id, card]))
  const entries = new Map(week.entries.map((card) => [card.id, entryOf(card)]))
  // Those that were done something to stand last in their meals, in this order, if it was to move them.
  const moved = new Set<string>()
  for (const { change, about } of changes) {
    if (!isEntryChange(change)) continue
    const shown = about?.entry
    const { entryId } = change
    const isNew = change.kind === 'addEntry' || change.kind === 'copyEntry'
    if (shown) {
      if (!cards.has(entryId)) cards.set(entryId, { ...shown, id: entryId })
      // What stood in this week and does not any more was taken off.
      if (!isNew && !entries.has(entryId))
        entries.set(entryId, { ...entryOf(shown), removed: inWeek(shown) })
      if (change.kind === 'copyEntry' && !entries.has(change.of))
        entries.set(change.of, { ...entryOf(shown), id: change.of, removed: true })
    }
    // For how many, when nobody has said, the server will say; until then what the device knows.
    const served = change.kind === 'addEntry' ? { servings: shown?.servings, ...change } : change
    for (const one of changeEntries(entries, served)) {
      const before = entries.get(one.id)
      if (before?.date !== one.date || before.slot !== one.slot) {
        moved.delete(one.id)
        moved.add(one.id)
      }
      entries.set(one.id, one)
    }
  }
  const standing = week.entries.flatMap(({ id }) => (moved.has(id) ? [] : [id]))
  const shown = [...new Set([...standing, ...entries.keys()])].filter((id) => !moved.has(id))
  return {
    ...week,
    entries: [...shown, ...moved].flatMap((id) => {
      const [card, entry] = [cards.get(id), entries.get(id)]
      return card && entry && !entry.removed && inWeek(entry) ? [cardOf(card, entry)] : []
    }),
  }
}

function entryOf(card: PlanEntryCard): ChangedEntry {
  const { id, date, slot, servings, eaters, note, cookedAt } = card
  return { id, date, slot, servings, eaters, note, cooked: cookedAt !== null, removed: false }
}

/** The very same card where nothing was done to it. */
function cardOf(card: PlanEntryCard, entry: ChangedEntry): PlanEntryCard {
  const { date, slot, servings, note, cooked } = entry
  const eaters = entry.eaters && [...entry.eaters]
  const cookedAt = cooked ? (card.cookedAt ?? Date.now()) : null
  return { ...card, date, slot, servings, note, eaters, cookedAt }
}

/** The dishes that are put by, with what their person did to them since. */
export function trayWithChanges(
  dishes: readonly TrayDish[],
  changes: readonly KeptChange[],
): TrayDish[] {
  let shown = [...dishes]
  for (const { change, about } of changes) {
    if (change.kind === 'untrayDish') shown = shown.filter(({ id }) => id !== change.trayId)
    else if (change.kind === 'addEntry' && 'trayId' in change.dish) {
      const { trayId } = change.dish
      shown = shown.filter(({ id }) => id !== trayId)
    } else if (change.kind === 'trayDish' && about?.dish) {
      const { dish } = about
      if (!shown.some(({ recipeId }) => recipeId === dish.recipeId))
        shown = [...shown, { ...dish, id: change.trayId }]
    }
  }
  return shown
}
