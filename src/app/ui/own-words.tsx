import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Returns the paragraphs of an employer's text, separated by empty lines. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

type Props = { title: string; text: string; language: string | null }

/** An employer's text in its original language, with the name of the language. */
export function OwnWords({ title, text, language }: Props) {
  const { t, code } = useIntl()
  const formats = useFormats()
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        {language && language !== code && (
          <span className="small muted">
            {t('vacancy.detail.text-language', { language: formats.language(language) })}
          </span>
        )}
      </header>
      <div className="prose lines" dir="auto" {...(language && { lang: language })}>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
