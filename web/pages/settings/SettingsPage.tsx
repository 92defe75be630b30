import { useLocation } from '@solidjs/router'
import { For, Show, Suspense } from 'solid-js'
import type { Person } from '../../../shared/wire/people.ts'
import { useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { CardSkeletons } from '../../components/CardSkeletons.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { Head } from '../../head/Head.tsx'
import { useMe } from '../../session/me.ts'
import { useRefusal } from '../../session/refusal.ts'
import { AboutSection } from './AboutSection.tsx'
import { AgentsSection } from './AgentsSection.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import { AutomationSection } from './AutomationSection.tsx'
import { DataSection } from './DataSection.tsx'
import { GuestSection } from './GuestSection.tsx'
import { KitchenSection } from './KitchenSection.tsx'
import { LinksSection } from './LinksSection.tsx'
import { MembersSection } from './MembersSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { StaplesSection } from './StaplesSection.tsx'
import './settingsPage.css'
import { StoresSection } from './StoresSection.tsx'
import { WaysInSection } from './WaysInSection.tsx'

export default function SettingsPage() {
  const text = useText()
  const me = useMe()
  const location = useLocation()
  // Another service may have sent the person back without connecting.
  const refusal = useRefusal(() => location.query['error'] as string | undefined)
  return (
    <div class="page settings">
      <Head title={text.settings.title} hidden />
      <h1>{text.settings.title}</h1>
      <FormFailure sentence={refusal.data || undefined} />
      <Suspense fallback={<CardSkeletons count={1} />}>
        <Show when={me.data !== null} fallback={<ForGuest />}>
          <Answer of={me} pending={<CardSkeletons count={1} />}>
            {(person) => <ForPerson person={person()} />}
          </Answer>
        </Show>
      </Suspense>
    </div>
  )
}

/** Language and theme are for everybody. */
function ForGuest() {
  return (
    <div class="settings-body">
      <div class="settings-sections">
        <AppearanceSection />
        <GuestSection />
        <AboutSection />
      </div>
    </div>
  )
}

function ForPerson(props: { person: Person }) {
  const text = useText()
  const contents = () => [
    { id: 'profile', title: text.settings.profile.title },
    { id: 'appearance', title: text.settings.appearance.title },
    { id: 'kitchen', title: text.settings.kitchen.title },
    { id: 'members', title: text.settings.members.title },
    { id: 'staples', title: text.settings.staples.title },
    ...(props.person.demo ? [] : [{ id: 'ways-in', title: text.settings.waysIn.title }]),
    { id: 'agents', title: text.common.assistants.connections },
    { id: 'stores', title: text.settings.stores.title },
    ...(props.person.demo ? [] : [{ id: 'automation', title: text.settings.automation.title }]),
    { id: 'links', title: text.settings.links.title },
    { id: 'sessions', title: text.settings.sessions.title },
    { id: 'data', title: text.settings.data.title },
    { id: 'about', title: text.settings.about.title },
  ]
  return (
    <div class="settings-body">
      <nav class="settings-contents" aria-label={text.settings.contents}>
        <ul>
          <For each={contents()}>
            {(section) => (
              <li>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            )}
          </For>
        </ul>
      </nav>
      <div class="settings-sections">
        <ProfileSection person={props.person} />
        <AppearanceSection person={props.person} />
        <KitchenSection person={props.person} />
        <MembersSection />
        <StaplesSection />
        <Show when={!props.person.demo}>
          <WaysInSection person={props.person} />
        </Show>
        <AgentsSection />
        <StoresSection />
        <Show when={!props.person.demo}>
          <AutomationSection />
        </Show>
        <LinksSection />
        <SessionsSection />
        <DataSection person={props.person} />
        <AboutSection />
      </div>
    </div>
  )
}
