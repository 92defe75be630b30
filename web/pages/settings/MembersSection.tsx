import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { UserRoundPlus } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import type { MemberView } from '../../../shared/wire/members.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { refreshMembers } from '../../session/members.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { type Eats, MemberForm } from './MemberForm.tsx'
import { MemberRow } from './MemberRow.tsx'
import './members.css'
import { focusSection, Section } from './Section.tsx'

const nobodyYet: Eats = { name: '', portion: 1, diets: [], allergies: null, dislikes: [] }

/** Who eats here: portions, diets, allergies; children and guests need no account for it. */
export function MembersSection() {
  const { settings, common } = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const [adding, setAdding] = createSignal(false)
  const members = useQuery(() => ({
    queryKey: ['members', 'list'] as const,
    queryFn: () => api.members.list.query(),
  }))
  const add = async (eats: Eats) => {
    await api.members.add.mutate(eats)
    setAdding(false)
    toast({ message: settings.members.added(eats.name) })
    await refreshMembers(queries)
  }
  const save = async (id: string, { name, ...eats }: Eats) => {
    const account = members.data?.find((one) => one.id === id)?.account
    await api.members.update.mutate({ id, ...eats, ...(!account && { name }) })
    toast({ message: settings.members.saved(name) })
    await refreshMembers(queries)
  }
  const putBack = ({ name, portion, diets, allergies, dislikes }: MemberView) =>
    api.members.add
      .mutate({
        name,
        portion: portion as Eats['portion'],
        diets,
        allergies,
        dislikes: dislikes.map(({ text }) => text),
      })
      .then(() => refreshMembers(queries))
      .catch(sorry)
  const remove = async (member: MemberView) => {
    try {
      await api.members.remove.mutate({ id: member.id })
      focusSection('members')
      toast({
        message: settings.members.removed(member.name),
        action: { label: common.undo, run: () => void putBack(member) },
      })
      await refreshMembers(queries)
    } catch (error) {
      sorry(error)
    }
  }
  return (
    <Section id="members" title={settings.members.title} lead={settings.members.lead}>
      <Answer of={members} pending={<Skeleton shape="line" width="half" />}>
        {(list) => (
          <div class="setting-rows">
            <For each={list().map((one) => one.id)}>
              {(id) => (
                <Show when={list().find((one) => one.id === id)}>
                  {(member) => (
                    <MemberRow
                      of={member()}
                      save={(eats) => save(id, eats)}
                      remove={() => remove(member())}
                    />
                  )}
                </Show>
              )}
            </For>
          </div>
        )}
      </Answer>
      <p>
        <button type="button" class="button" onClick={() => setAdding(true)}>
          <Icon of={UserRoundPlus} />
          {settings.members.add}
        </button>
      </p>
      <Show when={adding()}>
        <Dialog title={settings.members.addTitle} close={() => setAdding(false)}>
          <MemberForm of={nobodyYet} named send={add} />
        </Dialog>
      </Show>
    </Section>
  )
}
