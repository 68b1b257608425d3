import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import { T, useIntl } from '#src/i18n/react.tsx'
import { FEES_PATH, QUESTIONS } from './faq.ts'

export function Questions() {
  const { t } = useIntl()
  const href = useHref()
  return (
    <section className="section" aria-labelledby="questions">
      <header>
        <h2 id="questions">{t('landing.questions.title')}</h2>
        <a href={href('/docs')}>{t('landing.questions.more')}</a>
      </header>
      <div className="asked">
        {QUESTIONS.map((id) => (
          <Disclosure key={id} name="questions" summary={t(`landing.questions.${id}`)}>
            <p className="muted">
              <T
                id={`landing.questions.${id}-answer`}
                values={{ link: (text) => <a href={href(FEES_PATH)}>{text}</a> }}
              />
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
