import { createHash, randomBytes } from 'node:crypto'
import { cbor } from './cbor.ts'

type Asked = { challenge: string }
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
// RFC 9053: an ES256 key on the curve P-256
const cose = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 }

export interface AuthenticatorSettings {
  origin?: string
  rpId?: string
  /** Whether its owner showed a finger or a PIN. */
  verifiesOwner?: boolean
  /** Keys that are shared between devices say zero every time. */
  counts?: boolean
}

/** A passkey in software: one credential, ES256, no attestation. */
export class Authenticator {
  readonly credentialId = randomBytes(32)
  counter = 0
  userHandle: string | null = null
  readonly #keys: CryptoKeyPair
  readonly #origin: string
  readonly #rpId: string
  readonly #verified: number
  readonly #step: number

  private constructor(keys: CryptoKeyPair, settings: AuthenticatorSettings) {
    this.#keys = keys
    this.#origin = settings.origin ?? 'http://localhost:3000'
    this.#rpId = settings.rpId ?? 'localhost'
    this.#step = (settings.counts ?? true) ? 1 : 0
    this.#verified = (settings.verifiesOwner ?? true) ? flags.verified : 0
  }

  static async make(settings: AuthenticatorSettings = {}): Promise<Authenticator> {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
    const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
    return new Authenticator(keys as CryptoKeyPair, settings)
  }

  /** navigator.credentials.create() */
  async create(options: Asked & { user: { id: string } }) {
    this.userHandle = options.user.id
    const authData = Buffer.concat([
      this.#head(flags.attested),
      Buffer.alloc(16),
      Buffer.from([this.credentialId.length >> 8, this.credentialId.length & 255]),
      this.credentialId,
      await this.#publicKey(),
    ])
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    return this.#credential({
      clientDataJSON: text64(this.#clientData('webauthn.create', options.challenge)),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** navigator.credentials.get() */
  async get(options: Asked) {
    this.counter += this.#step
    const authData = this.#head(0)
    const clientData = this.#clientData('webauthn.get', options.challenge)
    const signed = Buffer.concat([authData, sha256(clientData)])
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      this.#keys.privateKey,
      signed,
    )
    return this.#credential({
      clientDataJSON: text64(clientData),
      authenticatorData: authData.toString('base64url'),
      signature: derOf(Buffer.from(signature)).toString('base64url'),
      userHandle: this.userHandle,
    })
  }

  #credential<R>(response: R) {
    const id = this.credentialId.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false })
  }

  #head(more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flag = flags.present | this.#verified | more
    return Buffer.concat([sha256(this.#rpId), Buffer.from([flag]), counter])
  }

  async #publicKey(): Promise<Buffer> {
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', this.#keys.publicKey)
    return cbor(
      new Map<number, unknown>([
        [cose.kty, 2],
        [cose.alg, -7],
        [cose.crv, 1],
        [cose.x, Buffer.from(x, 'base64url')],
        [cose.y, Buffer.from(y, 'base64url')],
      ]),
    )
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function text64(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** WebCrypto gives r and s side by side; WebAuthn wants them as two DER integers. */
function derOf(raw: Buffer): Buffer {
  const numbers = [raw.subarray(0, 32), raw.subarray(32)].map((half) => {
    const start = half.findIndex((byte) => byte !== 0)
    const bare = half.subarray(start)
    const first = bare[0] ?? 0
    const body = first >= 0x80 ? Buffer.concat([Buffer.from([0]), bare]) : bare
    return Buffer.concat([Buffer.from([0x02, body.length]), body])
  })
  const body = Buffer.concat(numbers)
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}
