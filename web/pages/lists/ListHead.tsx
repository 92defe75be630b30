import { ListChecks, Printer, Share2 } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { ShoppingPage } from '../../../shared/wire/shopping.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { bind } from '../../language/bind.ts'
import { AlsoHere } from '../../live/AlsoHere.tsx'
import { useKitchen } from '../../session/kitchen.ts'
import { ListsDialog } from './ListsDialog.tsx'
import { ShareList } from './ShareList.tsx'

/** The list's name, the way to the others, and to paper. */
export function ListHead(props: { page: ShoppingPage }) {
  const { lists, common } = useText()
  const kitchen = useKitchen()
  const [choosing, setChoosing] = createSignal(false)
  const [sharing, setSharing] = createSignal(false)
  return (
    <header class="list-head">
      <div class="grow">
        <p class="overline">
          <Show when={kitchen.data}>{(mine) => mine().name ?? common.home}</Show>
          <AlsoHere place={props.page.open?.id ?? 'lists'} say={lists.alsoHere} />
        </p>
        <h1>{bind(props.page.open?.name ?? lists.title)}</h1>
      </div>
      <button
        type="button"
        class="icon-button wide-only"
        aria-label={lists.print}
        title={lists.print}
        onClick={() => window.print()}
      >
        <Icon of={Printer} />
      </button>
      <Show when={props.page.open?.rows.length}>
        <IconButton icon={Share2} label={lists.share.open} press={() => setSharing(true)} />
      </Show>
      <button
        type="button"
        class="button"
        aria-label={lists.all.open}
        title={lists.all.open}
        onClick={() => setChoosing(true)}
      >
        <Icon of={ListChecks} />
        <span class="wide-only">{lists.all.open}</span>
      </button>
      <Show when={sharing() ? props.page.open : undefined}>
        {(open) => <ShareList of={open()} close={() => setSharing(false)} />}
      </Show>
      <Show when={choosing()}>
        <ListsDialog
          lists={props.page.lists}
          open={props.page.open?.id}
          close={() => setChoosing(false)}
        />
      </Show>
    </header>
  )
}
