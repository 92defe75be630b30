/** Why an archive is not read: it is damaged, locked with a password, or unpacks to too much. */
export type ArchiveFault = 'broken' | 'encrypted' | 'unpacks'

export class ArchiveRefusal extends Error {
  override name = 'ArchiveRefusal'
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
