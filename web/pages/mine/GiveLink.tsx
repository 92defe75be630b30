import { Link2 } from 'lucide'
import { createSignal, Show } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { IconButton } from '../../components/IconButton.tsx'
import { LinkField } from '../../components/LinkField.tsx'
import { OpenLink } from '../../components/OpenLink.tsx'

/** A secret link to one recipe, for somebody without an account; it works until its author closes it. */
export function GiveLink(props: { id: string; title: string }) {
  const { dish } = useText()
  const api = useApi()
  const [giving, setGiving] = createSignal(false)
  const id = () => ({ id: props.id })
  return (
    <>
      <IconButton icon={Link2} label={dish.sharing.open} press={() => setGiving(true)} />
      <Show when={giving()}>
        <Dialog title={dish.sharing.title} close={() => setGiving(false)}>
          <div class="stack">
            <p class="muted">{dish.sharing.hint}</p>
            <OpenLink
              of={props.id}
              held={() => api.recipes.shareHeld.query(id())}
              open={() => api.recipes.share.mutate(id())}
              end={() => api.recipes.shareEnd.mutate(id())}
            >
              {(url) => (
                <LinkField
                  label={dish.sharing.address}
                  hint={dish.sharing.addressHint}
                  title={props.title}
                  url={url()}
                />
              )}
            </OpenLink>
          </div>
        </Dialog>
      </Show>
    </>
  )
}
