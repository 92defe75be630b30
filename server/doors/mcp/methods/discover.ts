import type { Context } from '../../../kernel/context.ts'
import { capabilitiesOf } from '../capabilities.ts'
import { supportedVersions } from '../era/versions.ts'
import type { Served } from '../served.ts'

export function discover<C extends Context>({ endpoint, apps }: Served<C>) {
  return {
    supportedVersions,
    capabilities: capabilitiesOf(endpoint, apps),
    instructions: endpoint.instructions,
  }
}
