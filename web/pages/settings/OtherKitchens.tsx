import { useMutation } from '@tanstack/solid-query'
import { ArrowRightLeft, House } from 'lucide'
import { createSignal, For, Show } from 'solid-js'
import { to } from '../../addresses.ts'
import { useApi, useText } from '../../application.ts'
import { Icon } from '../../components/Icon.tsx'
import { nameError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { openAnew } from '../../session/entering.ts'
import { kitchenNamed, useKitchens, useSwitchKitchen } from '../../session/kitchen.ts'
import { Row } from './Row.tsx'

/** The kitchens where somebody cooks besides this one, and the way to one more. */
export function OtherKitchens() {
  const text = useText()
  const kitchens = useKitchens()
  const turn = useSwitchKitchen()
  const [opening, setOpening] = createSignal(false)
  const switching = useMutation(() => ({ mutationFn: (id: string) => turn(id) }))
  // Asked in this order: data that is not there yet would suspend the whole page.
  const others = () => (kitchens.isSuccess ? kitchens.data.filter((one) => !one.current) : [])
  return (
    <section class="setting-rows" aria-labelledby="other-kitchens">
      <h3 id="other-kitchens">{text.settings.kitchens.title}</h3>
      <For each={others()}>
        {(one) => (
          <Row
            icon={<Icon of={House} />}
            title={kitchenNamed(one, text.common.home)}
            hint={one.name === null ? '' : one.others.join(', ')}
          >
            <button
              type="button"
              class="button"
              aria-label={text.settings.kitchens.turnTo(kitchenNamed(one, text.common.home))}
              aria-busy={switching.isPending && switching.variables === one.id}
              onClick={() => !switching.isPending && switching.mutate(one.id)}
            >
              <Icon of={ArrowRightLeft} />
              {text.settings.kitchens.turn}
            </button>
          </Row>
        )}
      </For>
      <Show
        when={opening()}
        fallback={
          <Row title={text.settings.kitchens.openTitle} hint={text.settings.kitchens.openHint}>
            <button type="button" class="button" onClick={() => setOpening(true)}>
              <Icon of={House} />
              {text.settings.kitchens.open}
            </button>
          </Row>
        }
      >
        <NewKitchen close={() => setOpening(false)} />
      </Show>
    </section>
  )
}

function NewKitchen(props: { close: () => void }) {
  const text = useText()
  const api = useApi()
  const form = useForm({
    fields: ['name'] as const,
    check: ({ name }) => ({ name: nameError(name, text) }),
    send: async ({ name }) => {
      await api.kitchens.open.mutate({ name: name.trim() })
      await openAnew(to.plan())
    },
  })
  return (
    <form
      class="setting-form"
      ref={(element) => {
        form.attach(element)
        // Whoever has pressed the button goes on by typing.
        queueMicrotask(() => element.querySelector('input')?.focus())
      }}
      onSubmit={form.submit}
      aria-label={text.settings.kitchens.openTitle}
    >
      <Field
        of={form}
        name="name"
        label={text.settings.kitchens.name}
        hint={text.settings.kitchens.nameHint}
        autocomplete="off"
        maxlength={80}
      />
      <FormFailure sentence={form.failure()} />
      <div class="row">
        <SubmitButton pending={form.pending()}>{text.settings.kitchens.open}</SubmitButton>
        <button type="button" class="button" onClick={() => props.close()}>
          {text.common.cancel}
        </button>
      </div>
    </form>
  )
}
