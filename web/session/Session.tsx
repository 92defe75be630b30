import type { JSX } from 'solid-js'
import { createMe, MeContext } from './me.ts'

/** Asks once who is signed in, for everything inside. */
export function Session(props: { children: JSX.Element }) {
  const me = createMe()
  return <MeContext.Provider value={me}>{props.children}</MeContext.Provider>
}
