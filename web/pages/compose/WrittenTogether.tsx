import { useQuery } from '@tanstack/solid-query'
import { createEffect, on } from 'solid-js'
import { isServer } from 'solid-js/web'
import type { Recipe } from '../../../shared/wire/recipes.ts'
import { useApi, useText } from '../../application.ts'
import { AlsoHere } from '../../live/AlsoHere.tsx'
import { useToast } from '../../toasts/Toast.tsx'
import { useComposing } from './composing.ts'

/** A recipe that several people may change: who else is at it, and what they save shows here as well. */
export function WrittenTogether(props: { of: Recipe }) {
  const { together } = useText().composer
  const api = useApi()
  const toast = useToast()
  const { follow, saving } = useComposing()
  // Asked for anew whenever a recipe of the kitchen's has changed.
  const saved = useQuery(() => ({
    queryKey: ['recipes', 'saved', props.of.id] as const,
    queryFn: async () => (await api.recipes.get.query({ id: props.of.id })).version,
    enabled: !isServer,
    gcTime: 0,
    retry: false,
  }))
  const version = () => (saved.isSuccess ? saved.data : undefined)
  createEffect(
    on(version, async (now) => {
      if (now === undefined || now <= (saving.recipe()?.version ?? 0)) return
      const by = await follow()
      if (by !== null) toast({ message: by ? together.followed(by) : together.followedSelf })
    }),
  )
  return (
    <p class="small muted compose-together">
      {props.of.author ? together.theirs(props.of.author) : together.ours}{' '}
      {props.of.author && props.of.publicationId ? together.inFeed : ''}{' '}
      <AlsoHere place={props.of.id} say={together.here} />
    </p>
  )
}
