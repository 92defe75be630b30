import { createSignal, For, Show } from 'solid-js'
import type { Diet } from '../../../shared/food/diet-table.ts'
import { type Allergen, allergens } from '../../../shared/food/lexicon/types.ts'
import type { MemberAdd } from '../../../shared/wire/members.ts'
import { useText } from '../../application.ts'
import '../../components/button.css'
import { Chip, Chips } from '../../components/Chips.tsx'
import { nameError } from '../../form/checks.ts'
import { Field } from '../../form/Field.tsx'
import { FormFailure } from '../../form/FormFailure.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/useForm.ts'
import { PortionStepper } from './PortionStepper.tsx'

export type Eats = MemberAdd

/** What somebody eats, and how much of it. */
export function MemberForm(props: {
  of: Eats
  /** Whether the name is said here; a person says their own. */
  named: boolean
  send: (eats: Eats) => Promise<unknown>
  remove?: () => void
}) {
  const text = useText()
  const { members } = text.settings
  const dietIds = Object.keys(text.recipe.diets) as Diet[]
  const [portion, setPortion] = createSignal(props.of.portion)
  const [diets, setDiets] = createSignal<Diet[]>(props.of.diets)
  const [allergies, setAllergies] = createSignal<Allergen[] | null>(props.of.allergies)
  const form = useForm({
    fields: ['name', 'dislikes'] as const,
    check: ({ name }) => ({ name: props.named ? nameError(name, text) : undefined }),
    send: ({ name, dislikes }) =>
      props.send({
        name: props.named ? name.trim() : props.of.name,
        portion: portion(),
        diets: diets(),
        allergies: allergies(),
        dislikes: dislikes
          .split(/[,;\n]/)
          .map((word) => word.trim().slice(0, 60))
          .filter(Boolean)
          .slice(0, 20),
      }),
  })
  const flipAllergy = (one: Allergen) => {
    const had = allergies() ?? []
    const has = had.includes(one) ? had.filter((each) => each !== one) : [...had, one]
    setAllergies(has.length > 0 ? has : null)
  }
  const none = () => allergies()?.length === 0
  return (
    <form class="member-edit" ref={form.attach} onSubmit={form.submit}>
      <Show when={props.named}>
        <Field
          of={form}
          name="name"
          label={members.name}
          value={props.of.name}
          autocomplete="off"
          maxlength={80}
        />
      </Show>
      <div class="field">
        <span class="label">{members.portion}</span>
        <PortionStepper value={portion()} change={setPortion} />
        <p class="hint">{members.portionHint}</p>
      </div>
      <Chips legend={members.allergies} hint={members.allergiesHint}>
        {[
          <Chip on={none()} flip={() => setAllergies(none() ? null : [])}>
            {members.noAllergies}
          </Chip>,
          <For each={allergens}>
            {(one) => (
              <Chip on={allergies()?.includes(one) === true} flip={() => flipAllergy(one)}>
                {members.allergens[one]}
              </Chip>
            )}
          </For>,
        ]}
      </Chips>
      <Chips legend={members.diets}>
        <For each={dietIds}>
          {(diet) => (
            <Chip
              on={diets().includes(diet)}
              flip={() =>
                setDiets(dietIds.filter((one) => diets().includes(one) !== (one === diet)))
              }
            >
              {text.recipe.diets[diet] ?? diet}
            </Chip>
          )}
        </For>
      </Chips>
      <Field
        of={form}
        name="dislikes"
        label={members.dislikes}
        hint={members.dislikesHint}
        value={props.of.dislikes.join(', ')}
        autocomplete="off"
        maxlength={400}
      />
      <FormFailure sentence={form.failure()} />
      <div class="row tight">
        <SubmitButton pending={form.pending()}>{text.settings.save}</SubmitButton>
        <Show when={props.remove}>
          {(remove) => (
            <button type="button" class="button quiet" onClick={() => remove()()}>
              {members.remove}
            </button>
          )}
        </Show>
      </div>
    </form>
  )
}
