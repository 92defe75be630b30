import { Pencil, Star, Trash2 } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { ShoppingListCard } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import '../../components/field.css'
import { IconButton } from '../../components/IconButton.tsx'
import { Tag } from '../../components/Tag.tsx'
import { bind } from '../../language/bind.ts'

/** One of the lists: its name opens it or, while it is renamed, is a field. */
export function ListsRow(props: {
  of: ShoppingListCard
  open: boolean
  close: () => void
  rename: (name: string) => Promise<boolean>
  choose: () => void
  remove: () => void
}) {
  const { lists } = useText()
  const [renaming, setRenaming] = createSignal(false)
  const [name, setName] = createSignal(props.of.name)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name().trim()
    if (!typed || typed === props.of.name || (await props.rename(typed))) setRenaming(false)
  }
  return (
    <Show
      when={!renaming()}
      fallback={
        <form class="row tight" onSubmit={save}>
          <input
            class="input grow"
            aria-label={lists.all.name}
            ref={(field) => requestAnimationFrame(() => field.focus())}
            maxlength="80"
            autocomplete="off"
            value={name()}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button">
            {lists.save}
          </button>
        </form>
      }
    >
      <div class="lists-row">
        <a
          href={to.list(props.of.id)}
          aria-current={props.open ? 'true' : undefined}
          onClick={() => props.close()}
        >
          <strong>{bind(props.of.name)}</strong>
          <span class="small muted">
            {lists.all.lines(props.of.lines)}
            <Show when={props.of.current}>
              {' '}
              <Tag kind="positive">{lists.all.current}</Tag>
            </Show>
          </span>
        </a>
        <Show when={!props.of.current}>
          <IconButton
            icon={Star}
            label={`${lists.all.makeCurrent}: ${props.of.name}`}
            hint={lists.all.makeCurrent}
            press={() => props.choose()}
          />
        </Show>
        <IconButton
          icon={Pencil}
          label={lists.all.renameOf(props.of.name)}
          hint={lists.all.rename}
          press={() => setRenaming(true)}
        />
        <IconButton
          icon={Trash2}
          label={lists.all.removeOf(props.of.name)}
          hint={lists.all.remove}
          press={() => props.remove()}
        />
      </div>
    </Show>
  )
}
