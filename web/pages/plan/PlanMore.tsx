import { CalendarSync, Ellipsis } from 'lucide'
import { createSignal, Match, Show, Switch } from 'solid-js'
import { useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import './planDialogs.css'

type Act = 'calendar'

/** What one does with a plan now and then. */
export function PlanMore() {
  const { more, calendar } = useText().plan
  const [opened, setOpened] = createSignal(false)
  const [act, setAct] = createSignal<Act>()
  const titles: Record<Act, string> = { calendar: calendar.title }
  const close = () => {
    setAct(undefined)
    setOpened(false)
  }
  const title = () => {
    const chosen = act()
    return chosen ? titles[chosen] : more.title
  }
  return (
    <>
      <IconButton icon={Ellipsis} label={more.open} press={() => setOpened(true)} />
      <Show when={opened()}>
        <Dialog title={title()} close={close}>
          <Switch
            fallback={
              <ul class="entry-actions">
                <li>
                  <button type="button" onClick={() => setAct('calendar')}>
                    <Icon of={CalendarSync} />
                    {calendar.title}
                  </button>
                </li>
              </ul>
            }
          >
            <Match when={act() === 'calendar'}>
              <CalendarLink />
            </Match>
          </Switch>
        </Dialog>
      </Show>
    </>
  )
}
