import { definePage, type Page } from '#src/app/page.ts'
import type { Nothing } from '#src/app/page-query.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { notFoundPage } from './not-found-page.ts'
import { isUnanswered, isUnbuilt, linkOf, UNBUILT, type UnbuiltId } from './unbuilt-pages.ts'

/** A planned page: what people can do today. X: watch for my signals. */
function unbuiltPage(id: UnbuiltId): Page<Nothing> {
  const text = `page.unbuilt.${UNBUILT[id].text}` as const
  const link = linkOf(id)
  return definePage<Nothing>({
    queries: () => ({}),
    head: (_data, { intl }) => ({
      title: intl.t(`page.${id}.title`),
      description: intl.t(text),
      noindex: true,
    }),
    Component: function Unbuilt() {
      const { t } = useIntl()
      return (
        <div className="wrap">
          <header className="page-head">
            <h1>{t(`page.${id}.title`)}</h1>
          </header>
          <div className="empty graticule">
            <SignalFlag letter="X" size="medium" />
            <h2 className="heading-3">{t('page.unbuilt.lead')}</h2>
            <p>{t(text)}</p>
            <PathLink className="button primary" path={link.href}>
              {t(link.text)}
            </PathLink>
          </div>
        </div>
      )
    },
  })
}

/** Returns the page of a planned route; undefined for others. */
export function findUnbuiltPage(id: string): Page<Nothing> | undefined {
  if (isUnanswered(id)) return notFoundPage
  return isUnbuilt(id) ? unbuiltPage(id) : undefined
}
