import { useLocation } from '@solidjs/router'
import { BookOpen, CalendarDays, type IconNode, ListChecks, LogIn, Newspaper } from 'lucide'
import { type JSX, Show, Suspense } from 'solid-js'
import { to } from '../addresses.ts'
import { useText } from '../application.ts'
import { Icon } from '../components/Icon.tsx'
import { Mark } from '../components/Mark.tsx'
import { useMe } from '../session/me.ts'
import { PersonMenu } from './PersonMenu.tsx'
import './appNav.css'

const entrances: readonly string[] = ['/login', '/register', '/reset']

/** One list of places: a bar under the thumb on a phone, a rail on a wide screen. */
export function AppNav() {
  const text = useText()
  const me = useMe()
  const location = useLocation()
  // Nobody wants to come back to the door that they came in by.
  const entrance = () => entrances.includes(location.pathname)
  return (
    <nav class="nav" aria-label={text.common.navigation}>
      <a class="brand" href={to.feed()}>
        <Mark size={34} />
        {text.common.name}
      </a>
      <ul>
        <Place href={to.feed()} icon={Newspaper} also={['/r/', '/a/']} exact>
          {text.common.feed}
        </Place>
        <Place href={to.plan()} icon={CalendarDays}>
          {text.common.plan}
        </Place>
        <Place href={to.lists()} icon={ListChecks} also={[to.pantry()]}>
          {text.common.list}
        </Place>
        <Place href={to.recipes()} icon={BookOpen} also={['/cookbooks']}>
          {text.common.recipes}
        </Place>
        <Suspense>
          <Show
            when={me.data}
            fallback={
              <Place
                href={to.signIn(entrance() ? undefined : location.pathname + location.search)}
                icon={LogIn}
                also={entrances}
              >
                {text.common.signIn}
              </Place>
            }
          >
            {(person) => (
              <li>
                <PersonMenu person={person()} />
              </li>
            )}
          </Show>
        </Suspense>
      </ul>
    </nav>
  )
}

function Place(props: {
  href: string
  icon: IconNode
  also?: readonly string[]
  exact?: boolean
  children: JSX.Element
}) {
  const location = useLocation()
  const here = () =>
    (props.exact ? location.pathname === props.href : location.pathname.startsWith(props.href)) ||
    (props.also ?? []).some((start) => location.pathname.startsWith(start))
  return (
    <li>
      <a href={props.href} aria-current={here() ? 'page' : undefined}>
        <Icon of={props.icon} />
        <span class="place">{props.children}</span>
      </a>
    </li>
  )
}
