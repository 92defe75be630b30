import { useMutation } from '@tanstack/solid-query'
import { Download, FileUp } from 'lucide'
import { createSignal, Show, Suspense } from 'solid-js'
import type { Person } from '../../../shared/wire/people.ts'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { OtherPrograms } from './OtherPrograms.tsx'
import { Row } from './Row.tsx'
import { Section } from './Section.tsx'

/** Take everything along, or have everything deleted. */
export function DataSection(props: { person: Person }) {
  const text = useText()
  const api = useApi()
  const toast = useToast()
  const sorry = useErrorToast()
  const [deleting, setDeleting] = createSignal(false)
  const download = useMutation(() => ({
    mutationFn: async () => {
      const everything = await api.people.exportData.query()
      const day = new Date().toISOString().slice(0, 10)
      saveFile(`${text.settings.data.file}-${day}.json`, JSON.stringify(everything, null, 2))
    },
    onSuccess: () => toast({ message: text.settings.data.exported }),
    onError: sorry,
  }))
  return (
    <Section id="data" title={text.settings.data.title}>
      <div class="setting-rows">
        <Row title={text.settings.data.export} hint={text.settings.data.exportHint}>
          <button
            type="button"
            class="button"
            aria-busy={download.isPending}
            onClick={() => !download.isPending && download.mutate()}
          >
            <Icon of={Download} />
            {download.isPending ? text.settings.data.exporting : text.settings.data.download}
          </button>
        </Row>
        <Row title={text.settings.data.recipes} hint={text.settings.data.recipesHint}>
          <a
            class="button"
            href={to.exportedAccount()}
            download=""
            aria-label={text.settings.data.recipes}
          >
            <Icon of={Download} />
            {text.settings.data.download}
          </a>
        </Row>
        <OtherPrograms />
        <Row title={text.settings.data.bring} hint={text.settings.data.bringHint}>
          <a class="button" href={to.importFiles()} aria-label={text.settings.data.bring}>
            <Icon of={FileUp} />
            {text.settings.data.bringOpen}
          </a>
        </Row>
        <Row title={text.settings.data.delete} hint={text.settings.data.deleteHint}>
          <button
            type="button"
            class="button danger"
            aria-label={text.settings.data.delete}
            onClick={() => setDeleting(true)}
          >
            {text.settings.data.deleteOpen}
          </button>
        </Row>
      </div>
      <Show when={deleting()}>
        {/* What it still has to ask must not take the page away, and the focus with it. */}
        <Suspense>
          <DeleteAccount person={props.person} close={() => setDeleting(false)} />
        </Suspense>
      </Show>
    </Section>
  )
}

/** Hands a text to the browser as a file to keep. */
function saveFile(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
