import { CookingPot } from 'lucide'
import { createMemo, createSignal, For, Show } from 'solid-js'
import type { PantryItem } from '../../../../shared/wire/pantry.ts'
import { to } from '../../../addresses.ts'
import { useText } from '../../../application.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import '../../../components/button.css'
import { Icon } from '../../../components/Icon.tsx'
import { AlsoHere } from '../../../live/AlsoHere.tsx'
import { useKitchen } from '../../../session/kitchen.ts'
import { byAisle } from '../byAisle.ts'
import { ListTabs } from '../ListTabs.tsx'
import '../lists.css'
import { AddAtHome } from './AddAtHome.tsx'
import { AskedItem } from './AskedItem.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { PantryRow } from './PantryRow.tsx'
import './pantry.css'

/** What is at home: what is to be asked about first, the rest shelf by shelf. */
export function PantryView(props: { items: readonly PantryItem[] }) {
  const { pantry, lists, common } = useText()
  const kitchen = useKitchen()
  const [correcting, setCorrecting] = createSignal<PantryItem>()
  const asked = () => props.items.filter((item) => item.old)
  const shelves = createMemo(() => byAisle(props.items.filter((item) => !item.old)))
  return (
    <div class="page list-page pantry-page">
      <header class="list-head">
        <div class="grow">
          <p class="overline">
            <Show when={kitchen.data}>{(mine) => mine().name ?? common.home}</Show>
            <AlsoHere place="pantry" say={lists.alsoHere} />
          </p>
          <h1>{pantry.title}</h1>
        </div>
      </header>
      <ListTabs />
      <p class="muted">{pantry.gist}</p>
      <AddAtHome />
      <Show
        when={props.items.length > 0}
        fallback={
          <EmptyState title={pantry.empty} hint={pantry.emptyHint}>
            <a class="button" href={to.lists()}>
              {pantry.emptyAct}
            </a>
          </EmptyState>
        }
      >
        <Show when={asked().length > 0}>
          <section class="pantry-asked" aria-labelledby="pantry-asked">
            <h2 id="pantry-asked">{pantry.asked}</h2>
            <p class="small muted">{pantry.askedHint}</p>
            <ul>
              <For each={asked()}>{(item) => <AskedItem item={item} />}</For>
            </ul>
          </section>
        </Show>
        <p class="pantry-cook">
          <a class="button" href="/?fromHome=1">
            <Icon of={CookingPot} />
            {pantry.cook}
          </a>
        </p>
        <div class="pantry-shelves">
          <For each={shelves()}>
            {(shelf) => (
              <section class="aisle" aria-labelledby={`shelf-${shelf.aisle}`}>
                <h2 id={`shelf-${shelf.aisle}`}>{lists.aisles[shelf.aisle]}</h2>
                <ul class="ticks">
                  <For each={shelf.rows}>
                    {(item) => <PantryRow item={item} correct={() => setCorrecting(item)} />}
                  </For>
                </ul>
              </section>
            )}
          </For>
        </div>
      </Show>
      <Show when={correcting()}>
        {(item) => <CorrectDialog item={item()} close={() => setCorrecting(undefined)} />}
      </Show>
    </div>
  )
}
