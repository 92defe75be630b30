import { useLocation } from '@solidjs/router'
import { For } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import './listTabs.css'

/** What is to be bought and what is at home: two sides of one shelf. */
export function ListTabs() {
  const { lists } = useText()
  const location = useLocation()
  const tabs = () => [
    { href: to.lists(), label: lists.tabs.list },
    { href: to.pantry(), label: lists.tabs.pantry },
    { href: to.bought(), label: lists.tabs.bought },
  ]
  const here = (href: string) =>
    location.pathname === href || (href === to.lists() && location.pathname.startsWith(`${href}/`))
  return (
    <nav class="list-tabs" aria-label={lists.tabs.label}>
      <For each={tabs()}>
        {({ href, label }) => (
          <a href={href} aria-current={here(href) ? 'page' : undefined}>
            {label}
          </a>
        )}
      </For>
    </nav>
  )
}
