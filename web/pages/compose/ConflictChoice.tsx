import { GitCompare } from 'lucide'
import { createSignal, For, type JSX, onMount, Show } from 'solid-js'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import type { Dictionary } from '../../language/shape.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { useComposing } from './composing.ts'
import './conflictChoice.css'
import { type Draft, draftOf, inputOf } from './draft.ts'

/** Two windows or two people wrote one recipe: both texts side by side, and nothing is lost whatever is chosen. */
export function ConflictChoice(props: { theirs: Recipe }) {
  const text = useText()
  const format = useFormat()
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
  const { draft, replace, saving } = useComposing()
  const [busy, setBusy] = createSignal(false)
  const other = () => draftOf(props.theirs)
  const said = () => {
    const name = props.theirs.changedBy
    return name ? text.composer.conflictWith(name) : text.composer.conflict
  }
  let section: HTMLElement | undefined
  // Whoever types further down must learn of it, and must not be torn away from the line.
  onMount(() => {
    const look = () => {
      section?.scrollIntoView({ block: 'center' })
      section?.focus()
    }
    toast({
      message: said(),
      action: { label: text.composer.conflictLook, run: look },
    })
  })

  const over = () => {
    saving.setRecipe(props.theirs)
    saving.setState({ kind: 'unsaved' })
  }
  const takeTheirs = () => {
    over()
    const restore = replace(other())
    toast({ message: text.composer.tookTheirs, action: { label: text.common.undo, run: restore } })
  }
  const keepMine = () => {
    over()
    saving.changed()
  }
  const keepBoth = async () => {
    setBusy(true)
    try {
      const mine = inputOf(draft)
      const title = text.composer.mineTitle(mine.title || props.theirs.title)
      await api.recipes.create.mutate({ ...mine, title, status: 'draft' })
      over()
      replace(other())
      toast({ message: text.composer.keptBoth(title) })
    } catch (error) {
      sorry(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section ref={section} class="conflict" aria-labelledby="conflict" tabindex="-1">
      <div class="conflict-words" role="alert">
        <Icon of={GitCompare} />
        <div>
          <h2 id="conflict">{said()}</h2>
          <p>{text.composer.conflictHint}</p>
        </div>
      </div>
      <div class="versions">
        <Version title={text.composer.versionMine} of={draft} against={other()}>
          <button type="button" class="button" onClick={keepMine}>
            {text.composer.keepMine}
          </button>
        </Version>
        <Version
          title={text.composer.versionTheirs(format.time(props.theirs.updatedAt))}
          of={other()}
          against={draft}
        >
          <button type="button" class="button" onClick={takeTheirs}>
            {text.composer.takeTheirs}
          </button>
        </Version>
      </div>
      <button type="button" class="button quiet" disabled={busy()} onClick={keepBoth}>
        {text.composer.keepBoth}
      </button>
    </section>
  )
}

/** One of the two; what the other does not have stands out. */
function Version(props: { title: string; of: Draft; against: Draft; children: JSX.Element }) {
  const text = useText()
  const own = () => {
    const others = new Set(partsOf(props.against, text).map(({ key }) => key))
    return partsOf(props.of, text).filter(({ key }) => !others.has(key))
  }
  return (
    <section class="version">
      <h3>{props.title}</h3>
      <p class="muted small">{text.composer.onlyHere}</p>
      <ul>
        <For each={own()} fallback={<li class="muted">{text.composer.nothingOwn}</li>}>
          {(part) => <li>{part.shown}</li>}
        </For>
      </ul>
      <Show when={props.children}>{props.children}</Show>
    </section>
  )
}

interface Part {
  /** Equal keys say the same. */
  key: string
  shown: string
}

/** Everything in a draft that a person could have changed, as a person reads it. */
function partsOf(draft: Draft, text: Dictionary): Part[] {
  const { title, description, servings, prep, cook, tags, photo, more } = draft
  const minutes = (name: string, value: string) => (value.trim() ? `${name}: ${value}` : '')
  const said = [
    title,
    description,
    text.common.servings(servings),
    minutes(text.composer.prep, prep),
    minutes(text.composer.cook, cook),
    ...draft.lines.map((row) => row.text),
    ...draft.steps.map((row) =>
      [row.text, row.minutes && text.common.minutes(Number(row.minutes))]
        .filter(Boolean)
        .join(' · '),
    ),
    ...tags,
    more.notes,
    more.yieldText,
    minutes(text.composer.rest, more.rest),
    ...more.equipment.split('\n'),
    more.video,
  ]
  const parts = said
    .flatMap((part) => part.trim() || [])
    .map((part) => ({ key: part, shown: part }))
  const photos = [photo, ...more.photos].flatMap((one) => one ?? [])
  return [...parts, ...photos.map(({ id }) => ({ key: id, shown: text.composer.photo }))]
}
