import type { Company } from '#src/contract/schemas/crewing.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { paragraphsOf } from './texts.ts'

/** The company's own words stay in the language they were written in, and say which one. */
export function About({ company: { about } }: { company: Company }) {
  const { t, code } = useIntl()
  const formats = useFormats()
  if (!about) return null
  const { text, language } = about
  return (
    <section className="sec">
      <header>
        <h2>{t('crewing.about.title')}</h2>
        {language && language !== code && (
          <span className="sm muted">
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
