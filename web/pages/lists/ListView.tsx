import { ArrowUpDown, CloudOff } from 'lucide'
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { ListRow, ShoppingPage } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { StorePrices } from '../../components/StorePrices.tsx'
import { AddLine } from './AddLine.tsx'
import { AisleOrder } from './AisleOrder.tsx'
import { AtHome } from './AtHome.tsx'
import { byAisle } from './byAisle.ts'
import { useLineChanging } from './changing.ts'
import { EditRowDialog } from './EditRowDialog.tsx'
import { ListAisle } from './ListAisle.tsx'
import { ListHead } from './ListHead.tsx'
import { ListTotal } from './ListTotal.tsx'
import './lists.css'
import { PlanChanged } from './PlanChanged.tsx'
import { useKeptCopy } from './useKeptCopy.ts'
import { useTicks } from './useTicks.ts'

/** One shopping list: what to buy, by aisle, and what it comes to. */
export function ListView(props: { page: ShoppingPage }) {
  const { lists } = useText()
  const ticks = useTicks()
  const changing = useLineChanging()
  useKeptCopy(() => props.page)
  const [ordering, setOrdering] = createSignal(false)
  const [editing, setEditing] = createSignal<ListRow>()
  const rows = () => props.page.open?.rows ?? []
  const ticked = (row: ListRow) => ticks.wanted(row.lines[0]?.id ?? '') ?? row.ticked
  const aisles = createMemo(() => byAisle(rows()))
  const done = () => rows().filter(ticked)
  return (
    <div class="page list-page">
      <div class="list-layout">
        <div class="list-main">
          <ListHead page={props.page} />
          <AddLine listId={props.page.open?.id} />
          <Show when={props.page.open}>{(open) => <PlanChanged of={open()} />}</Show>
          <div role="status">
            <Show when={ticks.waiting()}>
              <Notice kind="warning" icon={CloudOff}>
                {lists.unsaved}
              </Notice>
            </Show>
          </div>
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
                  currency={props.page.open?.currency ?? ''}
                  ticked={ticked}
                  tick={(row, on) =>
                    ticks.tick(
                      row.lines.map((line) => line.id),
                      on,
                    )
                  }
                  edit={setEditing}
                />
              )}
            </For>
          </Show>
          <Show when={props.page.open?.atHome.length ? props.page.open : undefined}>
            {(open) => <AtHome listId={open().id} foods={open().atHome} />}
          </Show>
          <Show when={rows().length > done().length ? props.page.open : undefined}>
            {(open) => (
              <StorePrices
                of={{ listId: open().id }}
                changes={`${rows().length} ${done().length}`}
              />
            )}
          </Show>
          <Show when={aisles().length > 1}>
            <p class="list-clear">
              <button type="button" class="button quiet" onClick={() => setOrdering(true)}>
                <Icon of={ArrowUpDown} />
                {lists.order.open}
              </button>
            </p>
          </Show>
          <Show when={done().length > 0}>
            <p class="list-clear">
              <button
                type="button"
                class="button"
                onClick={async () => {
                  const gone = done()
                  await ticks.flush()
                  await changing.remove(gone, lists.cleared(gone.length))
                }}
              >
                {lists.clear(done().length)}
              </button>
            </p>
          </Show>
        </div>
        <Show when={rows().length > 0 ? props.page.open : undefined}>
          {(open) => <ListTotal of={open()} done={done().length} />}
        </Show>
      </div>
      <Show when={ordering()}>
        <AisleOrder close={() => setOrdering(false)} />
      </Show>
      <Show when={editing()}>
        {(row) => <EditRowDialog row={row()} close={() => setEditing(undefined)} />}
      </Show>
    </div>
  )
}
