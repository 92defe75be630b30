import type { Language } from '../../../shared/language/languages.ts'
import type { Rendered, Theme } from '../../../shared/pages.ts'
import type { PageFiles } from './built.ts'
import { escapeHtml } from './escape.ts'
import { headTags } from './headTags.ts'

export interface DocumentParts {
  rendered: Rendered
  files: PageFiles
  entry: string
  language: Language
  theme: Theme
  currency: string
  nonce: string
  origin: string
}

const names: Record<Language, string> = { uk: 'Комора', en: 'Komora', cs: 'Komora' }

/** The whole HTML document around a rendered page. */
export function document(parts: DocumentParts): string {
  const { files, rendered } = parts
  const theme = parts.theme === 'system' ? '' : ` data-theme="${parts.theme}"`
  return [
    `<!doctype html><html lang="${parts.language}"${theme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...files.styles.map((style) => `<link rel="stylesheet" href="${style}">`),
    ...(rendered.still
      ? []
      : files.modules.map(
          (module) => `<link rel="modulepreload" href="${module}" fetchpriority="low">`,
        )),
    headTags(rendered.head, { ...parts, siteName: names[parts.language] }),
    rendered.script,
    '</head><body>',
    `<div id="app" data-currency="${parts.currency}">${rendered.html}</div>`,
    // Behind the page: the way past the navigation is its first link.
    forPrograms(rendered.head.markdown),
    rendered.still
      ? ''
      : `<script type="module" src="${escapeHtml(parts.entry)}" nonce="${parts.nonce}"></script>`,
    '</body></html>',
  ].join('\n')
}

/** Programs that read pages rarely ask for anything else: this says what they could have had. Nobody hears or sees it. */
function forPrograms(markdown: string | undefined): string {
  const twin = markdown
    ? ` This page as Markdown: <a href="${escapeHtml(markdown)}" tabindex="-1">${escapeHtml(markdown)}</a>.`
    : ''
  return `<p class="visually-hidden" aria-hidden="true" lang="en">The index of everything that a program can read here: <a href="/llms.txt" tabindex="-1">llms.txt</a>.${twin}</p>`
}
