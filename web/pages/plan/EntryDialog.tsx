import { ArrowLeft } from 'lucide'
import { createComputed, createSignal, Show } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Chip } from '../../components/Chips.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { Replacing } from '../../components/Replacing.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { bind } from '../../language/bind.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { useChanging } from './changing.ts'
import { actElementId, type EntryAct, EntryActions } from './EntryActions.tsx'
import { EntryEaters } from './EntryEaters.tsx'
import { EntryNote } from './EntryNote.tsx'
import { focusEntry } from './focusEntry.ts'
import type { Place } from './newEntry.ts'
import { PlacePicker } from './PlacePicker.tsx'
import './planDialogs.css'
import { RepeatForm, type Repeating } from './RepeatForm.tsx'
import { createSavedLater } from './savedLater.ts'

/** One entry of the plan: for how many, and all that can be done with it. */
export function EntryDialog(props: { entry: PlanEntryCard; close: () => void }) {
  const text = useText()
  const { plan } = text
  const names = dayNamesFor(useApplication().language)
  const changing = useChanging()
  const [placing, setPlacing] = createSignal<EntryAct>()
  const [more, setMore] = createSignal(true)
  const before = { ...props.entry }
  const { id } = before
  // As it was last, also when the window has closed and something is still to be saved.
  let last = before
  createComputed(() => {
    last = { ...props.entry }
  })
  const servings = createSavedLater(before.servings, (value) =>
    changing.serve(last, value, last.eaters),
  )
  const note = createSavedLater(before.note, (value) => changing.note(last, value.trim()))
  const here = (): Place => ({ date: props.entry.date, slot: props.entry.slot })
  const where = () => `${names.full(props.entry.date)}, ${plan.meals[props.entry.slot]}`

  const current = (): PlanEntryCard => ({
    ...last,
    servings: servings.value(),
    note: note.value().trim(),
  })
  const close = () => {
    const now = current()
    props.close()
    changing.tellChanged(before, now)
    // It may stand elsewhere by now, or be gone from its meal; whoever came by keyboard goes on from there.
    requestAnimationFrame(() => focusEntry(id, before))
  }
  const back = (from: EntryAct) => {
    setPlacing(undefined)
    document.getElementById(actElementId(from))?.focus()
  }
  /** Closes first: what was typed is saved before what comes after it. */
  const finish = (act: (entry: PlanEntryCard) => unknown) => {
    const now = current()
    close()
    void act(now)
  }
  const choose = (act: Placed, place: Place) =>
    finish((entry) =>
      act === 'leftovers' ? changing.leftovers(entry, place, more()) : changing[act](entry, place),
    )
  const repeat = (how: Repeating) => finish((entry) => changing.repeat(entry, how))
  const titles: Record<EntryAct, string> = {
    move: plan.entry.where,
    copy: plan.entry.whereCopy,
    leftovers: plan.leftovers.title,
    repeat: plan.repeat.title,
  }

  return (
    <Dialog title={bind(props.entry.title)} close={close}>
      <Show
        when={placing()}
        fallback={
          <div class="stack">
            <p class="muted">{where()}</p>
            <Show when={props.entry.kind === 'dish'}>
              <ServingsStepper value={servings.value()} change={servings.change} />
              <EntryEaters
                entry={props.entry}
                choose={(eaters, portions) => {
                  changing.serve(last, portions, eaters)
                  servings.take(portions)
                }}
              />
            </Show>
            <Show when={props.entry.kind === 'dish' && props.entry.recipeId}>
              {(recipeId) => (
                <Replacing
                  dish={{ recipeId: recipeId() }}
                  replace={async (choices) => {
                    if (await changing.replace(props.entry, choices)) close()
                  }}
                />
              )}
            </Show>
            <EntryNote kind={props.entry.kind} value={note.value()} change={note.change} />
            <EntryActions
              entry={props.entry}
              servings={servings.value()}
              cook={(cooked) => finish((entry) => changing.cook(entry, cooked))}
              remove={() => finish(changing.remove)}
              place={setPlacing}
            />
          </div>
        }
      >
        {(act) => (
          <div class="stack">
            <p class="row tight">
              <IconButton icon={ArrowLeft} label={text.common.back} press={() => back(act())} />
              {titles[act()]}
            </p>
            <Show
              when={placeable(act())}
              fallback={
                <RepeatForm
                  entry={props.entry}
                  repeat={repeat}
                  end={() => finish(changing.endRepeat)}
                />
              }
            >
              {(chosen) => (
                <>
                  <Show when={chosen() === 'leftovers'}>
                    <p class="row tight">
                      <Chip on={more()} flip={() => setMore(!more())}>
                        {plan.leftovers.more}
                      </Chip>
                    </p>
                  </Show>
                  <PlacePicker
                    label={titles[chosen()]}
                    from={here()}
                    here={here()}
                    choose={(place) => choose(chosen(), place)}
                  />
                </>
              )}
            </Show>
          </div>
        )}
      </Show>
    </Dialog>
  )
}

type Placed = Exclude<EntryAct, 'repeat'>

function placeable(act: EntryAct): Placed | undefined {
  return act === 'repeat' ? undefined : act
}
