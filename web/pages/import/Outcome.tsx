import { useMutation, useQueryClient } from '@tanstack/solid-query'
import { ImageOff } from 'lucide'
import { Show } from 'solid-js'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import { Notice } from '../../components/Notice.tsx'
import { Woven } from '../../components/Woven.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { intakeKey } from './intakeKey.ts'
import { PhotosComing } from './PhotosComing.tsx'
import { Troubles } from './Troubles.tsx'
import { createUndo } from './undoing.ts'

/** What came of it: how many are there now, what is missing, and the ways on and back. */
export function Outcome(props: { of: Intake }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const sorry = useErrorToast()
  const undo = createUndo()
  const taken = () => props.of.recipes.filter((recipe) => recipe.state === 'taken')
  const photosLeft = () => taken().filter((recipe) => recipe.photoLeft !== null).length
  const again = useMutation(() => ({
    mutationFn: () => api.intakes.drop.mutate({ id: props.of.id }),
    onSuccess: () => queries.setQueryData(intakeKey, null),
    onError: sorry,
  }))
  return (
    <section class="outcome stack">
      <Woven seed={text.imports.doneTitle(taken().length)} />
      <h1>{taken().length > 0 ? text.imports.doneTitle(taken().length) : text.imports.doneNone}</h1>
      <Show when={props.of.photosToDraw > 0}>
        <PhotosComing of={props.of} />
      </Show>
      <Show when={photosLeft() > 0}>
        <Notice kind="plain" icon={ImageOff}>
          <p>{text.imports.photosLeft(photosLeft())}</p>
        </Notice>
      </Show>
      <Troubles of={props.of} />
      <div class="row">
        <a
          class="button primary"
          href={props.of.asDrafts ? `${to.recipes()}?status=draft` : to.recipes()}
        >
          {props.of.asDrafts ? text.imports.toDrafts : text.imports.toRecipes}
        </a>
        <button
          type="button"
          class="button"
          aria-busy={again.isPending}
          onClick={() => !again.isPending && again.mutate()}
        >
          {text.imports.again}
        </button>
        <Show when={taken().length > 0}>
          <button type="button" class="button quiet" onClick={() => void undo(props.of.id)}>
            {text.imports.undo}
          </button>
        </Show>
      </div>
    </section>
  )
}
