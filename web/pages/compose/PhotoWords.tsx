import { createSignal } from 'solid-js'
import { useText } from '../../application.ts'
import { FileField } from '../../components/FileField.tsx'
import { textOfPhoto } from './photoText.ts'

/** Takes the words of a photographed page into the field for text. */
export function PhotoWords(props: {
  take: (words: string) => void
  fail: (sentence: string | undefined) => void
}) {
  const text = useText()
  const [reading, setReading] = createSignal(false)
  let field: HTMLInputElement | undefined

  const read = async (file: File | undefined) => {
    if (!file || reading()) return
    setReading(true)
    props.fail(undefined)
    // What the browser cannot open holds no words either.
    const words = await textOfPhoto(file).catch(() => '')
    setReading(false)
    if (words === '') props.fail(text.composer.importPhotoNone)
    else props.take(words)
  }

  return (
    <>
      <button
        type="button"
        class="button quiet"
        aria-disabled={reading()}
        onClick={() => field?.click()}
      >
        {reading() ? text.composer.importBusy : text.composer.importPhoto}
      </button>
      <FileField
        ref={(one) => {
          field = one
        }}
        label={text.composer.importPhoto}
        accept="image/*"
        choose={([file]) => void read(file)}
      />
    </>
  )
}
