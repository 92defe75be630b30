import { useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createSignal, lazy, onMount, Show, Suspense } from 'solid-js'
import { dayAt } from '../../../shared/time-zone.ts'
import type { PlanWeek } from '../../../shared/wire/plan.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { StorePrices } from '../../components/StorePrices.tsx'
import { Head } from '../../head/Head.tsx'
import { useKeptCopy } from '../lists/useKeptCopy.ts'
import { AddDishDialog } from './AddDishDialog.tsx'
import type { Place } from './changing.ts'
import { DayStrip } from './DayStrip.tsx'
import { dayIn, mondayOf, sampleStart } from './days.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { JoinedNotice } from './JoinedNotice.tsx'
import { MakeListDialog } from './MakeListDialog.tsx'
import { openAtToday } from './openAtToday.ts'
import { PlanEmpty } from './PlanEmpty.tsx'
import { PlanHead } from './PlanHead.tsx'
import './plan.css'
import { SampleNotice } from './SampleNotice.tsx'
import { Week } from './Week.tsx'
import { WeekSkeleton } from './WeekSkeleton.tsx'
import { useWeek } from './weekQuery.ts'

const DishTray = lazy(() => import('./tray/DishTray.tsx'))

/** The kitchen's week, and what can be done to it. */
export function PlanBoard() {
  const { plan } = useText()
  const location = useLocation()
  const asked = () => dayIn(location.query['date'])
  const week = useWeek(asked)
  // What was drawn a moment before midnight is awoken after it, and has to be the same until then.
  const [awake, setAwake] = createSignal(false)
  onMount(() => setAwake(true))
  const todayOf = ({ timeZone }: PlanWeek) => (awake() ? dayAt(new Date(), timeZone) : undefined)
  return (
    <>
      <Head title={plan.title} hidden />
      <Answer of={week} pending={<WeekSkeleton />}>
        {(data) => <Board week={data()} today={todayOf(data())} asked={asked()} />}
      </Answer>
    </>
  )
}

function Board(props: { week: PlanWeek; today: string | undefined; asked: string | undefined }) {
  const { plan } = useText()
  const navigate = useNavigate()
  const [adding, setAdding] = createSignal<Place>()
  const [opened, setOpened] = createSignal<string>()
  const [making, setMaking] = createSignal(false)
  useKeptCopy(() => props.week.entries.map((entry) => ({ ...entry })), to.plan())
  const open = () => props.week.entries.find((one) => one.id === opened())
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
  openAtToday(() =>
    props.asked === undefined || props.asked === props.today ? props.today : undefined,
  )
  return (
    <div class="page plan-page">
      <PlanHead week={props.week} today={props.today} makeList={() => setMaking(true)} />
      <JoinedNotice />
      <DayStrip from={props.week.from} today={props.today} />
      <Show when={props.today}>
        {(today) => (
          <Suspense>
            <DishTray today={today()} />
          </Suspense>
        )}
      </Show>
      <Show when={props.week.entries.length === 0}>
        <PlanEmpty
          sampleFrom={sampleStart(props.week.from, props.today)}
          begin={() => setAdding(firstFree())}
        />
      </Show>
      <Show when={props.week.entries.find((entry) => entry.sample)}>
        {(first) => <SampleNotice from={first().date} />}
      </Show>
      <Week week={props.week} today={props.today} add={setAdding} open={setOpened} />
      <Show when={props.week.entries.some((entry) => entry.kind === 'dish')}>
        <StorePrices
          of={{ from: props.week.from, to: props.week.to }}
          note={plan.toCook}
          changes={props.week.entries.map(({ id, servings }) => `${id} ${servings}`).join()}
        />
      </Show>
      <Show when={adding()}>
        {(place) => <AddDishDialog place={place()} close={() => setAdding(undefined)} />}
      </Show>
      <Show when={open()}>
        {(entry) => <EntryDialog entry={entry()} close={() => setOpened(undefined)} />}
      </Show>
      <Show when={making()}>
        <MakeListDialog week={props.week} today={props.today} close={() => setMaking(false)} />
      </Show>
    </div>
  )
}
