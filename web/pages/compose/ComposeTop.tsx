import { Eye, FileDown } from 'lucide'
import { Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { useComposing } from './composing.ts'
import { useFinish } from './finish.ts'
import { SaveStatus } from './SaveStatus.tsx'

/** Where the text is safe, and the ways to finish. */
export function ComposeTop(props: { takeIn: () => void }) {
  const text = useText()
  const { saving } = useComposing()
  const finish = useFinish()
  const recipe = () => saving.recipe()
  /** Only its author shows it to everybody. */
  const own = () => !recipe()?.author
  return (
    <header class="compose-top">
      <SaveStatus />
      <div class="row tight">
        <Show when={!recipe()}>
          <IconButton icon={FileDown} label={text.composer.import} press={() => props.takeIn()} />
        </Show>
        <Show when={recipe()}>
          {(saved) => (
            <a
              class="icon-button"
              href={to.ownRecipe(saved().id)}
              aria-label={text.composer.look}
              title={text.composer.look}
            >
              <Icon of={Eye} />
            </a>
          )}
        </Show>
        <Show
          when={own() && recipe()?.publicationId}
          fallback={
            <>
              <button
                type="button"
                class="button"
                classList={{ primary: !own() }}
                aria-disabled={finish.busy()}
                onClick={finish.keep}
              >
                {text.composer.finish}
              </button>
              <Show when={own()}>
                <button
                  type="button"
                  class="button primary"
                  aria-disabled={finish.busy()}
                  onClick={finish.publish}
                >
                  {text.composer.publish}
                </button>
              </Show>
            </>
          }
        >
          <button
            type="button"
            class="button"
            aria-disabled={finish.busy()}
            onClick={finish.unpublish}
          >
            {text.mine.unpublish}
          </button>
          <button
            type="button"
            class="button primary"
            aria-disabled={finish.busy()}
            onClick={finish.keep}
          >
            {text.composer.update}
          </button>
        </Show>
      </div>
    </header>
  )
}
