import { BookMarked, CalendarSync, CopyPlus, Ellipsis, History, type IconNode } from 'lucide'
import { createSignal, Match, Show, Switch } from 'solid-js'
import type { PlanWeek } from '../../../shared/wire/plan.ts'
import { useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { CookedList } from './CookedList.tsx'
import { CopyWeek } from './CopyWeek.tsx'
import './planDialogs.css'
import { SavedMenus } from './SavedMenus.tsx'

type Act = 'menus' | 'copyWeek' | 'history' | 'calendar'

/** What one does with a plan now and then. */
export function PlanMore(props: { week: PlanWeek }) {
  const { plan } = useText()
  const [opened, setOpened] = createSignal(false)
  const [act, setAct] = createSignal<Act>()
  const planned = () => props.week.entries.length > 0
  const close = () => {
    setAct(undefined)
    setOpened(false)
  }
  const title = () => {
    const chosen = act()
    return chosen ? plan[chosen].title : plan.more.title
  }
  const choice = (name: Act, icon: IconNode) => (
    <li>
      <button type="button" onClick={() => setAct(name)}>
        <Icon of={icon} />
        {plan[name].title}
      </button>
    </li>
  )
  return (
    <>
      <IconButton
        id="plan-more"
        icon={Ellipsis}
        label={plan.more.open}
        press={() => setOpened(true)}
      />
      <Show when={opened()}>
        <Dialog title={title()} close={close}>
          <Switch
            fallback={
              <ul class="entry-actions">
                {choice('menus', BookMarked)}
                <Show when={planned()}>{choice('copyWeek', CopyPlus)}</Show>
                {choice('history', History)}
                {choice('calendar', CalendarSync)}
              </ul>
            }
          >
            <Match when={act() === 'menus'}>
              <SavedMenus monday={props.week.from} planned={planned()} close={close} />
            </Match>
            <Match when={act() === 'copyWeek'}>
              <CopyWeek from={props.week.from} close={close} />
            </Match>
            <Match when={act() === 'history'}>
              <CookedList />
            </Match>
            <Match when={act() === 'calendar'}>
              <CalendarLink />
            </Match>
          </Switch>
        </Dialog>
      </Show>
    </>
  )
}
