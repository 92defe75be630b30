import { ArrowUpDown } from 'lucide'
import { createMemo, createSignal, For, Show, Suspense } from 'solid-js'
import type { ListRow, ShoppingPage } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { isLineChange } from '../../changes/kinds.ts'
import { QueueNotice } from '../../changes/QueueNotice.tsx'
import { useQueue } from '../../changes/useQueue.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { StorePrices } from '../../components/StorePrices.tsx'
import { AddLine } from './AddLine.tsx'
import { AisleOrder } from './AisleOrder.tsx'
import { AtHome } from './AtHome.tsx'
import { byAisle } from './byAisle.ts'
import { useLineChanging } from './changing.ts'
import { DueGoods } from './DueGoods.tsx'
import { EditRowDialog } from './EditRowDialog.tsx'
import { HomeNote } from './HomeNote.tsx'
import { InPantry } from './InPantry.tsx'
import { ListAisle } from './ListAisle.tsx'
import { ListHead } from './ListHead.tsx'
import { ListTabs } from './ListTabs.tsx'
import { ListTotal } from './ListTotal.tsx'
import './lists.css'
import { useOwnPrices } from './ownPrices.ts'
import { PlanChanged } from './PlanChanged.tsx'
import { UsualGoods } from './UsualGoods.tsx'
import { useKeptCopy } from './useKeptCopy.ts'
import { withChanges } from './withChanges.ts'

/** One shopping list: what to buy, by aisle, and what it comes to. */
export function ListView(props: { page: ShoppingPage }) {
  const { lists } = useText()
  const queue = useQueue()
  const changing = useLineChanging()
  useKeptCopy(() => props.page, to.lists())
  const [ordering, setOrdering] = createSignal(false)
  const [editing, setEditing] = createSignal<ListRow>()
  const shown = createMemo(() => {
    const changes = queue.waiting().map((one) => one.change)
    return withChanges(props.page, changes.filter(isLineChange), lists.title)
  })
  const priced = createMemo(useOwnPrices(() => shown().open))
  const rows = () => priced()?.rows ?? []
  const ticked = (row: ListRow) => row.ticked
  const aisles = createMemo(() => byAisle(rows()))
  const done = () => rows().filter(ticked)
  const HomeOf = (of: { row: ListRow }) => (
    <Show when={props.page.open && !of.row.ticked && of.row.home}>
      {(home) => <HomeNote listId={props.page.open?.id ?? ''} row={of.row} home={home()} />}
    </Show>
  )
  return (
    <div class="page list-page">
      <div class="list-layout">
        <div class="list-main">
          <ListHead page={props.page} />
          <ListTabs />
          <AddLine listId={props.page.open?.id} known={props.page.open?.habits.known ?? []} />
          <Show when={props.page.open}>{(open) => <PlanChanged of={open()} />}</Show>
          <QueueNotice queue={queue} topic="lists" words={lists.changes} />
          <Show when={props.page.open?.habits.due.length ? props.page.open : undefined}>
            {(open) => <DueGoods listId={open().id} goods={open().habits.due} />}
          </Show>
          <Show when={props.page.open}>
            {(open) => <UsualGoods listId={open().id} goods={open().habits.usual} />}
          </Show>
          <Show
            when={rows().length > 0}
            fallback={
              <EmptyState title={lists.empty} hint={lists.emptyHint}>
                <a class="button" href={to.plan()}>
                  {lists.emptyAct}
                </a>
              </EmptyState>
            }
          >
            <For each={aisles()}>
              {(aisle) => (
                <ListAisle
                  of={aisle}
                  currency={priced()?.currency ?? ''}
                  ticked={ticked}
                  tick={(row, ticked) =>
                    void queue.add({
                      kind: 'tickLines',
                      lineIds: row.lines.map((line) => line.id),
                      ticked,
                    })
                  }
                  edit={setEditing}
                  below={(row) => <HomeOf row={row} />}
                />
              )}
            </For>
          </Show>
          <Show when={props.page.open?.atHome.length ? props.page.open : undefined}>
            {(open) => <AtHome listId={open().id} foods={open().atHome} />}
          </Show>
          <Show when={props.page.open?.inPantry.length ? props.page.open : undefined}>
            {(open) => <InPantry listId={open().id} goods={open().inPantry} />}
          </Show>
          <Show when={rows().length > done().length ? props.page.open : undefined}>
            {(open) => (
              // What it asks for itself must not take the page away, nor a window that is open over it.
              <Suspense>
                <StorePrices
                  of={{ listId: open().id }}
                  changes={`${rows().length} ${done().length}`}
                />
              </Suspense>
            )}
          </Show>
          <Show when={aisles().length > 1}>
            <p class="list-clear">
              <button type="button" class="button quiet" onClick={() => setOrdering(true)}>
                <Icon of={ArrowUpDown} />
                {props.page.open?.shop
                  ? lists.order.chosen(props.page.open.shop)
                  : lists.order.open}
              </button>
            </p>
          </Show>
          <Show when={done().length > 0}>
            <p class="list-clear">
              <button
                type="button"
                class="button"
                onClick={() => changing.remove(done(), lists.cleared(done().length))}
              >
                {lists.clear(done().length)}
              </button>
            </p>
          </Show>
        </div>
        <Show when={rows().length > 0 ? priced() : undefined}>
          {(open) => (
            <Suspense>
              <ListTotal of={open()} done={done().length} />
            </Suspense>
          )}
        </Show>
      </div>
      <Show when={ordering() ? props.page.open : undefined}>
        {(open) => <AisleOrder list={open()} close={() => setOrdering(false)} />}
      </Show>
      <Show when={editing()}>
        {(row) => <EditRowDialog row={row()} close={() => setEditing(undefined)} />}
      </Show>
    </div>
  )
}
