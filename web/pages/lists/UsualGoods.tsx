import { Plus } from 'lucide'
import { createMemo, For, Show } from 'solid-js'
import type { ListHabits } from '../../../shared/wire/shopping.ts'
import { useText } from '../../application.ts'
import { newId } from '../../changes/newId.ts'
import { useQueue } from '../../changes/useQueue.ts'
import '../../components/chip.css'
import { Icon } from '../../components/Icon.tsx'
import './habits.css'

/** What this kitchen buys often and does not have: on the list with one tap, also without a connection. */
export function UsualGoods(props: { listId: string; goods: ListHabits['usual'] }) {
  const { usual } = useText().lists
  const queue = useQueue()
  const shown = createMemo(() => {
    const added = new Set(
      queue.waiting().flatMap(({ change }) => (change.kind === 'addLine' ? change.text : [])),
    )
    return props.goods.filter((good) => !added.has(good.text))
  })
  const add = (text: string) =>
    void queue.add({
      ...{ kind: 'addLine', lineId: newId('lin'), listId: props.listId },
      ...{ text, once: true },
    })
  return (
    <Show when={shown().length > 0}>
      <section class="usual-goods" aria-labelledby="usual-goods">
        <h2 id="usual-goods">{usual.title}</h2>
        <div class="chips">
          <For each={shown()}>
            {(good) => (
              <button
                type="button"
                class="chip"
                aria-label={usual.add(good.text)}
                onClick={() => add(good.text)}
              >
                <Icon of={Plus} />
                {good.name}
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  )
}
