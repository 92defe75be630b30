import { CircleAlert } from 'lucide'
import { type JSX, Show } from 'solid-js'
import { Notice } from '../components/Notice.tsx'
import './formFailure.css'

/** Why a form was not taken. The region is there from the start, so that a reader hears it fill. */
export function FormFailure(props: { sentence: string | undefined; children?: JSX.Element }) {
  return (
    <div class="form-failure" role="alert">
      <Show when={props.sentence}>
        {(sentence) => (
          <Notice kind="danger" icon={CircleAlert}>
            <p>{sentence()}</p>
            {props.children}
          </Notice>
        )}
      </Show>
    </div>
  )
}
