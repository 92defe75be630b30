import { useQueryClient } from '@tanstack/solid-query'
import { createSignal, onCleanup, onMount } from 'solid-js'
import type { Intake } from '../../../shared/wire/intakes.ts'
import { useApi, useText } from '../../application.ts'
import { StitchProgress } from '../../components/StitchProgress.tsx'
import { intakeKey } from './intakeKey.ts'

const pause = 1500

/** The recipes are there; how far their photos are. */
export function PhotosComing(props: { of: Intake }) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const [all, setAll] = createSignal(props.of.photosToDraw)
  const [waiting, setWaiting] = createSignal(props.of.photosToDraw)
  const label = () => text.imports.photosComing(all() - waiting(), all())
  let timer: ReturnType<typeof setTimeout>

  async function look(): Promise<void> {
    try {
      const photos = await api.intakes.photos.query({ id: props.of.id })
      setAll(photos.all)
      setWaiting(photos.waiting)
    } catch {
      // Looked at again when there is a connection; the photos come without anybody looking.
    }
    // What became of each is in the report.
    if (waiting() === 0) await queries.invalidateQueries({ queryKey: intakeKey })
    else timer = setTimeout(look, pause)
  }
  onMount(() => void look())
  onCleanup(() => clearTimeout(timer))
  return (
    <div class="photos-coming stack">
      <StitchProgress value={1 - waiting() / Math.max(1, all())} label={label()} />
      <p>{label()}</p>
      <p class="small muted">{text.imports.photosComingHint}</p>
    </div>
  )
}
