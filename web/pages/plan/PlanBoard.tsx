import { useLocation, useNavigate } from '@solidjs/router'
import { CloudOff } from 'lucide'
import { createEffect, createMemo, createSignal, lazy, on, onMount, Show } from 'solid-js'
import { dayAt } from '../../../shared/time-zone.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { QueueNotice } from '../../changes/QueueNotice.tsx'
import { useQueue } from '../../changes/useQueue.ts'
import { Answer } from '../../components/Answer.tsx'
import { comesLater } from '../../components/comesLater.ts'
import { Later } from '../../components/Later.tsx'
import { Notice } from '../../components/Notice.tsx'
import { StorePrices } from '../../components/StorePrices.tsx'
import { Head } from '../../head/Head.tsx'
import { loadPart } from '../../language/parts.ts'
import { useKeptCopy } from '../lists/useKeptCopy.ts'
import { AddDishDialog } from './AddDishDialog.tsx'
import { DayStrip } from './DayStrip.tsx'
import { dayIn, mondayOf, sampleStart } from './days.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { JoinedNotice } from './JoinedNotice.tsx'
import { type KeptFocus, keptFocus } from './keptFocus.ts'
import { MakeListDialog } from './MakeListDialog.tsx'
import type { Place } from './newEntry.ts'
import { useKnownDishes } from './onDevice.ts'
import { openAtToday } from './openAtToday.ts'
import { PlanEmpty } from './PlanEmpty.tsx'
import { PlanHead } from './PlanHead.tsx'
import './plan.css'
import { SampleNotice } from './SampleNotice.tsx'
import { Week } from './Week.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'
import { type ShownWeek, useWeek } from './weekQuery.ts'
import { withChanges } from './withChanges.ts'

const DishTray = lazy(() => import('./tray/DishTray.tsx'))

/** The kitchen's week, and what can be done to it. */
export function PlanBoard() {
  const { plan } = useText()
  const location = useLocation()
  const asked = () => dayIn(location.query['date'])
  const week = useWeek(asked)
  // What was drawn a moment before midnight is awoken after it, and has to be the same until then.
  const [awake, setAwake] = createSignal(false)
  onMount(() => {
    setAwake(true)
    comesLater(() => Promise.all([import('../../components/ConcernTags.tsx'), loadPart('dish')]))
  })
  const focus = keptFocus()
  const todayOf = ({ timeZone }: ShownWeek) => (awake() ? dayAt(new Date(), timeZone) : undefined)
  return (
    <>
      <Head title={plan.title} hidden />
      <Answer of={week} pending={<WeekSkeleton />}>
        {(data) => <Board week={data()} today={todayOf(data())} asked={asked()} focus={focus} />}
      </Answer>
    </>
  )
}

function Board(props: {
  week: ShownWeek
  today: string | undefined
  asked: string | undefined
  focus: KeptFocus
}) {
  const { plan } = useText()
  const navigate = useNavigate()
  const [adding, setAdding] = createSignal<Place>()
  const [opened, setOpened] = createSignal<string>()
  const [making, setMaking] = createSignal(false)
  useKeptCopy(() => props.week.entries.map((entry) => ({ ...entry })), to.plan())
  const queue = useQueue()
  useKnownDishes()
  const week = createMemo(() => withChanges(props.week, queue.waiting()))
  const open = () => week().entries.find((one) => one.id === opened())
  const firstFree = (): Place => ({
    date: props.today && mondayOf(props.today) === props.week.from ? props.today : props.week.from,
    slot: 'dinner',
  })
  // Around midnight the week that was drawn may be over.
  createEffect(() => {
    const here = props.today
    if (props.asked === undefined && here && mondayOf(here) !== props.week.from)
      navigate(to.plan(here), { replace: true })
  })
  openAtToday(
    () => (props.asked === undefined || props.asked === props.today ? props.today : undefined),
    () => week().from,
  )
  createEffect(on(() => props.week.from, props.focus.restore))
  return (
    <div class="page plan-page" onFocusIn={props.focus.tell}>
      <PlanHead week={week()} today={props.today} makeList={() => setMaking(true)} />
      <JoinedNotice />
      <QueueNotice queue={queue} topic="plan" words={plan.changes} />
      <DayStrip from={week().from} today={props.today} />
      <Show when={props.today}>
        {(today) => (
          <Later>
            <DishTray today={today()} />
          </Later>
        )}
      </Show>
      <Show when={week().unseen}>
        <Notice kind="warning" icon={CloudOff}>
          {plan.unseen}
        </Notice>
      </Show>
      <Show when={week().entries.length === 0 && !week().unseen}>
        <PlanEmpty
          sampleFrom={sampleStart(week().from, props.today)}
          begin={() => setAdding(firstFree())}
        />
      </Show>
      <Show when={week().entries.find((entry) => entry.sample)}>
        {(first) => <SampleNotice from={first().date} />}
      </Show>
      <Week week={week()} today={props.today} add={setAdding} open={setOpened} />
      <Show when={week().entries.some((entry) => entry.kind === 'dish')}>
        <StorePrices
          of={{ from: week().from, to: week().to }}
          note={plan.toCook}
          changes={week()
            .entries.map(({ id, servings }) => `${id} ${servings}`)
            .join()}
        />
      </Show>
      <Show when={adding()}>
        {(place) => <AddDishDialog place={place()} close={() => setAdding(undefined)} />}
      </Show>
      <Show when={open()}>
        {(entry) => <EntryDialog entry={entry()} close={() => setOpened(undefined)} />}
      </Show>
      <Show when={making()}>
        <MakeListDialog week={week()} today={props.today} close={() => setMaking(false)} />
      </Show>
    </div>
  )
}
