import { useLocation } from '@solidjs/router'
import { ArrowRightLeft, BookOpen, ListChecks } from 'lucide'
import { Match, Show, Suspense, Switch } from 'solid-js'
import type { InvitationView } from '../../../shared/wire/kitchens.ts'
import { to } from '../../addresses.ts'
import { useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { useKitchen } from '../../session/kitchen.ts'
import { useMe } from '../../session/me.ts'
import { JoinForm } from './JoinForm.tsx'

/** Who invites, where to, and what changes; then the way in that fits whoever reads it. */
export function Invitation(props: { of: InvitationView; token: string }) {
  const text = useText()
  const format = useFormat()
  const location = useLocation()
  const me = useMe()
  const kitchen = useKitchen()
  const here = () => location.pathname + location.search
  return (
    <>
      <p class="lead">{text.entry.join.lead(props.of.invitedBy, props.of.kitchen)}</p>
      <section aria-labelledby="changes">
        <h2 id="changes" class="visually-hidden">
          {text.entry.join.changes}
        </h2>
        <ul class="entry-changes">
          <li>
            <Icon of={ListChecks} />
            {text.entry.join.shared}
          </li>
          <li>
            <Icon of={BookOpen} />
            {text.entry.join.own}
          </li>
          <Suspense>
            <Show when={me.data && !me.data.demo ? kitchen.data : undefined}>
              {(own) => (
                <li>
                  <Icon of={ArrowRightLeft} />
                  {text.entry.join.stays(own().name)}
                </li>
              )}
            </Show>
          </Suspense>
        </ul>
      </section>
      <Switch
        fallback={
          <div class="entry-ways">
            <p>{text.entry.join.needsAccount}</p>
            <a class="button primary wide" href={to.signIn(here())}>
              {text.entry.join.signIn}
            </a>
            <a class="button wide" href={to.register(here())}>
              {text.entry.join.register}
            </a>
          </div>
        }
      >
        <Match when={me.data?.demo}>
          <div class="entry-ways">
            <p>{text.entry.join.needsRegistration}</p>
            <a class="button primary wide" href={to.register(here())}>
              {text.entry.join.register}
            </a>
          </div>
        </Match>
        <Match when={me.data}>
          <JoinForm token={props.token} kitchen={props.of.kitchen} />
        </Match>
      </Switch>
      <p class="small muted">{text.entry.join.until(format.date(props.of.expiresAt))}</p>
    </>
  )
}
