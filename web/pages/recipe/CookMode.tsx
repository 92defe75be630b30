import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { useText } from '../../application.ts'
import type { Dish } from './dish.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { bind } from '../../language/bind.ts'
import { TimerStrip } from '../../timers/TimerStrip.tsx'
import './cookMode.css'
import { CookDone } from './CookDone.tsx'
import { type CookedFrom, createCooking } from './cooking.ts'
import { IngredientList } from './IngredientList.tsx'
import { Equipment } from './MoreOfDish.tsx'
import { ReplacedFoods } from './ReplacedFoods.tsx'
import { UsedHere } from './StepList.tsx'
import { StepTimer } from './StepTimer.tsx'
import type { StepTimers } from './stepTimers.ts'
import type { Measure } from './units.ts'
import { keepAwake } from './wakeLock.ts'

/** One step a screen, in letters that can be read from the stove; the screen stays lit. */
export function CookMode(props: {
  of: Dish
  dish: CookedFrom | undefined
  servings: number
  measure: Measure
  sentence: (text: string) => string
  timers: StepTimers
  close: () => void
}) {
  const text = useText()
  const [at, setAt] = createSignal(0)
  const [done, setDone] = createSignal(false)
  const began = Date.now()
  const cooking = createCooking(
    () => props.dish,
    () => props.servings,
  )
  const count = () => props.of.steps.length
  const step = () => props.of.steps[at()]
  /** «Крок 3 з 7 · Крем»: the part holds until another begins. */
  const stepOf = (at: number) => {
    const part = props.of.steps.slice(0, at + 1).findLast((one) => one.part)?.part
    return [text.dish.cookMode.step(at + 1, count()), part].filter(Boolean).join(' · ')
  }
  const go = (by: number) => setAt((now) => Math.min(count() - 1, Math.max(0, now + by)))
  keepAwake()

  const keys = (event: KeyboardEvent) => {
    if (done()) return
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  onMount(() => {
    document.addEventListener('keydown', keys)
    onCleanup(() => document.removeEventListener('keydown', keys))
  })

  return (
    <Dialog
      title={bind(props.of.title)}
      close={props.close}
      closeLabel={text.dish.cookMode.leave}
      full
    >
      <TimerStrip />
      <Show
        when={!done()}
        fallback={
          <CookDone
            cooking={cooking}
            servings={props.servings}
            began={began}
            back={() => setDone(false)}
            close={props.close}
          />
        }
      >
        <div class="cook-mode">
          <StitchProgress
            value={(at() + 1) / count()}
            label={text.dish.cookMode.step(at() + 1, count())}
          />
          <Show when={step()} keyed>
            {(now) => (
              <section class="cook-step" aria-live="polite">
                <div class="read">
                  <p class="muted">{stepOf(at())}</p>
                  <ReplacedFoods of={props.of} />
                  <p class="words" lang={props.of.language}>
                    {bind(props.sentence(now.text))}
                  </p>
                  <UsedHere at={at()} of={props.of} measure={props.measure} />
                </div>
                <Show when={now.minutes}>
                  {(minutes) => <StepTimer step={at()} minutes={minutes()} timers={props.timers} />}
                </Show>
              </section>
            )}
          </Show>
          <details class="cook-products">
            <summary>{text.dish.cookMode.products}</summary>
            <IngredientList
              lines={props.of.lines}
              measure={props.measure}
              factor={props.servings / props.of.servings}
            />
            <Equipment of={props.of} />
          </details>
          <footer class="cook-moves">
            <button type="button" class="button large" disabled={at() === 0} onClick={() => go(-1)}>
              {text.dish.cookMode.previous}
            </button>
            <Show
              when={at() < count() - 1}
              fallback={
                <button type="button" class="button primary large" onClick={() => setDone(true)}>
                  {text.dish.cookMode.done}
                </button>
              }
            >
              <button type="button" class="button primary large" onClick={() => go(1)}>
                {text.dish.cookMode.next}
              </button>
            </Show>
          </footer>
        </div>
      </Show>
    </Dialog>
  )
}
