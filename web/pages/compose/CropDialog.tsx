import { createSignal, onCleanup } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Dialog } from '../../components/Dialog.tsx'
import './crop.css'
import { cropOf, largestZoom, moveBy, type View, wholeView, zoomTo } from './cropView.ts'
import type { Crop } from './upload.ts'

const step = 0.04

/** Chooses the frame of a photo: dragged or moved by arrows, brought nearer by the slider. */
export function CropDialog(props: {
  file: File
  close: () => void
  done: (crop: Crop) => void
  unreadable: () => void
}) {
  const text = useText()
  const url = URL.createObjectURL(props.file)
  const [view, setView] = createSignal<View>(wholeView(1))
  let frame: HTMLDivElement | undefined
  let picture: HTMLImageElement | undefined
  onCleanup(() => URL.revokeObjectURL(url))

  const show = (next: View) => {
    setView(next)
    const crop = cropOf(next)
    if (!picture) return
    picture.style.inlineSize = `${100 / crop.width}%`
    picture.style.translate = `${-100 * crop.x}% ${-100 * crop.y}%`
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 0 || !frame) return
    show(
      moveBy(view(), -event.movementX / frame.clientWidth, -event.movementY / frame.clientHeight),
    )
  }
  const keys = (event: KeyboardEvent) => {
    const by = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, -step],
      ArrowDown: [0, step],
    }
    const [dx, dy] = by[event.key as keyof typeof by] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    show(moveBy(view(), dx, dy))
  }

  return (
    <Dialog title={text.composer.crop} close={props.close}>
      <div class="stack">
        <p class="muted small">{text.composer.cropHint}</p>
        <div
          ref={frame}
          class="crop-frame"
          role="application"
          aria-label={text.composer.cropHint}
          tabindex="0"
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={keys}
        >
          <img
            ref={picture}
            src={url}
            alt=""
            draggable={false}
            onLoad={(event) => {
              const { naturalWidth, naturalHeight } = event.currentTarget
              show(wholeView(naturalWidth / naturalHeight))
            }}
            onError={() => props.unreadable()}
          />
        </div>
        <label class="field">
          <span>{text.composer.zoom}</span>
          <input
            type="range"
            min="1"
            max={largestZoom}
            step="0.05"
            value={view().zoom}
            onInput={(event) => show(zoomTo(view(), event.currentTarget.valueAsNumber))}
          />
        </label>
        <button type="button" class="button primary" onClick={() => props.done(cropOf(view()))}>
          {text.composer.cropDone}
        </button>
      </div>
    </Dialog>
  )
}
