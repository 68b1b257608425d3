import { PathLink } from '#src/app/ui/link.tsx'
import type { ServiceTexts } from '#src/contract/service/text-schemas.ts'
import { getLocale, LOCALES, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { textsPath } from './queries.ts'

type Props = { texts: ServiceTexts }

/** The services as tabs, with the number of languages that are behind the English. */
export function ServiceTabs({ texts: { service: shown, language, services } }: Props) {
  const { t } = useIntl()
  return (
    <nav className="tabs" aria-label={t('service-form.desk.title')}>
      {services.map(({ service, languages }) => {
        const count = languages.filter(({ state }) => state !== 'current').length
        return (
          <PathLink
            key={service}
            path={textsPath({ service, language })}
            aria-current={service === shown ? 'page' : undefined}
          >
            {t(`service.title.${service}`)}
            {count > 0 && <span className="small muted"> {t('service-text.languages.behind', { count })}</span>}
          </PathLink>
        )
      })}
    </nav>
  )
}

/** The languages as tabs, and which of them have no version or one that is older than the English. */
export function LanguageTabs({ texts: { service, language: shown, services } }: Props) {
  const { t } = useIntl()
  const states = services.find((one) => one.service === service)?.languages ?? []
  const inState = (state: 'missing' | 'older') =>
    states.filter((one) => one.state === state).map(({ language }) => language)
  return (
    <section className="section column gap-4">
      <nav className="tabs" aria-label={t('site-update.column.languages')}>
        {LOCALES.map(({ code, name, tag }) => (
          <PathLink
            key={code}
            path={textsPath({ service, language: code })}
            aria-current={code === shown ? 'page' : undefined}
          >
            <span lang={tag}>{name}</span>
          </PathLink>
        ))}
      </nav>
      <Behind text={t('service-text.languages.missing')} languages={inState('missing')} />
      <Behind text={t('service-text.languages.older')} languages={inState('older')} />
    </section>
  )
}

function Behind({ text, languages }: { text: string; languages: readonly LocaleCode[] }) {
  if (languages.length === 0) return null
  return (
    <p className="small muted">
      {text}{' '}
      {languages.map(getLocale).map(({ code, name, tag }, index) => (
        <span key={code}>
          {index > 0 && ' · '}
          <bdi lang={tag}>{name}</bdi>
        </span>
      ))}
    </p>
  )
}
