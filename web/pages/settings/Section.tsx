import type { JSX } from 'solid-js'
import './settingsPage.css'

/** A chapter of the settings, with an address of its own inside the page. */
export function Section(props: {
  id: string
  title: string
  lead?: string
  children: JSX.Element
}) {
  return (
    <section class="settings-section" id={props.id} aria-labelledby={`${props.id}-title`}>
      <header>
        <h2 id={`${props.id}-title`} tabindex="-1">
          {props.title}
        </h2>
        {props.lead && <p class="lead">{props.lead}</p>}
      </header>
      {props.children}
    </section>
  )
}

/** For after a thing was taken away together with the button that had the focus. */
export function focusSection(id: string): void {
  document.getElementById(`${id}-title`)?.focus()
}
