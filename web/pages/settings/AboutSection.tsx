import { useText } from '../../application.ts'
import { Section } from './Section.tsx'

export function AboutSection() {
  const text = useText()
  return (
    <Section id="about" title={text.settings.about.title}>
      <p>{text.settings.about.text}</p>
      <p>
        <a href="/docs" rel="external">
          {text.settings.about.api}
        </a>
      </p>
    </Section>
  )
}
