import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { createEffect, createSignal, onCleanup } from 'solid-js'
import { useApi, useText } from '../../application.ts'
import { openAnew } from '../../session/entering.ts'
import { sentenceOf } from '../../session/said.ts'

// What the authenticator is asked to sign is good for five minutes.
const freshFor = 4 * 60_000

/** Signs in with a passkey: by the button, or picked from what the browser offers in the field. */
export function usePasskeySignIn(possible: () => boolean, returnTo: () => string) {
  const api = useApi()
  const text = useText()
  const [pending, setPending] = createSignal(false)
  const [failure, setFailure] = createSignal<string>()
  let left = false

  const authenticate = async (fromField: boolean) => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    const options = await api.people.passkeySignInOptions.mutate()
    // A browser holds one request at a time: an offer that comes late would end what the button began.
    if (fromField && (left || pending())) return
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
    const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: fromField })
    setPending(true)
    const clientExtensionResults = { ...signed.clientExtensionResults }
    await api.people.passkeySignIn.mutate({ response: { ...signed, clientExtensionResults } })
    await openAnew(returnTo())
  }

  const signIn = async () => {
    if (pending()) return
    setPending(true)
    setFailure(undefined)
    try {
      await authenticate(false)
    } catch (error) {
      setFailure(sentenceOf(error) ?? text.entry.signIn.passkeyLeft)
      setPending(false)
      void offer()
    }
  }

  /** Waits in the background; being given up for the button, or for a newer wait, is no failure. */
  const offer = async () => {
    const { browserSupportsWebAuthnAutofill } = await import('@simplewebauthn/browser')
    if (left || !(await browserSupportsWebAuthnAutofill())) return
    try {
      await authenticate(true)
    } catch (error) {
      const sentence = sentenceOf(error)
      if (sentence === undefined) return
      setPending(false)
      setFailure(sentence)
    }
  }

  createEffect(() => {
    if (!possible()) return
    void offer()
    const timer = setInterval(() => {
      if (!pending()) void offer()
    }, freshFor)
    onCleanup(() => {
      left = true
      clearInterval(timer)
      void giveUp()
    })
  })
  return { signIn, pending, failure }
}

async function giveUp(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
