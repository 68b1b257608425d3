import { PathLink } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

const AUDIENCES = [
  { id: 'seafarers', path: '/auth/registration' },
  { id: 'companies', path: '/auth/registration' },
  { id: 'centres', path: '/auth/registration' },
] as const

const STEPS = ['one', 'two', 'three'] as const

/** How it works for each of the three audiences. */
export function Audiences() {
  const { t } = useIntl()
  return (
    <section className="section" aria-label={t('landing.audiences.label')}>
      <div className="trio">
        {AUDIENCES.map(({ id, path }) => (
          <section key={id}>
            <h2>{t(`landing.${id}.title`)}</h2>
            <p className="muted small">{t(`landing.${id}.text`)}</p>
            <ol className="steps">
              {STEPS.map((step) => (
                <li key={step}>
                  <span>{t(`landing.${id}.step-${step}`)}</span>
                </li>
              ))}
            </ol>
            <PathLink className="bold" path={path}>
              {t(`landing.${id}.link`)}
            </PathLink>
          </section>
        ))}
      </div>
    </section>
  )
}
