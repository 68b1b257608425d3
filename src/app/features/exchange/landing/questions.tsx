import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { T, useIntl } from '#src/i18n/react.tsx'
import { FEES_PATH, QUESTIONS } from './faq.ts'

export function Questions() {
  const { t } = useIntl()
  return (
    <section className="section" aria-labelledby="questions">
      <header>
        <h2 id="questions">{t('landing.questions.title')}</h2>
        <Link to="/docs">{t('landing.questions.more')}</Link>
      </header>
      <div className="asked">
        {QUESTIONS.map((id) => (
          <Disclosure key={id} name="questions" summary={t(`landing.questions.${id}`)}>
            <p className="muted">
              <T
                id={`landing.questions.${id}-answer`}
                values={{ link: (text) => <PathLink path={FEES_PATH}>{text}</PathLink> }}
              />
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
