import { createRenderEffect } from 'solid-js'
import { useApplication } from '../application.ts'
import type { PageHead } from '../../shared/pages.ts'

/** Describes the page that it stands in; the last one rendered has the word. */
export function Head(props: PageHead) {
  const application = useApplication()
  createRenderEffect(() => application.describe({ ...props }))
  return null
}
