import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Api } from '../../api.ts'

export const passkeysKey = ['people', 'passkeys'] as const

/** The library is fetched when somebody presses the button, and not before. */
export async function createPasskey(api: Api, name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await api.people.passkeyRegistrationOptions.mutate()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON })
  const clientExtensionResults = { ...made.clientExtensionResults }
  await api.people.passkeyRegister.mutate({ name, response: { ...made, clientExtensionResults } })
}
