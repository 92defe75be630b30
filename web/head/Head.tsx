import { createRenderEffect } from 'solid-js'
import type { PageHead } from '../../shared/pages.ts'
import { useApplication } from '../application.ts'

/** Describes the page that it stands in; the last one rendered has the word. */
export function Head(props: PageHead) {
  const application = useApplication()
  createRenderEffect(() => application.describe({ ...props }))
  return null
}
