import { DoorClosed } from 'lucide'
import { For, Show } from 'solid-js'
import type { AfterReset } from '../../../shared/wire/after-reset.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'

/** What a reset ended, a line each. The names are those that strangers gave, so they stand apart. */
export function EndedList(props: { of: AfterReset }) {
  const text = useText()
  const named = (): { what: string; names: string[] }[] => {
    const { more } = props.of
    if (!more) return []
    const said = text.entry.afterReset
    const left = more.leftKitchen === null ? [] : [more.leftKitchen || text.common.home]
    return [
      { what: said.agents, names: more.agents },
      { what: said.passkeys, names: more.passkeys },
      { what: said.services, names: more.services },
      { what: said.people, names: more.people },
      { what: said.leftKitchen, names: left },
    ].filter(({ names }) => names.length > 0)
  }
  return (
    <section aria-labelledby="ended">
      <h2 id="ended" class="visually-hidden">
        {text.entry.afterReset.ended}
      </h2>
      <ul class="entry-changes">
        <li>
          <Icon of={DoorClosed} />
          {text.entry.afterReset.sessions(props.of.sessions)}
        </li>
        <For each={named()}>
          {({ what, names }) => (
            <li>
              <Icon of={DoorClosed} />
              <span>
                {what}:{' '}
                <For each={names}>
                  {(name, at) => (
                    <>
                      {at() > 0 && ', '}
                      <bdi>{name}</bdi>
                    </>
                  )}
                </For>
              </span>
            </li>
          )}
        </For>
        <Show when={props.of.more?.invitations}>
          {(count) => (
            <li>
              <Icon of={DoorClosed} />
              {text.entry.afterReset.invitations(count())}
            </li>
          )}
        </Show>
      </ul>
    </section>
  )
}
