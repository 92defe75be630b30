import { useQuery, useQueryClient } from '@tanstack/solid-query'
import { Link2 } from 'lucide'
import { For, Show } from 'solid-js'
import type { OpenShare } from '../../../shared/wire/recipes.ts'
import { to } from '../../addresses.ts'
import { useApi, useFormat, useText } from '../../application.ts'
import { Answer } from '../../components/Answer.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { bind } from '../../language/bind.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { useToast } from '../../toasts/Toast.tsx'
import { Row } from './Row.tsx'
import { focusSection, Section } from './Section.tsx'

const linksKey = ['recipes', 'shares'] as const

/** The recipes that whoever has their link reads without an account; each is closed with one press. */
export function LinksSection() {
  const { links } = useText().settings
  const api = useApi()
  const format = useFormat()
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const shares = useQuery(() => ({
    queryKey: linksKey,
    queryFn: () => api.recipes.shares.query(),
  }))
  const close = async ({ id, title }: OpenShare) => {
    try {
      await api.recipes.shareEnd.mutate({ id })
      await queries.invalidateQueries({ queryKey: linksKey })
      toast({ message: links.closed(title) })
      focusSection('links')
    } catch (error) {
      sorry(error)
    }
  }
  return (
    <Section id="links" title={links.title} lead={links.lead}>
      <Answer of={shares} pending={<Skeleton shape="line" width="half" />}>
        {(list) => (
          <Show when={list().length > 0} fallback={<p class="small muted">{links.none}</p>}>
            <div class="setting-rows">
              <For each={list()}>
                {(one) => (
                  <Row
                    icon={<Icon of={Link2} />}
                    title={<a href={to.ownRecipe(one.id)}>{bind(one.title)}</a>}
                    hint={links.since(format.date(one.openedAt))}
                  >
                    <button
                      type="button"
                      class="button quiet"
                      aria-label={links.closeOne(one.title)}
                      onClick={() => void close(one)}
                    >
                      {links.close}
                    </button>
                  </Row>
                )}
              </For>
            </div>
          </Show>
        )}
      </Answer>
    </Section>
  )
}
