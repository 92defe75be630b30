import type { JSX } from 'solid-js'
import { to } from '../addresses.ts'
import { type Application, ApplicationContext } from '../application.ts'
import './frame.css'
import { Mark } from '../components/Mark.tsx'

/** A page that stands alone, for when the frame around the others cannot be had: our name leads home. */
export function BarePage(props: { application: Application; kind: string; children: JSX.Element }) {
  return (
    <ApplicationContext.Provider value={props.application}>
      <main class={`page ${props.kind}`}>
        <a class="bare-brand" href={to.feed()}>
          <Mark size={34} />
          {props.application.text.common.name}
        </a>
        {props.children}
      </main>
    </ApplicationContext.Provider>
  )
}
