import { redirectUri } from './agent.ts'
import type { Caller } from './caller.ts'

/** What both official client libraries ask of the program around them. */
interface Tokens {
  access_token: string
  token_type: string
  refresh_token?: string | undefined
  expires_in?: number | undefined
  scope?: string | undefined
}

/**
 * The part of a client that opens a browser, with a person in it who allows what is asked. It
 * keeps no more than a real client would: its registration, its tokens, the verifier of the moment.
 */
export class ConsentingClient {
  readonly redirectUrl = redirectUri
  readonly asked: string[] = []
  /** What the library told it to forget. */
  readonly forgotten: string[] = []
  code: Promise<URLSearchParams> | null = null
  kept: Tokens | undefined
  #client: { client_id: string } | undefined
  #verifier = ''
  #discovered: unknown
  readonly #person: Caller
  /** What the person leaves ticked the first time; later they allow everything. */
  #ticked: readonly string[] | undefined

  constructor(person: Caller, ticked?: readonly string[]) {
    this.#person = person
    this.#ticked = ticked
  }

  get clientMetadata() {
    return { client_name: 'Official client', redirect_uris: [redirectUri] }
  }
  clientInformation() {
    return this.#client
  }
  saveClientInformation(client: { client_id: string }) {
    this.#client = client
  }
  tokens() {
    return this.kept
  }
  saveTokens(tokens: Tokens) {
    this.kept = tokens
  }
  invalidateCredentials(what: string) {
    this.forgotten.push(what)
    if (what !== 'verifier') this.kept = undefined
  }
  saveDiscoveryState(state: unknown) {
    this.#discovered = state
  }
  discoveryState() {
    return this.#discovered
  }
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier
  }
  codeVerifier() {
    return this.#verifier
  }
  redirectToAuthorization(address: URL) {
    this.asked.push(address.searchParams.get('scope') ?? '')
    this.code = this.#consent(address)
  }

  async #consent(address: URL): Promise<URLSearchParams> {
    const response = await this.#person.fetch(address.pathname + address.search)
    const place = new URL(response.headers.get('location') ?? 'about:blank')
    const requestId = place.searchParams.get('request')
    const { redirectTo } = await this.#person.mutate<{ redirectTo: string }>('agents.decide', {
      requestId,
      allow: true,
      scopes: this.#ticked,
    })
    this.#ticked = undefined
    return new URL(redirectTo).searchParams
  }
}
