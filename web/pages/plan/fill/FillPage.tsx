import { useLocation } from '@solidjs/router'
import { useQuery } from '@tanstack/solid-query'
import { ArrowLeft } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { FillEntry } from '../../../../shared/wire/plan-fill.ts'
import { to } from '../../../addresses.ts'
import { useApi, useApplication } from '../../../application.ts'
import { useKeptAnswers } from '../../../changes/keptAnswers.ts'
import '../../../components/button.css'
import { DecisionBar } from '../../../components/DecisionBar.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { Head } from '../../../head/Head.tsx'
import { dayNamesFor } from '../../../language/dayNames.ts'
import { useKitchen } from '../../../session/kitchen.ts'
import { useMe } from '../../../session/me.ts'
import { useToday } from '../../../session/timeZone.ts'
import { dayIn, mondayOf, plusDays, sampleStart } from '../days.ts'
import { FilledWeek } from './FilledWeek.tsx'
import { FillRules } from './FillRules.tsx'
import './fill.css'
import { createFilling } from './filling.ts'
import { eatingChanged, type Rules } from './rules.ts'
import { SwapDialog } from './SwapDialog.tsx'

/** One who tries alone rarely cooks for one alone. */
const usualTable = 2

/** A whole week in a few taps: rules, a week to look at and change, and only then the plan. */
export default function FillPage() {
  const { text, language, format } = useApplication()
  const { fill } = text.plan
  const names = dayNamesFor(language)
  const location = useLocation()
  const today = useToday()
  const kitchen = useKitchen()
  const [rules, setRules] = createSignal<Rules>({ slots: ['dinner'], diets: [] })
  let week: HTMLDivElement | undefined
  const [choosing, setChoosing] = createSignal<FillEntry>()
  const from = () => {
    const asked = dayIn(location.query['from'])
    const here = today()
    if (asked !== undefined && asked >= here) return asked
    return sampleStart(mondayOf(here), here) ?? here
  }
  const me = useMe()
  const api = useApi()
  const kept = useKeptAnswers()
  const members = useQuery(() => ({
    queryKey: ['members', 'list'] as const,
    queryFn: () => kept.ask('members', () => api.members.list.query()),
    networkMode: 'always' as const,
    enabled: Boolean(me.data),
  }))
  const table = () => (members.isSuccess ? members.data : [])
  const portions = () => {
    const { eaters } = rules()
    if (!eaters) return kitchen.isSuccess ? kitchen.data.portions : null
    const eating = table().filter((one) => eaters.includes(one.id))
    return Math.max(1, Math.ceil(eating.reduce((sum, one) => sum + one.portion, 0)))
  }
  const servings = () => rules().servings ?? portions() ?? usualTable
  const filling = createFilling(from, () => ({ ...rules(), servings: servings() }))
  const change = (changed: Partial<{ [Name in keyof Rules]: Rules[Name] | undefined }>) => {
    const next = { ...rules(), ...changed }
    setRules(
      Object.fromEntries(
        Object.entries(next).filter(([, one]) => one !== undefined),
      ) as unknown as Rules,
    )
  }
  const leaveOut = (id: string) => {
    change(eatingChanged(rules(), table(), id))
    void filling.make()
  }
  const count = () => filling.shown()?.entries.length ?? 0
  const sum = () => {
    const made = filling.shown()
    if (!made) return undefined
    const price = fill.total(format.money(made.total, made.currency))
    return made.unpriced > 0 ? `${price} · ${fill.unpriced(made.unpriced)}` : price
  }
  return (
    <div class="page fill-page">
      <Head title={fill.title} hidden />
      <a class="back" href={to.plan(from())}>
        <Icon of={ArrowLeft} />
        {fill.back}
      </a>
      <h1>
        {count() > 0 ? fill.made : fill.title} <em>{names.range(from(), plusDays(from(), 6))}</em>
      </h1>
      <p class="lead muted">{fill.lead}</p>
      <FillRules rules={rules()} servings={servings()} members={table()} change={change} />
      <p class="row tight">
        <button
          type="button"
          class="button large"
          classList={{ primary: !filling.shown() }}
          aria-busy={filling.busy()}
          onClick={() => filling.make().then(() => week?.scrollIntoView({ block: 'start' }))}
        >
          {filling.shown() ? fill.again : fill.make}
        </button>
      </p>
      <div ref={week} class="fill-made">
        <Show when={filling.shown()}>
          {(shown) => (
            <FilledWeek week={shown()} filling={filling} choose={setChoosing} leaveOut={leaveOut} />
          )}
        </Show>
      </div>
      <Show when={count() > 0}>
        <DecisionBar
          note={sum()}
          no={{ label: fill.shuffle, act: () => void filling.shuffle() }}
          yes={{
            label: fill.accept(count()),
            act: () => void filling.accept(),
            ready: !filling.busy(),
          }}
          pending={filling.busy()}
        />
      </Show>
      <Show when={choosing()}>
        {(entry) => (
          <SwapDialog
            choose={(dish) => {
              const old = entry()
              setChoosing(undefined)
              void filling.swap(old, dish)
            }}
            close={() => setChoosing(undefined)}
          />
        )}
      </Show>
    </div>
  )
}
