import { useQueryClient } from '@tanstack/solid-query'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import type { RepeatEnded } from '../../../shared/wire/plan-weeks.ts'
import type { PlanReplaced, ReplacingChoice } from '../../../shared/wire/replacing.ts'
import { useApi, useApplication, useText } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import { useQueue } from '../../changes/useQueue.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useAttempt } from '../../session/attempt.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { type Dish, type Look, newEntry, type Place, seenOf } from './newEntry.ts'
import type { Repeating } from './RepeatForm.tsx'
import { refreshPlan } from './weekQuery.ts'

/** What can be set anew in an entry. */
export type Changed = Pick<PlanEntryCard, 'servings' | 'eaters' | 'note'>

/**
 * What a person does to the plan: it shows at once, says so, and can be taken back. What needs no answer of the
 * server's waits on the device while there is no connection.
 */
export function useChanging() {
  const api = useApi()
  const text = useText()
  const { plan } = text
  const names = dayNamesFor(useApplication().language)
  const toast = useToast()
  const queue = useQueue()
  const queries = useQueryClient()
  const attemptNow = useAttempt('plan', () => refreshPlan(queries))
  // What needs the server builds on what was done before.
  const attempt = async (work: () => Promise<unknown>) => {
    await queue.arrived()
    return attemptNow(work)
  }
  const undo = (run: () => void) => ({ label: text.common.undo, run })
  const told = (place: Place) => [names.full(place.date), plan.meals[place.slot]] as const

  const removeEntry = (entry: PlanEntryCard) =>
    void queue.addTo(
      { title: entry.title, entry },
      { kind: 'removeEntry', entryId: entry.id, seen: seenOf(entry) },
    )
  const moveEntry = (entry: PlanEntryCard, { date, slot }: Place) =>
    void queue.addTo(
      { title: entry.title, entry },
      { kind: 'moveEntry', entryId: entry.id, date, slot },
    )
  const cookEntry = (entry: PlanEntryCard, cooked: boolean) =>
    void queue.addTo(
      { title: entry.title, entry },
      { kind: 'cookEntry', entryId: entry.id, cooked },
    )
  const serve = (entry: PlanEntryCard, servings: number, eaters: string[] | null) =>
    void queue.addTo(
      { title: entry.title, entry },
      { kind: 'serveEntry', entryId: entry.id, servings, eaters },
    )
  const note = (entry: PlanEntryCard, words: string) =>
    void queue.addTo(
      { title: entry.title, entry },
      { kind: 'noteEntry', entryId: entry.id, seen: entry.note, note: words },
    )

  return {
    serve,
    note,
    remove: (entry: PlanEntryCard) => {
      removeEntry(entry)
      const back = () =>
        void queue.addTo({ title: entry.title, entry }, { kind: 'restoreEntry', entryId: entry.id })
      toast({ message: plan.entry.removed(entry.title), action: undo(back) })
    },
    /** Hands back what takes it off again. */
    add: ({ date, slot }: Place, dish: Dish, title: string, look: Look = {}, servings?: number) => {
      const entryId = newId('ple')
      const entry = newEntry(entryId, { date, slot }, dish, title, {
        ...look,
        servings: servings ?? look.servings,
      })
      const what = 'kind' in dish ? { kind: dish.kind, title } : dish
      void queue.addTo(
        { title, entry },
        {
          kind: 'addEntry',
          entryId,
          date,
          slot,
          dish: what,
          ...(servings !== undefined && { servings }),
        },
      )
      return undo(() => removeEntry(entry))
    },
    move: (entry: PlanEntryCard, at: Place) => {
      const before = { date: entry.date, slot: entry.slot }
      if (before.date === at.date && before.slot === at.slot) return
      moveEntry(entry, at)
      toast({
        message: plan.entry.moved(entry.title, ...told(at)),
        action: undo(() => moveEntry({ ...entry, ...at }, before)),
      })
    },
    copy: (entry: PlanEntryCard, { date, slot }: Place) => {
      const entryId = newId('ple')
      const copy = { ...entry, id: entryId, date, slot, cookedAt: null, repeat: null, eaters: null }
      void queue.addTo(
        { title: entry.title, entry: copy },
        { kind: 'copyEntry', entryId, of: entry.id, date, slot },
      )
      toast({
        message: plan.entry.copied(entry.title, ...told({ date, slot })),
        action: undo(() => removeEntry(copy)),
      })
    },
    cook: (entry: PlanEntryCard, cooked: boolean) => {
      cookEntry(entry, cooked)
      const say = cooked ? plan.entry.cooked : plan.entry.uncooked
      toast({ message: say(entry.title), action: undo(() => cookEntry(entry, !cooked)) })
    },
    /** What was changed in an open window, said when it closes. */
    tellChanged: (before: PlanEntryCard, now: Changed) => {
      const entry = { ...before, ...now }
      const served = now.servings !== before.servings || now.eaters !== before.eaters
      const noted = now.note !== before.note
      if (!served && !noted) return
      const back = () => {
        if (served) serve(entry, before.servings, before.eaters)
        if (noted) note(entry, before.note)
      }
      const message = served
        ? plan.entry.served(before.title, text.common.servings(now.servings))
        : plan.entry.noted(before.title)
      toast({ message, action: undo(back) })
    },
    leftovers: async (entry: PlanEntryCard, at: Place, more: boolean) => {
      const { id, servings } = entry
      let made = ''
      const done = await attempt(async () => {
        made = (await api.plan.leftovers.mutate({ id, ...at, more })).id
      })
      if (!done) return
      const back = async () => {
        await api.plan.remove.mutate({ id: made })
        if (more) await api.plan.change.mutate({ id, servings })
      }
      toast({
        message: plan.leftovers.done(entry.title, ...told(at)),
        action: undo(() => void attempt(back)),
      })
    },
    replace: async (entry: PlanEntryCard, choices: ReplacingChoice[]): Promise<boolean> => {
      let made: PlanReplaced | undefined
      const done = await attempt(async () => {
        made = await api.plan.replace.mutate({ id: entry.id, choices })
      })
      const now = made
      if (!done || !now) return false
      const { copyId, recipeId } = now
      const back = () => api.plan.replaceBack.mutate({ id: entry.id, copyId, recipeId })
      toast({
        message: text.dish.replacing.planned(now.title),
        action: undo(() => void attempt(back)),
      })
      return true
    },
    repeat: async (entry: PlanEntryCard, how: Repeating) => {
      if (!(await attempt(() => api.plan.repeat.mutate({ id: entry.id, ...how })))) return
      toast({
        message: plan.repeat.done(entry.title),
        action: undo(() => void attempt(() => api.plan.repeatEnd.mutate({ id: entry.id }))),
      })
    },
    endRepeat: async (entry: PlanEntryCard) => {
      let ended: RepeatEnded | undefined
      const done = await attempt(async () => {
        ended = await api.plan.repeatEnd.mutate({ id: entry.id })
      })
      const back = ended
      if (!done || !back) return
      toast({
        message: plan.repeat.ended(entry.title),
        action: undo(() => void attempt(() => api.plan.repeatResume.mutate(back))),
      })
    },
  }
}
