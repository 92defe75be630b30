import { createSignal, onCleanup, onMount, Show, untrack } from 'solid-js'
import type { RecipeDraft } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import '../../components/field.css'
import { GrowingText } from '../../components/GrowingText.tsx'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { sentenceOf } from '../../session/said.ts'
import './importDialog.css'
import { PhotoWords } from './PhotoWords.tsx'
import { canReadPhotos } from './photoText.ts'
import type { Shared } from './shared.ts'
import { createWaiting } from './waiting.ts'

/** A recipe from a page or from pasted text, into the composer. */
export function ImportDialog(props: {
  take: (found: RecipeDraft) => void
  close: () => void
  /** What was shared with the app stands there already. */
  shared?: Shared | null
}) {
  const text = useText()
  const api = useApi()
  const [url, setUrl] = createSignal(untrack(() => props.shared?.url ?? ''))
  const [pasted, setPasted] = createSignal(
    untrack(() => props.shared?.text.slice(0, 100_000) ?? ''),
  )
  const [problem, setProblem] = createSignal<string>()
  const waiting = createWaiting()
  // The server, which may draw this window, knows nothing of the browser.
  const [offersWords, setOffersWords] = createSignal(false)
  onMount(() => setOffersWords(canReadPhotos()))
  const stop = new AbortController()
  onCleanup(() => stop.abort())

  const read = async (event: SubmitEvent) => {
    event.preventDefault()
    if (waiting.part() !== undefined) return
    const { signal } = stop
    const [link, words] = [url().trim(), pasted().trim()]
    if (!link && !words) return setProblem(text.composer.importNothing)
    setProblem(undefined)
    waiting.begin()
    try {
      const found = link
        ? await api.recipes.importUrl.mutate({ url: withScheme(link) }, { signal })
        : await api.recipes.importText.mutate({ text: words }, { signal })
      props.take(found)
    } catch (error) {
      if (!signal.aborted) setProblem(sentenceOf(error) ?? text.states.offline)
    } finally {
      waiting.end()
    }
  }

  return (
    <Dialog title={text.composer.importTitle} close={props.close}>
      <form class="import stack" onSubmit={read} novalidate>
        <div class="field">
          <label for="import-url">{text.composer.importUrl}</label>
          <input
            id="import-url"
            // The dialog would begin with the cross that closes it.
            autofocus
            class="input"
            type="url"
            inputmode="url"
            autocomplete="off"
            placeholder="https://"
            maxlength="2000"
            value={url()}
            aria-describedby="import-hint"
            onInput={(event) => setUrl(event.currentTarget.value)}
          />
          <p class="hint" id="import-hint">
            {text.composer.importUrlHint}
          </p>
        </div>
        <div class="field">
          <label for="import-text">{text.composer.importText}</label>
          <GrowingText
            id="import-text"
            class="input import-text"
            value={pasted()}
            maxlength={100_000}
            placeholder={text.composer.importTextHint}
            onInput={(event) => setPasted(event.currentTarget.value)}
          />
          <Show when={offersWords()}>
            <PhotoWords
              fail={setProblem}
              take={(words) =>
                setPasted((before) => [before.trim(), words].filter(Boolean).join('\n'))
              }
            />
          </Show>
        </div>
        <p class="small">
          <a href={to.importFiles()}>{text.composer.importFile}</a>
        </p>
        <FormFailure sentence={problem()} />
        <Show when={waiting.part()}>
          {(part) => (
            <div role="status">
              <p class="small muted">{text.composer.importBusy}</p>
              <StitchProgress value={part()} label={text.composer.importBusy} />
            </div>
          )}
        </Show>
        <div class="row">
          <button type="submit" class="button primary" aria-disabled={waiting.part() !== undefined}>
            {text.composer.importGo}
          </button>
          <button type="button" class="button" onClick={() => props.close()}>
            {text.common.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** People copy addresses without their beginning. */
function withScheme(link: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}
