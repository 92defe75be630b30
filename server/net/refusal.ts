/** Why something on another server was not fetched. */
export type RefusalReason =
  | 'url'
  | 'address'
  | 'unreachable'
  | 'redirects'
  | 'status'
  | 'type'
  | 'too_large'
  | 'timeout'

export class FetchRefusal extends Error {
  override name = 'FetchRefusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`The fetch was refused or failed: ${reason}`, options)
    this.reason = reason
  }
}
