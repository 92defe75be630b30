import { createEffect, createSignal, onCleanup, onMount, Show } from 'solid-js'
import { useText } from '../../application.ts'
import { Dialog } from '../../components/Dialog.tsx'
import './cropDialog.css'
import {
  type Crop,
  cropOf,
  mostZoom,
  pulled,
  type Size,
  type View,
  wholeView,
  zoomed,
} from './crop.ts'

/** Chooses what of a photo is shown: by dragging, pinching and turning the wheel, or by the sliders. */
export function CropDialog(props: {
  file: Blob
  take: (crop: Crop) => void
  close: () => void
  unreadable: () => void
}) {
  const text = useText()
  const [size, setSize] = createSignal<Size>()
  const [view, setView] = createSignal<View>(wholeView)
  const address = URL.createObjectURL(props.file)
  onCleanup(() => URL.revokeObjectURL(address))

  const change = (by: (picture: Size, view: View) => View) => {
    const picture = size()
    if (picture) setView(by(picture, view()))
  }
  const crop = (): Crop => cropOf(size() ?? { width: 4, height: 3 }, view())
  const take = () => props.take(crop())

  return (
    <Dialog title={text.composer.crop} close={props.close}>
      <div class="crop">
        <CropFrame
          address={address}
          crop={crop()}
          seen={setSize}
          unreadable={props.unreadable}
          pull={(by) => change((picture, now) => pulled(picture, now, by))}
          zoom={(times) => change((picture, now) => zoomed(picture, now, now.zoom * times))}
        />
        <p class="muted small">{text.composer.cropHint}</p>
        <Show when={size()}>
          <Slider
            label={text.composer.zoom}
            least={1}
            most={mostZoom}
            value={view().zoom}
            change={(zoom) => change((picture, now) => zoomed(picture, now, zoom))}
          />
          <Slider
            label={text.composer.cropAcross}
            most={1 - crop().width}
            value={crop().x}
            change={(x) => setView({ ...view(), x: x + crop().width / 2 })}
          />
          <Slider
            label={text.composer.cropDown}
            most={1 - crop().height}
            value={crop().y}
            change={(y) => setView({ ...view(), y: y + crop().height / 2 })}
          />
        </Show>
        <div class="row">
          <button type="button" class="button primary" disabled={!size()} onClick={take}>
            {text.composer.cropDone}
          </button>
          <button type="button" class="button" onClick={() => props.close()}>
            {text.common.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function Slider(props: {
  label: string
  least?: number
  most: number
  value: number
  change: (value: number) => void
}) {
  return (
    <label class="slider">
      <span>{props.label}</span>
      <input
        type="range"
        min={props.least ?? 0}
        max={props.most}
        step="0.005"
        disabled={props.most < 0.01}
        value={String(props.value)}
        onInput={(event) => props.change(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

function CropFrame(props: {
  address: string
  crop: Crop
  seen: (size: Size) => void
  unreadable: () => void
  /** By parts of the frame's sides. */
  pull: (by: { x: number; y: number }) => void
  zoom: (times: number) => void
}) {
  let frame: HTMLDivElement | undefined
  let image: HTMLImageElement | undefined
  const fingers = new Map<number, { x: number; y: number }>()
  const spread = () => {
    const [one, other] = [...fingers.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const follow = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before || !frame) return
    const wide = spread()
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size > 1) return props.zoom(spread() / Math.max(1, wide))
    props.pull({
      x: (event.clientX - before.x) / frame.clientWidth,
      y: (event.clientY - before.y) / frame.clientHeight,
    })
  }
  const release = (event: PointerEvent) => fingers.delete(event.pointerId)
  onMount(() => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      props.zoom(Math.exp(-event.deltaY / 400))
    }
    // Solid would listen passively, and the page behind would scroll.
    frame?.addEventListener('wheel', wheel, { passive: false })
  })
  createEffect(() => {
    const { x, y, width, height } = props.crop
    const percent = (value: number) => `${value * 100}%`
    image?.style.setProperty('inline-size', percent(1 / width))
    image?.style.setProperty('block-size', percent(1 / height))
    image?.style.setProperty('left', percent(-x / width))
    image?.style.setProperty('top', percent(-y / height))
  })
  return (
    <div
      ref={frame}
      class="crop-frame"
      role="presentation"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        ref={image}
        src={props.address}
        alt=""
        draggable="false"
        onLoad={(event) =>
          props.seen({
            width: event.currentTarget.naturalWidth,
            height: event.currentTarget.naturalHeight,
          })
        }
        onError={() => props.unreadable()}
      />
    </div>
  )
}
