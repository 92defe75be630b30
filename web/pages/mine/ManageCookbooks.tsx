import { useNavigate } from '@solidjs/router'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { For, Show } from 'solid-js'
import type { Cookbook } from '../../../shared/wire/cookbooks.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { NewCookbook } from '../../components/cookbooks/NewCookbook.tsx'
import { useCookbookChange, useCookbooks } from '../../components/cookbooks/useCookbooks.ts'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { IconButton } from '../../components/IconButton.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { type MineFilters, mineAddress } from './mineAddress.ts'

/** Make, rename, order and delete collections. The recipes in them stay where they are. */
export default function ManageCookbooks(props: { close: () => void; filters: MineFilters }) {
  const { common } = useText()
  const words = common.cookbooks
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const change = useCookbookChange()
  const all = useCookbooks()

  const rename = async (one: Cookbook, field: HTMLInputElement) => {
    const name = field.value.trim()
    if (name === one.name) return
    const kept =
      name !== '' && (await change(() => api.cookbooks.rename.mutate({ id: one.id, name })))
    if (!kept) field.value = one.name
  }
  const move = async (id: string, at: number, by: 1 | -1) => {
    await change(() => api.cookbooks.move.mutate({ id, to: at + by }))
    // The row has moved, and whoever presses on finds the same arrow; at an end, the other one.
    const arrows = document.querySelectorAll<HTMLButtonElement>(`[data-cookbook="${id}"] button`)
    const [up, down] = arrows
    const [wanted, other] = by === -1 ? [up, down] : [down, up]
    ;(wanted?.disabled ? other : wanted)?.focus()
  }
  const remove = async ({ id, name }: Cookbook) => {
    if (!(await change(() => api.cookbooks.remove.mutate({ id })))) return
    // The page of a collection that is gone would be empty.
    if (props.filters.cookbook === id) navigate(mineAddress({ of: props.filters.of }))
    const run = () => void change(() => api.cookbooks.restore.mutate({ id }))
    toast({ message: words.removed(name), action: { label: common.undo, run } })
  }

  return (
    <Dialog title={words.title} close={props.close}>
      <div class="stack">
        <p class="muted small">{words.hint}</p>
        <Answer of={all} pending={<Skeleton shape="line" width="half" />}>
          {(list) => (
            <ul class="cookbook-rows">
              {/* By their ids: a name that is just being typed stays, whatever others change meanwhile. */}
              <For each={list().map((one) => one.id)}>
                {(id, at) => (
                  <Show when={list().find((one) => one.id === id)}>
                    {(one) => (
                      <li data-cookbook={id}>
                        <input
                          class="input grow"
                          aria-label={words.rename(one().name)}
                          maxlength="60"
                          autocomplete="off"
                          enterkeyhint="done"
                          value={one().name}
                          onChange={(event) => rename(one(), event.currentTarget)}
                        />
                        <IconButton
                          icon={ArrowUp}
                          label={words.up(one().name)}
                          disabled={at() === 0}
                          press={() => move(id, at(), -1)}
                        />
                        <IconButton
                          icon={ArrowDown}
                          label={words.down(one().name)}
                          disabled={at() === list().length - 1}
                          press={() => move(id, at(), 1)}
                        />
                        <IconButton
                          icon={Trash2}
                          label={words.remove(one().name)}
                          press={() => remove(one())}
                        />
                      </li>
                    )}
                  </Show>
                )}
              </For>
            </ul>
          )}
        </Answer>
        <NewCookbook begin={(name) => change(() => api.cookbooks.add.mutate({ name }))} />
      </div>
    </Dialog>
  )
}
