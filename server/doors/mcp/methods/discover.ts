import type { Context } from '../../../context.ts'
import { capabilitiesOf } from '../capabilities.ts'
import type { Served } from '../dispatch.ts'
import { supportedVersions } from '../era/versions.ts'

export function discover<C extends Context>({ endpoint }: Served<C>) {
  return {
    supportedVersions,
    capabilities: capabilitiesOf(endpoint),
    instructions: endpoint.instructions,
  }
}
