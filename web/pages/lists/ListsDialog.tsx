import { useNavigate } from '@solidjs/router'
import { useQueryClient } from '@tanstack/solid-query'
import { createSignal, For, Show } from 'solid-js'
import type { ShoppingListCard } from '../../../shared/wire/shopping.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import '../../components/field.css'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { ListsRow } from './ListsRow.tsx'
import { refreshLists } from './listQuery.ts'
import './listsDialog.css'

/** All lists of the kitchen: open, rename, choose, delete, and make one more. */
export function ListsDialog(props: {
  lists: readonly ShoppingListCard[]
  open: string | undefined
  close: () => void
}) {
  const text = useText()
  const { lists } = text
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const sorry = useErrorToast()
  const [name, setName] = createSignal('')

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await refreshLists(queries)
      return true
    } catch (error) {
      sorry(error)
      return false
    }
  }
  const create = (event: SubmitEvent) => {
    event.preventDefault()
    const typed = name().trim()
    if (!typed) return
    void attempt(async () => {
      const { id } = await api.lists.create.mutate({ name: typed })
      props.close()
      navigate(to.list(id))
    })
  }
  const remove = async (list: ShoppingListCard) => {
    props.close()
    // The page of a list that is gone would say so before the toast does.
    if (list.id === props.open) navigate(to.lists())
    if (!(await attempt(() => api.lists.remove.mutate({ id: list.id })))) return
    const back = () => void attempt(() => api.lists.restore.mutate({ id: list.id }))
    toast({
      message: lists.all.removed(list.name),
      action: { label: text.common.undo, run: back },
    })
  }

  return (
    <Dialog title={lists.all.title} close={props.close}>
      <div class="stack">
        <ul class="lists-all">
          {/* By their ids: a row that somebody is just renaming stays, whatever others change meanwhile. */}
          <For each={props.lists.map((list) => list.id)}>
            {(id) => (
              <Show when={props.lists.find((list) => list.id === id)}>
                {(list) => (
                  <li>
                    <ListsRow
                      of={list()}
                      open={id === props.open}
                      close={props.close}
                      rename={(name) => attempt(() => api.lists.rename.mutate({ id, name }))}
                      choose={() => attempt(() => api.lists.makeCurrent.mutate({ id }))}
                      remove={() => remove(list())}
                    />
                  </li>
                )}
              </Show>
            )}
          </For>
        </ul>
        <form class="field" onSubmit={create}>
          <label for="new-list">{lists.all.create}</label>
          <div class="row tight new-list">
            <input
              id="new-list"
              class="input grow"
              maxlength="80"
              autocomplete="off"
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="submit" class="button">
              {lists.all.creates}
            </button>
          </div>
        </form>
        <p class="small muted">{lists.all.hint}</p>
      </div>
    </Dialog>
  )
}
