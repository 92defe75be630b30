import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { Show } from 'solid-js'
import type { Person } from '../../../shared/wire/people.ts'
import { useApi, useText } from '../../application.ts'
import { Tag } from '../../components/Tag.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { kitchenKey } from '../../session/kitchen.ts'
import { meKey } from '../../session/me.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { NameForm } from './NameForm.tsx'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'

/** The name that others see, and the email that only we do. */
export function ProfileSection(props: { person: Person }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const call = async (displayName: string) => {
    queries.setQueryData(meKey, await api.people.update.mutate({ displayName }))
    // The name is on the kitchen's list, on cards, and on the author's own page.
    void queries.invalidateQueries({ queryKey: kitchenKey })
    void queries.invalidateQueries({ queryKey: ['feed'] })
  }
  const rename = async (name: string) => {
    const before = props.person.displayName
    await call(name)
    const run = () => void call(before).catch(sorry)
    toast({
      message: text.settings.profile.renamed(name),
      action: { label: text.common.undo, run },
    })
  }
  return (
    <Section id="profile" title={text.settings.profile.title}>
      <NameForm
        label={text.settings.profile.name}
        hint={text.settings.profile.nameHint}
        value={props.person.displayName}
        autocomplete="name"
        rename={rename}
      />
      <Show when={!props.person.demo}>
        <EmailRow person={props.person} />
      </Show>
    </Section>
  )
}

function EmailRow(props: { person: Person }) {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
  const resend = useMutation(() => ({
    mutationFn: () => api.people.resendVerification.mutate(),
    onSuccess: () => toast({ message: text.settings.profile.verifySent }),
    onError: sorry,
  }))
  return (
    <Show
      when={props.person.email}
      fallback={<Row title={text.settings.profile.email} hint={text.settings.profile.noEmail} />}
    >
      {(email) => (
        <Row
          title={text.settings.profile.email}
          hint={
            <>
              {email()}{' '}
              <Tag kind={props.person.emailVerified ? 'positive' : 'warning'}>
                {props.person.emailVerified
                  ? text.settings.profile.verified
                  : text.settings.profile.unverified}
              </Tag>
            </>
          }
        >
          <Show when={!props.person.emailVerified}>
            <button
              type="button"
              class="button"
              aria-busy={resend.isPending}
              disabled={resend.isSuccess}
              onClick={() => resend.mutate()}
            >
              {text.settings.profile.verify}
            </button>
          </Show>
        </Row>
      )}
    </Show>
  )
}
