import { createSignal } from 'solid-js'
import { type Language, languages } from '../../../shared/language/languages.ts'
import { type Theme, themes } from '../../../shared/pages.ts'
import type { Person } from '../../../shared/wire/people.ts'
import { useApplication } from '../../application.ts'
import { openAnew } from '../../session/entering.ts'
import { useErrorToast } from '../../session/errorToast.ts'
import { keepPreference, shownTheme, showTheme } from '../../session/preferences.ts'
import { Choice } from './Choice.tsx'
import { Section } from './Section.tsx'

// In their own languages, for whoever does not read the one that is set.
const names: Record<Language, string> = { uk: 'Українська', en: 'English', cs: 'Čeština' }

/** Language and theme. Without scripts both are plain forms. */
export function AppearanceSection(props: { person?: Person }) {
  const { api, text, language, theme: rendered } = useApplication()
  const sorry = useErrorToast()
  const [theme, setTheme] = createSignal(shownTheme(rendered))

  const speak = async (chosen: Language) => {
    try {
      await keepPreference({ language: chosen })
      if (props.person) await api.people.update.mutate({ language: chosen })
      await openAnew(window.location.pathname)
    } catch (error) {
      sorry(error)
    }
  }
  const shine = (chosen: Theme) => {
    setTheme(chosen)
    showTheme(chosen)
    keepPreference({ theme: chosen }).catch(sorry)
  }

  return (
    <Section id="appearance" title={text.settings.appearance.title}>
      <div class="setting-rows">
        <Choice
          name="language"
          label={text.common.language}
          {...(props.person && !props.person.demo
            ? { hint: text.settings.profile.languageHint }
            : {})}
          value={language}
          options={languages.map((one) => ({ value: one, label: names[one], lang: one }))}
          choose={speak}
        />
        <Choice
          name="theme"
          label={text.common.theme}
          hint={text.settings.profile.themeHint}
          value={theme()}
          options={themes.map((one) => ({ value: one, label: text.common.themes[one] }))}
          choose={shine}
        />
      </div>
    </Section>
  )
}
