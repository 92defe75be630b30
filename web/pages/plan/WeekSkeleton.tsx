import { Index } from 'solid-js'
import { mealSlots } from '../../../shared/meals.ts'
import { useText } from '../../application.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import './plan.css'
import './week.css'
import './weekWide.css'

/** The shape of a week that is coming. */
export function WeekSkeleton() {
  const text = useText()
  return (
    <div class="page plan-page" role="status">
      <span class="visually-hidden">{text.common.loading}</span>
      <Skeleton shape="title" width="half" />
      <div class="week week-skeleton" aria-hidden="true">
        <Index each={[1, 2, 3, 4, 5, 6, 7]}>
          {() => (
            <div class="day">
              <Skeleton shape="line" width="short" />
              <Index each={mealSlots}>{() => <Skeleton shape="picture" />}</Index>
            </div>
          )}
        </Index>
      </div>
    </div>
  )
}
