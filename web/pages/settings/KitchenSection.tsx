import { useQueryClient } from '@tanstack/solid-query'
import { For, Show } from 'solid-js'
import type { KitchenView } from '../../../shared/wire/kitchens.ts'
import type { Person } from '../../../shared/wire/people.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Avatar } from '../../components/Avatar.tsx'
import { NeedsRegistering } from '../../components/NeedsRegistering.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Tag } from '../../components/Tag.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { kitchenKey, useKitchen } from '../../session/kitchen.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { Invitations } from './Invitations.tsx'
import { LeaveKitchen } from './LeaveKitchen.tsx'
import { NameForm } from './NameForm.tsx'
import { OtherKitchens } from './OtherKitchens.tsx'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'
import { TimeZone } from './TimeZone.tsx'

/** Who cooks together, how the kitchen is called, and the ways in and out of it. */
export function KitchenSection(props: { person: Person }) {
  const text = useText()
  const kitchen = useKitchen()
  return (
    <Section id="kitchen" title={text.settings.kitchen.title} lead={text.settings.kitchen.lead}>
      <Answer of={kitchen} pending={<Skeleton shape="line" width="half" />}>
        {(view) => (
          <>
            <KitchenName of={view()} />
            <TimeZone of={view()} />
            <div class="setting-rows">
              <h3 class="visually-hidden">{text.settings.kitchen.people}</h3>
              <For each={view().people}>
                {(one) => (
                  <Row
                    icon={<Avatar name={one.displayName} />}
                    title={
                      <>
                        {one.displayName}
                        <Show when={one.self}>
                          <Tag kind="plain">{text.settings.kitchen.you}</Tag>
                        </Show>
                      </>
                    }
                  />
                )}
              </For>
              <Show
                when={!props.person.demo}
                fallback={
                  <NeedsRegistering what={text.settings.kitchen.demo} returnTo={to.settings()} />
                }
              >
                <Invitations of={view()} />
              </Show>
              <LeaveKitchen of={view()} />
            </div>
            <Show when={!props.person.demo}>
              <OtherKitchens />
            </Show>
          </>
        )}
      </Answer>
    </Section>
  )
}

function KitchenName(props: { of: KitchenView }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const call = async (name: string | null) => {
    queries.setQueryData(kitchenKey, await api.kitchens.rename.mutate({ name }))
  }
  const rename = async (name: string) => {
    const before = props.of.name
    await call(name)
    const run = () => void call(before).catch(sorry)
    toast({
      message: text.settings.kitchen.renamed(name),
      action: { label: text.common.undo, run },
    })
  }
  return (
    <NameForm
      label={text.settings.kitchen.name}
      value={props.of.name ?? text.common.home}
      autocomplete="off"
      rename={rename}
    />
  )
}
