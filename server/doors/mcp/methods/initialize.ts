import type { Context } from '../../../kernel/context.ts'
import { capabilitiesOf } from '../capabilities.ts'
import { isOldVersion, oldVersions } from '../era/versions.ts'
import type { Served } from '../served.ts'

/** Answers the version that the client asks for, or the newest that its era has. */
export function initialize<C extends Context>({ endpoint, apps, params }: Served<C>) {
  const asked = params['protocolVersion']
  const known = typeof asked === 'string' && isOldVersion(asked)
  return {
    protocolVersion: known ? asked : oldVersions[0],
    capabilities: capabilitiesOf(endpoint, apps),
    serverInfo: endpoint.info,
    instructions: endpoint.instructions,
  }
}
