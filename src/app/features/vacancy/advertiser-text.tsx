import type { DetailProps } from './detail-props.ts'
import { paragraphsOf } from './job-posting.ts'

/** The advertiser's own words stay in the language they were written in, and say which one. */
export function AdvertiserText({ vacancy, words: { t, intl, formats } }: DetailProps) {
  const { text, textLanguage } = vacancy
  return (
    <section className="sec">
      <header>
        <h2>{t('vacancy.detail.text')}</h2>
        {textLanguage !== intl.code && (
          <span className="sm muted">
            {t('vacancy.detail.text-language', { language: formats.language(textLanguage) })}
          </span>
        )}
      </header>
      <div className="prose lines" lang={textLanguage} dir="auto">
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
