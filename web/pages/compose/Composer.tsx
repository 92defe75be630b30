import { useLocation } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import type { Recipe, RecipeDraft } from '../../../shared/wire/recipes.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Head } from '../../head/Head.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { DescriptionField, MetaFields, SourceField, TitleField } from './ComposeFields.tsx'
import { ComposeNotices } from './ComposeNotices.tsx'
import { ComposeTop } from './ComposeTop.tsx'
import './composePage.css'
import { ComposingContext, createComposing } from './composing.ts'
import { Derived } from './Derived.tsx'
import { draftOf, isBlank } from './draft.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { IngredientEditor } from './IngredientEditor.tsx'
import { MoreField } from './MoreField.tsx'
import { MorePhotos } from './MorePhotos.tsx'
import { PhotoField } from './PhotoField.tsx'
import { StepEditor } from './StepEditor.tsx'
import { sharedIn } from './shared.ts'
import { TagField } from './TagField.tsx'
import { WrittenTogether } from './WrittenTogether.tsx'

/** A recipe being written: its words to the left, its picture and what follows from it to the right. */
export function Composer(props: { personId: string; recipe: Recipe | null }) {
  const text = useText()
  const toast = useToast()
  const location = useLocation()
  const composing = createComposing(props.personId, props.recipe)
  const { draft } = composing
  const shared = props.recipe ? null : sharedIn(location.query)
  const [importing, setImporting] = createSignal(shared !== null)
  const title = () => (props.recipe ? text.composer.titleEdit : text.composer.titleNew)

  const takeIn = (found: RecipeDraft) => {
    setImporting(false)
    const blank = isBlank(draft)
    const restore = composing.replace(draftOf(found))
    toast({
      message: text.composer.imported,
      ...(!blank && { action: { label: text.common.undo, run: restore } }),
    })
  }

  return (
    <ComposingContext.Provider value={composing}>
      <div class="page compose">
        <Head title={draft.title.trim() || title()} hidden />
        <h1 class="visually-hidden">{title()}</h1>
        <ComposeTop takeIn={() => setImporting(true)} />
        <ComposeNotices />
        <Show when={props.recipe?.kitchenEdits && props.recipe}>
          {(recipe) => <WrittenTogether of={recipe()} />}
        </Show>
        <div class="composer">
          <div class="compose-main">
            <TitleField />
            <DescriptionField />
            <MetaFields />
            <IngredientEditor />
            <StepEditor />
            <TagField />
            <MoreField />
            <SourceField />
          </div>
          <aside class="compose-side">
            <PhotoField />
            <MorePhotos />
            <Derived />
          </aside>
        </div>
        <p class="visually-hidden" aria-live="polite">
          {composing.announced()}
        </p>
        <Show when={importing()}>
          <ImportDialog shared={shared} take={takeIn} close={() => setImporting(false)} />
        </Show>
      </div>
    </ComposingContext.Provider>
  )
}
