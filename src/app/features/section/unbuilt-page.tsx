import { definePage, type Page, type PageContext } from '#src/app/page.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { isUnbuilt, linkOf, UNBUILT, type UnbuiltId } from './unbuilt-pages.ts'

type Load = (ctx: PageContext) => Promise<null>

/** A page that is still to come says so, and what people can do today. X: watch for my signals. */
export function unbuiltPage(id: UnbuiltId, load: Load = async () => null): Page<null> {
  const text = `page.unbuilt.${UNBUILT[id].text}`
  const link = linkOf(id)
  return definePage<null>({
    load,
    head: (_data, { intl }) => ({
      title: intl.t(`page.${id}.title`),
      description: intl.t(text),
      noindex: true,
    }),
    Component: function Unbuilt() {
      const { t } = useIntl()
      const href = useHref()
      return (
        <div className="wrap">
          <header className="head">
            <h1>{t(`page.${id}.title`)}</h1>
          </header>
          <div className="empty grat">
            <SignalFlag letter="X" size="m" />
            <h2 className="h3">{t('page.unbuilt.lead')}</h2>
            <p>{t(text)}</p>
            <a className="btn go" href={href(link.href)}>
              {t(link.text)}
            </a>
          </div>
        </div>
      )
    },
  })
}

/** The page of a row of the table; undefined for every other id. */
export const findUnbuiltPage = (id: string): Page<null> | undefined => (isUnbuilt(id) ? unbuiltPage(id) : undefined)
