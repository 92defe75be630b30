import { createEffect } from 'solid-js'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { useToast } from '../../toasts/Toast.tsx'

/**
 * A text of our own, made on the server; nobody else's words are in it. Once the page is awake, each block of
 * code has a button that copies it.
 */
export function Prose(props: { html: string }) {
  const text = useText()
  const toast = useToast()
  let article: HTMLElement | undefined

  const copy = async (block: Element) => {
    const { copied, denied } = text.common.copyText
    try {
      await navigator.clipboard.writeText(block.textContent.trimEnd())
      toast({ message: copied })
    } catch {
      // No clipboard here, or no leave to use it: the text stands selected, ready for the person.
      getSelection()?.selectAllChildren(block)
      toast({ message: denied })
    }
  }

  createEffect(() => {
    // Again for every text: a new one has come without its buttons.
    if (props.html === '') return
    let chapter = ''
    for (const element of [...(article?.children ?? [])]) {
      if (element.matches('h2')) chapter = element.textContent
      if (!element.matches('pre') || element.nextElementSibling?.matches('button')) continue
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'button copy-block'
      button.textContent = text.common.copyText.copy
      if (chapter) button.ariaLabel = text.common.copyText.of(chapter)
      button.addEventListener('click', () => void copy(element))
      element.after(button)
    }
  })

  return <article class="prose" ref={article} innerHTML={props.html} />
}
