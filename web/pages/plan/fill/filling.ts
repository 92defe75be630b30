import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { createSignal } from 'solid-js'
import type { FillDish, FillEntry, FillPreview } from '../../../../shared/wire/plan-fill.ts'
import { to } from '../../../addresses.ts'
import { useApi, useText } from '../../../application.ts'
import { useErrorToast } from '../../../session/errorToast.ts'
import { useMe } from '../../../session/me.ts'
import { refreshMembers } from '../../../session/members.ts'
import { useOneAtATime } from '../../../session/oneAtATime.ts'
import { useSomebodyHere } from '../../../session/trial.ts'
import { useToast } from '../../../toasts/Toast.tsx'
import { plusDays } from '../days.ts'
import { refreshPlan } from '../weekQuery.ts'
import type { Rules } from './rules.ts'

type Placed = Pick<FillEntry, 'date' | 'slot'>
const placeKey = ({ date, slot }: Placed) => `${date} ${slot}`
const idOf = (dish: FillDish) => Object.values(dish)[0] ?? ''

/** A week that is only shown: mixed anew, held and exchanged dish by dish, until the person takes it. */
export function createFilling(from: () => string, rules: () => Rules) {
  const api = useApi()
  const { plan, common } = useText()
  const me = useMe()
  const somebody = useSomebodyHere()
  const navigate = useNavigate()
  const toast = useToast()
  const sorry = useErrorToast()
  const queries = useQueryClient()
  const [shown, setShown] = createSignal<FillPreview>()
  const [held, setHeld] = createSignal<ReadonlySet<string>>(new Set())
  const { busy, attempt } = useOneAtATime()
  let seed = 0
  let turnedDown: string[] = []

  const entries = () => shown()?.entries ?? []
  const isHeld = (place: Placed) => held().has(placeKey(place))
  const fill = async (keep: (Placed & { dish: FillDish })[]) => {
    seed = (seed % 1_000_000) + 1
    const answer = await api.plan.fill.mutate({
      ...rules(),
      from: from(),
      to: plusDays(from(), 6),
      seed,
      keep: keep.map(({ date, slot, dish }) => ({ date, slot, ...dish })),
      except: turnedDown.slice(-300),
    })
    setShown(answer)
  }
  /** A guest has told nobody yet what they eat: now the feed and the plan know it, too. */
  const remember = async () => {
    const person = await somebody()
    if (!person.demo) return
    await api.members.update.mutate({ id: person.id, diets: rules().diets })
    await refreshMembers(queries)
  }
  const others = (than: Placed) => entries().filter((one) => placeKey(one) !== placeKey(than))
  const takeBack = (ids: readonly string[]) =>
    Promise.all(ids.map((id) => api.plan.remove.mutate({ id })))
      .then(() => refreshPlan(queries))
      .catch(sorry)

  return {
    shown,
    busy,
    isHeld,
    guest: () => me.isSuccess && (me.data === null || me.data.demo),
    make: () =>
      attempt(async () => {
        await remember()
        await fill(entries().filter(isHeld))
      }),
    shuffle: () => attempt(() => fill(entries().filter(isHeld))),
    hold: (place: Placed) => {
      const next = new Set(held())
      if (!next.delete(placeKey(place))) next.add(placeKey(place))
      setHeld(next)
    },
    reroll: (entry: FillEntry) =>
      attempt(() => {
        turnedDown.push(idOf(entry.dish))
        return fill(others(entry))
      }),
    swap: (entry: FillEntry, dish: FillDish) =>
      attempt(async () => {
        await fill([...others(entry), { date: entry.date, slot: entry.slot, dish }])
        setHeld(new Set([...held(), placeKey(entry)]))
      }),
    accept: () =>
      attempt(async () => {
        const { eaters } = rules()
        const { ids } = await api.plan.accept.mutate({
          entries: entries().map(({ date, slot, servings, dish }) => ({
            date,
            slot,
            servings,
            ...dish,
          })),
          ...(eaters && { eaters }),
        })
        await refreshPlan(queries)
        await queries.invalidateQueries({ queryKey: ['recipes'] })
        turnedDown = []
        navigate(to.plan(from()))
        toast({
          message: plan.fill.accepted(ids.length),
          action: { label: common.undo, run: () => void takeBack(ids) },
        })
      }),
  }
}
export type Filling = ReturnType<typeof createFilling>
