import type { PageContext } from '#src/app/page.ts'
import { pathOf } from '#src/app/ui/forms/done-note.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { SiteUpdate } from '#src/contract/site-update/schemas.ts'
import { LOCALES, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { ctx: PageContext; update: SiteUpdate; language: LocaleCode }

/** The languages as tabs, and which of them have no text. */
export function LanguageTabs({ ctx, update: { languages }, language }: Props) {
  const { t } = useIntl()
  const missing = LOCALES.filter(({ code }) => !languages.includes(code))
  return (
    <section className="section column gap-4">
      <nav className="tabs" aria-label={t('site-update.column.languages')}>
        {LOCALES.map(({ code, name, tag }) => (
          <PathLink
            key={code}
            path={withQuery(pathOf(ctx), { language: code })}
            aria-current={code === language ? 'page' : undefined}
          >
            <span lang={tag}>{name}</span>
          </PathLink>
        ))}
      </nav>
      {missing.length > 0 && (
        <p className="small muted">
          {t('site-update.missing.text')}{' '}
          {missing.map(({ code, name, tag }, index) => (
            <span key={code}>
              {index > 0 && ' · '}
              <bdi lang={tag}>{name}</bdi>
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
