import { resealOpenLinks } from '../domain/open-links/reseal.ts'
import { resealRecipeLinks } from '../domain/recipes/share.ts'
import { resealConnections } from '../domain/stores/connect/reseal.ts'
import { resealWebhooks } from '../domain/webhooks/reseal.ts'
import type { Services } from '../kernel/context.ts'

/** What the key before has sealed is sealed anew with the present one, so that the old one may go. */
export async function reseal(services: Services): Promise<number> {
  if (services.config.secretKeyPrevious === null) return 0
  const counts = [
    await resealConnections(services),
    await resealWebhooks(services),
    await resealOpenLinks(services),
    await resealRecipeLinks(services),
  ]
  return counts.reduce((all, one) => all + one, 0)
}
