import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { X } from 'lucide'
import { createUniqueId, For } from 'solid-js'
import type { Staple } from '../../../shared/wire/shopping.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import '../../components/button.css'
import '../../components/chip.css'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { focusSection, Section } from './Section.tsx'

const staplesKey = ['lists', 'staples'] as const

/** What no list has to ask for. */
export function StaplesSection() {
  const { settings, common } = useText()
  const { staples } = settings
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const id = createUniqueId()
  const kept = useQuery(() => ({
    queryKey: staplesKey,
    queryFn: () => api.lists.staples.query(),
  }))
  const textsOf = (list: readonly Staple[]) => list.map((one) => one.text)
  const set = async (foods: string[]) => {
    try {
      const answer = await api.lists.setStaples.mutate({ foods })
      await queries.invalidateQueries({ queryKey: ['lists'] })
      queries.setQueryData(staplesKey, answer)
      return true
    } catch (error) {
      sorry(error)
      return false
    }
  }
  const add = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = String(new FormData(form).get('food') ?? '')
    const words = typed.split(/[,;]/).flatMap((word) => word.trim().slice(0, 60) || [])
    if (words.length > 0 && (await set([...textsOf(kept.data ?? []), ...words]))) form.reset()
  }
  const remove = async (one: Staple) => {
    const before = textsOf(kept.data ?? [])
    if (!(await set(before.filter((text) => text !== one.text)))) return
    focusSection('staples')
    toast({
      message: staples.removed(one.name),
      action: { label: common.undo, run: () => void set(before) },
    })
  }
  return (
    <Section id="staples" title={staples.title} lead={staples.lead}>
      <Answer of={kept} pending={<Skeleton shape="line" width="half" />}>
        {(list) => (
          <div class="some-chips">
            <div class="chips">
              <For each={list()} fallback={<p class="muted">{staples.none}</p>}>
                {(one) => (
                  <button
                    type="button"
                    class="chip removable"
                    aria-label={staples.remove(one.name)}
                    onClick={() => remove(one)}
                  >
                    {one.name}
                    <Icon of={X} />
                  </button>
                )}
              </For>
            </div>
          </div>
        )}
      </Answer>
      <form class="setting-form inline" onSubmit={add}>
        <div class="field">
          <label for={id}>{staples.add}</label>
          <input
            id={id}
            class="input"
            name="food"
            autocomplete="off"
            maxlength="300"
            placeholder={staples.example}
          />
        </div>
        <button type="submit" class="button">
          {staples.act}
        </button>
      </form>
    </Section>
  )
}
