import { useNavigate } from '@solidjs/router'
import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { PlanWeek } from '../../../shared/wire/plan.ts'
import { to } from '../../addresses.ts'
import { useApi, useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { useQueue } from '../../changes/useQueue.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import '../../components/field.css'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { sentenceOf } from '../../session/said.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { listsKey } from '../lists/listQuery.ts'
import { DayField } from './DayField.tsx'
import './planDialogs.css'

const fresh = 'new'

/** A shopping list for the dishes between two days: on a list there is, or on a new one. */
export function MakeListDialog(props: {
  week: PlanWeek
  today: string | undefined
  close: () => void
}) {
  const text = useText()
  const { plan } = text
  const names = dayNamesFor(useApplication().language)
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const sorry = useErrorToast()
  const queue = useQueue()
  // What was eaten before today needs no shopping.
  const first = () => {
    const { from, to: last } = props.week
    return props.today && props.today > from && props.today <= last ? props.today : from
  }
  const [from, setFrom] = createSignal(first())
  const [until, setUntil] = createSignal(props.week.to)
  const [chosen, setChosen] = createSignal<string>()
  const [name, setName] = createSignal(names.range(props.week.from, props.week.to))
  const [problem, setProblem] = createSignal<string>()
  const [busy, setBusy] = createSignal(false)
  const lists = useQuery(() => ({
    queryKey: [...listsKey, 'all'] as const,
    queryFn: async () => (await api.lists.read.query({})).lists,
    staleTime: 0,
  }))
  // Asked in this order: data that is not there yet would suspend the page under the dialog.
  const known = () => (lists.isSuccess ? lists.data : [])
  const where = () => chosen() ?? known()[0]?.id ?? fresh

  const make = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy()) return
    setBusy(true)
    setProblem(undefined)
    const week = props.week.from
    const place = where() === fresh ? { name: name().trim() } : { listId: where() }
    await queue.arrived()
    try {
      const range = { from: from(), to: until() }
      const { listId, added } = await api.lists.fromPlan.mutate({ ...range, ...place })
      await queries.invalidateQueries({ queryKey: listsKey })
      navigate(to.list(listId))
      // A list of its own goes again whole; on one that was there it is not told apart from what stood on it.
      const back = async () => {
        await api.lists.remove.mutate({ id: listId }).catch(sorry)
        await queries.invalidateQueries({ queryKey: listsKey })
        navigate(to.plan(week))
      }
      const action = { label: text.common.undo, run: () => void back() }
      toast({ message: plan.list.done(added), ...('name' in place && { action }) })
    } catch (error) {
      setProblem(sentenceOf(error) ?? text.states.offline)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={plan.list.title} close={props.close}>
      <form class="stack" onSubmit={make} novalidate>
        <div class="make-days">
          <DayField id="list-from" label={plan.list.from} value={from()} change={setFrom} />
          <DayField id="list-to" label={plan.list.to} value={until()} change={setUntil} />
        </div>
        <div class="field">
          <label for="list-where">{plan.list.where}</label>
          <select
            id="list-where"
            class="input"
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <For each={known()}>
              {(list) => (
                <option value={list.id} selected={list.id === where()}>
                  {list.name}
                </option>
              )}
            </For>
            <option value={fresh} selected={where() === fresh}>
              {plan.list.fresh}
            </option>
          </select>
        </div>
        <Show when={where() === fresh}>
          <div class="field">
            <label for="list-name">{plan.list.name}</label>
            <input
              id="list-name"
              class="input"
              maxlength="80"
              autocomplete="off"
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </div>
        </Show>
        <p class="small muted">{plan.list.hint}</p>
        <FormFailure sentence={problem()} />
        <div class="row">
          <button type="submit" class="button primary" aria-busy={busy()}>
            {plan.list.go}
          </button>
          <button type="button" class="button" onClick={() => props.close()}>
            {text.common.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
