import { ArrowLeft } from 'lucide'
import { createSignal, Show } from 'solid-js'
import type { PlanEntryCard } from '../../../shared/wire/plan.ts'
import { useApplication, useText } from '../../application.ts'
import '../../components/button.css'
import { Chip } from '../../components/Chips.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { bind } from '../../language/bind.ts'
import { dayNamesFor } from '../../language/dayNames.ts'
import { type Place, useChanging } from './changing.ts'
import { type EntryAct, EntryActions } from './EntryActions.tsx'
import { EntryEaters } from './EntryEaters.tsx'
import { EntryNote } from './EntryNote.tsx'
import { PlacePicker } from './PlacePicker.tsx'
import { entryElementId } from './PlanEntry.tsx'
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
  const { id } = props.entry
  const servings = createSavedLater(props.entry.servings, (value) => changing.serve(id, value))
  const note = createSavedLater(props.entry.note, (value) => changing.note(id, value.trim()))
  const here = (): Place => ({ date: props.entry.date, slot: props.entry.slot })
  const where = () => `${names.full(props.entry.date)}, ${plan.meals[props.entry.slot]}`

  const close = () => {
    props.close()
    // It may stand elsewhere by now, and whoever came by keyboard goes on from it.
    requestAnimationFrame(() => document.getElementById(entryElementId(id))?.focus())
  }
  const choose = (act: Placed, place: Place) => {
    if (act === 'leftovers') void changing.leftovers(props.entry, place, more())
    else void changing[act](props.entry, place)
    close()
  }
  const repeat = (how: Repeating) => {
    void changing.repeat(props.entry, how)
    close()
  }
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
                  void changing.eaters(id, eaters)
                  servings.change(portions)
                }}
              />
            </Show>
            <EntryNote kind={props.entry.kind} value={note.value()} change={note.change} />
            <EntryActions
              entry={props.entry}
              servings={servings.value()}
              changing={changing}
              place={setPlacing}
              close={close}
            />
          </div>
        }
      >
        {(act) => (
          <div class="stack">
            <p class="row tight">
              <IconButton
                icon={ArrowLeft}
                label={text.common.back}
                press={() => setPlacing(undefined)}
              />
              {titles[act()]}
            </p>
            <Show
              when={placeable(act())}
              fallback={
                <RepeatForm
                  entry={props.entry}
                  repeat={repeat}
                  end={() => {
                    void changing.endRepeat(props.entry)
                    close()
                  }}
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
