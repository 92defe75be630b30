import { ChevronDown, ChevronUp, GripVertical, Plus, X } from 'lucide'
import { createSignal, For } from 'solid-js'
import { produce, type SetStoreFunction } from 'solid-js/store'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Icon } from '../../components/Icon.tsx'
import { useToast } from '../../components/Toast.tsx'
import { type Draft, stepRow } from './draft.ts'
import { createReorder } from './reorder.ts'
import './stepEditor.css'

/** Steps in order: dragged by the handle, or moved by buttons; a removed one can be had back. */
export function StepEditor(props: {
  draft: Draft
  set: SetStoreFunction<Draft>
  changed: () => void
}) {
  const text = useText()
  const toast = useToast()
  const [said, setSaid] = createSignal('')
  const fields = new Map<string, HTMLTextAreaElement>()

  const edit = (change: (steps: Draft['steps']) => void) => {
    props.set('steps', produce(change))
    props.changed()
  }
  const move = (from: number, to: number) => {
    edit((steps) => steps.splice(to, 0, ...steps.splice(from, 1)))
    setSaid(text.composer.moved(from + 1, to + 1))
  }
  const add = () => {
    const added = stepRow()
    edit((steps) => steps.push(added))
    fields.get(added.key)?.focus()
  }
  const remove = (at: number) => {
    const removed = { ...props.draft.steps[at] } as Draft['steps'][number]
    edit((steps) => steps.splice(at, 1))
    toast({
      message: text.composer.stepRemoved,
      action: { label: text.common.undo, run: () => edit((steps) => steps.splice(at, 0, removed)) },
    })
  }
  const arrows = (event: KeyboardEvent, at: number) => {
    const to = at + ({ ArrowUp: -1, ArrowDown: 1 }[event.key] ?? 0)
    if (to === at || to < 0 || to >= props.draft.steps.length) return
    event.preventDefault()
    const handle = event.currentTarget
    move(at, to)
    if (handle instanceof HTMLElement) handle.focus()
  }
  const reorder = createReorder(move)

  return (
    <>
      <p class="visually-hidden" role="status">
        {said()}
      </p>
      <ol class="edit-steps">
        <For each={props.draft.steps}>
          {(step, index) => (
            <li classList={{ dragged: reorder.dragged() === index() }}>
              <button
                type="button"
                class="grip"
                aria-label={text.composer.drag(index() + 1)}
                onPointerDown={(event) => reorder.start(event, index())}
                onKeyDown={(event) => arrows(event, index())}
              >
                <span class="n">{index() + 1}</span>
                <Icon of={GripVertical} />
              </button>
              <div class="grow">
                <textarea
                  ref={(field) => fields.set(step.key, field)}
                  class="step-input"
                  rows="2"
                  maxlength="4000"
                  aria-label={text.composer.step(index() + 1)}
                  placeholder={text.composer.stepPlaceholder}
                  value={step.text}
                  onInput={(event) => {
                    props.set('steps', index(), 'text', event.currentTarget.value)
                    props.changed()
                  }}
                />
                <div class="step-foot">
                  <label class="step-minutes small muted">
                    <input
                      class="input"
                      inputmode="numeric"
                      maxlength="4"
                      aria-label={text.composer.stepMinutes(index() + 1)}
                      value={step.minutes}
                      onInput={(event) => {
                        props.set('steps', index(), 'minutes', event.currentTarget.value)
                        props.changed()
                      }}
                    />
                    {text.composer.minutes}
                  </label>
                  <span class="step-moves">
                    <button
                      type="button"
                      class="icon-button"
                      aria-label={text.composer.up(index() + 1)}
                      disabled={index() === 0}
                      onClick={() => move(index(), index() - 1)}
                    >
                      <Icon of={ChevronUp} />
                    </button>
                    <button
                      type="button"
                      class="icon-button"
                      aria-label={text.composer.down(index() + 1)}
                      disabled={index() === props.draft.steps.length - 1}
                      onClick={() => move(index(), index() + 1)}
                    >
                      <Icon of={ChevronDown} />
                    </button>
                    <button
                      type="button"
                      class="icon-button"
                      aria-label={text.composer.removeStep(index() + 1)}
                      onClick={() => remove(index())}
                    >
                      <Icon of={X} />
                    </button>
                  </span>
                </div>
              </div>
            </li>
          )}
        </For>
      </ol>
      <button type="button" class="button" onClick={add}>
        <Icon of={Plus} />
        {text.composer.addStep}
      </button>
    </>
  )
}
