import { For, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { bind } from '../../language/bind.ts'
import { useSomebodyHere } from '../../session/trial.ts'
import { Answer } from '../Answer.tsx'
import { Dialog } from '../Dialog.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { TickRow } from '../TickRow.tsx'
import { NewCookbook } from './NewCookbook.tsx'
import { type DishOf, useCookbookChange, useCookbooks } from './useCookbooks.ts'

/** In which collections a dish stands: each tick is kept at once, and a new collection holds it from its beginning. */
export default function ChooseCookbooks(props: { dish: DishOf; title: string; close: () => void }) {
  const { cookbooks: words } = useText().common
  const api = useApi()
  const somebody = useSomebodyHere()
  const all = useCookbooks(() => props.dish)
  const change = useCookbookChange()
  const put = (id: string, holds: boolean) =>
    change(() =>
      holds
        ? api.cookbooks.put.mutate({ id, ...props.dish })
        : api.cookbooks.takeOut.mutate({ id, ...props.dish }),
    )
  const begin = (name: string) =>
    change(async () => {
      await somebody()
      const { id } = await api.cookbooks.add.mutate({ name })
      await api.cookbooks.put.mutate({ id, ...props.dish })
    })
  return (
    <Dialog title={words.where(bind(props.title))} close={props.close}>
      <div class="stack">
        <Show when={'publicationId' in props.dish}>
          <p class="muted small">{words.saves}</p>
        </Show>
        <Answer of={all} pending={<Skeleton shape="line" width="half" />}>
          {(list) => (
            <ul>
              <For each={list()} fallback={<li class="muted">{words.none}</li>}>
                {(one) => (
                  <li>
                    <TickRow ticked={one.holds} change={(holds) => void put(one.id, holds)}>
                      {bind(one.name)}
                    </TickRow>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Answer>
        <NewCookbook begin={begin} />
      </div>
    </Dialog>
  )
}
