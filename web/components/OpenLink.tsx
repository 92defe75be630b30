import { useMutation, useQuery, useQueryClient } from '@tanstack/solid-query'
import { Link2 } from 'lucide'
import { type Accessor, type JSX, Show } from 'solid-js'
import { useText } from '../application.ts'
import { useErrorToast } from '../session/errorToast.ts'
import { useToast } from '../toasts/Toast.tsx'
import { Answer } from './Answer.tsx'
import './button.css'
import { Icon } from './Icon.tsx'
import { Skeleton } from './Skeleton.tsx'

type Link = Promise<{ url: string | null }>

/** A link to something of the kitchen's: there is none until somebody makes it, and it works until somebody closes it. */
export function OpenLink(props: {
  /** Of which thing it is, as a part of the key of what was asked. */
  of: string
  held: () => Link
  open: () => Link
  end: () => Link
  children: (url: Accessor<string>) => JSX.Element
}) {
  const { openLink } = useText().common
  const queries = useQueryClient()
  const toast = useToast()
  const sorry = useErrorToast()
  const key = () => ['open-links', props.of] as const
  const held = useQuery(() => ({ queryKey: key(), queryFn: () => props.held(), staleTime: 0 }))
  const open = useMutation(() => ({
    mutationFn: () => props.open(),
    onSuccess: (now) => queries.setQueryData(key(), now),
    onError: sorry,
  }))
  const end = useMutation(() => ({
    mutationFn: () => props.end(),
    onSuccess: (now) => {
      queries.setQueryData(key(), now)
      toast({ message: openLink.ended })
    },
    onError: sorry,
  }))
  return (
    <Answer of={held} pending={<Skeleton shape="line" width="half" />}>
      {(link) => (
        <Show
          when={link().url}
          fallback={
            <p class="row">
              <button
                type="button"
                class="button primary"
                aria-busy={open.isPending}
                onClick={() => !open.isPending && open.mutate()}
              >
                <Icon of={Link2} />
                {openLink.make}
              </button>
            </p>
          }
        >
          {(url) => (
            <>
              {props.children(url)}
              <div class="row">
                <button
                  type="button"
                  class="button danger"
                  aria-busy={end.isPending}
                  onClick={() => !end.isPending && end.mutate()}
                >
                  {openLink.end}
                </button>
              </div>
              <p class="small muted">{openLink.endHint}</p>
            </>
          )}
        </Show>
      )}
    </Answer>
  )
}
