import { useNavigate } from '@solidjs/router'
import { ClipboardPaste } from 'lucide'
import { createSignal, onMount, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import type { Recipe, RecipeDraft } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import '../../components/button.css'
import '../../components/field.css'
import { Icon } from '../../components/Icon.tsx'
import { ServingsStepper } from '../../components/ServingsStepper.tsx'
import { useToast } from '../../components/Toast.tsx'
import { useSorry } from '../../session/sorry.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import './composer.css'
import { type Draft, draftOf, emptyDraft, row, stepRow } from './draft.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { forgetDraft, keptDraft } from './kept.ts'
import { LineEditor } from './LineEditor.tsx'
import { MinutesField } from './MinutesField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { StepEditor } from './StepEditor.tsx'
import { createSaving } from './saving.ts'

/** Writing a recipe. Whatever is typed is safe: on this device at once, on the server soon after. */
export function Composer(props: { recipe: Recipe | null }) {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const sorry = useSorry()
  const navigate = useNavigate()
  const fresh = () => (props.recipe ? draftOf(props.recipe) : emptyDraft())
  const [draft, set] = createStore<Draft>(fresh())
  const [importing, setImporting] = createSignal(false)
  const saving = createSaving(draft, props.recipe)

  onMount(() => {
    const id = props.recipe?.id ?? 'new'
    const kept = keptDraft(id)
    if (!kept) return
    set(kept)
    saving.changed()
    const discard = () => {
      forgetDraft(id)
      set(fresh())
      saving.changed()
    }
    toast({
      message: text.composer.recovered,
      action: { label: text.composer.discard, run: discard },
    })
  })

  const put = <Name extends keyof Draft>(name: Name, value: Draft[Name]) => {
    set({ [name]: value } as Partial<Draft>)
    saving.changed()
  }
  const take = (read: RecipeDraft) => {
    setImporting(false)
    set({
      title: read.title,
      description: read.description,
      servings: read.servings,
      prep: read.prepMinutes ? String(read.prepMinutes) : '',
      cook: read.cookMinutes ? String(read.cookMinutes) : '',
      tags: read.tags.join(', '),
      lines: read.ingredients.map((line) => row(line.text)),
      steps: read.steps.map((step) => stepRow(step.text, step.minutes ?? null)),
      photo: read.photo,
      sourceUrl: read.sourceUrl ?? null,
    })
    saving.changed()
    toast({ message: text.composer.imported })
  }
  const finish = async () => {
    const saved = await saving.save('ready')
    if (saved) navigate(to.ownRecipe(saved.id))
  }
  const publish = async () => {
    const saved = await saving.save('ready')
    if (!saved) return
    try {
      const { publicationId } = await api.recipes.publish.mutate({ id: saved.id })
      toast({ message: text.mine.publishedNow })
      navigate(to.recipe(publicationId))
    } catch (error) {
      sorry(error)
    }
  }

  return (
    <div class="page composer">
      <h1 class="visually-hidden">
        {props.recipe ? text.composer.titleEdit : text.composer.titleNew}
      </h1>
      <div class="compose-top">
        <SaveStatus state={saving.state()} named={draft.title.trim() !== ''} />
        <div class="row tight">
          <button type="button" class="button quiet" onClick={() => setImporting(true)}>
            <Icon of={ClipboardPaste} />
            <span class="import-word">{text.composer.import}</span>
          </button>
          <button type="button" class="button" disabled={!draft.title.trim()} onClick={finish}>
            {text.composer.finish}
          </button>
          <button
            type="button"
            class="button primary"
            disabled={!draft.title.trim()}
            onClick={publish}
          >
            {saving.recipe()?.publicationId ? text.composer.update : text.composer.publish}
          </button>
        </div>
      </div>
      <Show when={saving.state().kind === 'conflict'}>
        <ConflictNotice saving={saving} take={(theirs) => set(draftOf(theirs))} />
      </Show>
      <div class="compose-columns">
        <div class="stack loose">
          <textarea
            class="title-input"
            rows="1"
            maxlength="200"
            aria-label={text.composer.name}
            placeholder={text.composer.namePlaceholder}
            value={draft.title}
            onInput={(event) => put('title', event.currentTarget.value.replaceAll('\n', ' '))}
          />
          <textarea
            class="input about-input"
            rows="2"
            maxlength="4000"
            aria-label={text.composer.description}
            placeholder={text.composer.descriptionPlaceholder}
            value={draft.description}
            onInput={(event) => put('description', event.currentTarget.value)}
          />
          <div class="compose-numbers">
            <ServingsStepper value={draft.servings} change={(value) => put('servings', value)} />
            <MinutesField
              label={text.composer.prep}
              value={draft.prep}
              change={(value) => put('prep', value)}
            />
            <MinutesField
              label={text.composer.cook}
              value={draft.cook}
              change={(value) => put('cook', value)}
            />
          </div>
          <section aria-labelledby="compose-lines">
            <h2 id="compose-lines">{text.composer.ingredients}</h2>
            <p class="muted small">{text.composer.ingredientsHint}</p>
            <LineEditor draft={draft} set={set} changed={saving.changed} />
          </section>
          <section aria-labelledby="compose-steps">
            <h2 id="compose-steps">{text.composer.steps}</h2>
            <StepEditor draft={draft} set={set} changed={saving.changed} />
          </section>
        </div>
        <aside class="stack side">
          <PhotoField
            seed={saving.recipe()?.publicationId ?? saving.recipe()?.id ?? 'draft'}
            photo={draft.photo}
            change={(photo) => put('photo', photo)}
          />
          <label class="field">
            <span>{text.composer.tags}</span>
            <input
              class="input"
              value={draft.tags}
              onInput={(event) => put('tags', event.currentTarget.value)}
            />
            <span class="hint">{text.composer.tagsHint}</span>
          </label>
        </aside>
      </div>
      <Show when={importing()}>
        <ImportDialog close={() => setImporting(false)} read={take} />
      </Show>
    </div>
  )
}
