import { CalendarCheck, ChevronLeft, ChevronRight, ListPlus, WandSparkles } from 'lucide'
import { Show } from 'solid-js'
import type { PlanWeek } from '../../../shared/wire/plan.ts'
import { to } from '../../addresses.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { dayNamesFor } from '../../language/dayNames.ts'
import { AlsoHere } from '../../live/AlsoHere.tsx'
import { useKitchen } from '../../session/kitchen.ts'
import { usePaysElsewhere } from '../../session/ownMoney.ts'
import { mondayOf, plusDays } from './days.ts'
import { PlanMore } from './PlanMore.tsx'

/** Which week it is, the way to the others, and the list that is made of it. */
export function PlanHead(props: {
  week: PlanWeek
  today: string | undefined
  makeList: () => void
}) {
  const { plan, common } = useText()
  const { format, language } = useApplication()
  const names = dayNamesFor(language)
  const kitchen = useKitchen()
  const planned = () => props.week.entries.some((entry) => entry.kind === 'dish')
  const elsewhere = usePaysElsewhere(() => props.week.currency)
  // A sample has this act of its own, and one is enough to stand out.
  const sampled = () => props.week.entries.some((entry) => entry.sample)
  const away = () => props.today !== undefined && mondayOf(props.today) !== props.week.from
  const fillFrom = () =>
    props.today !== undefined && props.today > props.week.from ? props.today : props.week.from
  // An empty week says so itself, with this very act.
  const fillable = () =>
    props.week.entries.length > 0 &&
    props.today !== undefined &&
    plusDays(props.week.from, 6) >= props.today
  return (
    <header class="plan-head">
      <div class="plan-title">
        <p class="overline">
          <Show when={kitchen.data}>{(mine) => mine().name ?? common.home}</Show>
          <Show when={props.week.price > 0 && !elsewhere()}>
            {' · '}
            {(props.week.unpriced > 0 ? plan.costAtLeast : plan.cost)(
              format.money(props.week.price, props.week.currency),
            )}
          </Show>
          <AlsoHere place="plan" say={plan.alsoHere} />
        </p>
        <h1>{names.range(props.week.from, props.week.to)}</h1>
      </div>
      <nav class="week-nav" classList={{ away: away() }} aria-label={plan.week}>
        <a
          class="icon-button"
          id="plan-previous"
          href={to.plan(plusDays(props.week.from, -7))}
          aria-label={plan.previous}
          title={plan.previous}
          noScroll
        >
          <Icon of={ChevronLeft} />
        </a>
        <a
          class="button"
          id="plan-today"
          href={to.plan(props.today)}
          aria-label={plan.today}
          title={plan.today}
          noScroll
        >
          <Icon of={CalendarCheck} />
          <span>{plan.today}</span>
        </a>
        <a
          class="icon-button"
          id="plan-next"
          href={to.plan(plusDays(props.week.from, 7))}
          aria-label={plan.next}
          title={plan.next}
          noScroll
        >
          <Icon of={ChevronRight} />
        </a>
      </nav>
      <div class="plan-acts">
        <Show when={fillable()}>
          <a class="button" href={to.fill(fillFrom())}>
            <Icon of={WandSparkles} />
            {plan.fill.open}
          </a>
        </Show>
        <div class="make-and-more">
          <button
            type="button"
            class="button make-list"
            classList={{ primary: planned() && !sampled() }}
            disabled={!planned()}
            onClick={() => props.makeList()}
          >
            <Icon of={ListPlus} />
            {plan.makeList}
          </button>
          <PlanMore week={props.week} />
        </div>
      </div>
    </header>
  )
}
