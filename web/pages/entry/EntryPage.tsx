import type { JSX } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Mark } from '../../components/Mark.tsx'
import { Woven } from '../../components/Woven.tsx'
import { Head } from '../../head/Head.tsx'
import '../../components/stitchProgress.css'
import './entryPage.css'

/** A page at the door: one column of words, and on a wide screen the cloth that hangs beside it. */
export function EntryPage(props: {
  title: string
  heading: string
  accent: string
  lead?: JSX.Element
  canonical?: string
  children: JSX.Element
}) {
  const text = useText()
  return (
    <div class="page entry">
      <Head title={props.title} canonical={props.canonical} hidden={!props.canonical} />
      <div class="entry-words">
        <a class="wordmark" href={to.feed()}>
          <Mark size={26} />
          {text.common.name}
        </a>
        <header class="stack">
          <h1>
            {props.heading} <em>{props.accent}</em>
          </h1>
          {props.lead}
        </header>
        <div class="stitch" aria-hidden="true" />
        {props.children}
      </div>
      <div class="entry-cloth" aria-hidden="true">
        <Woven seed="Комора" />
      </div>
    </div>
  )
}
