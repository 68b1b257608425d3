import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { ServiceTexts } from '#src/contract/service/text-schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ServiceWordsView } from '../service-words-view.tsx'
import { LanguageTabs, ServiceTabs } from './language-state.tsx'
import { serviceTexts } from './queries.ts'
import { publishAction } from './text-action.ts'
import { TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'

type Data = { texts: ServiceTexts }

/** For admins: the texts of a service in a language, by versions. */
export const textsPage = definePage<Data>({
  queries: (ctx) => ({ texts: serviceTexts(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('service-text.page.title'), noindex: true }),
  action: publishAction,
  Component: TextsView,
})

export function TextsView({ data: { texts }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const { service, language } = texts
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/services">{t('service-form.desk.title')}</Link>
          </p>
          <h1>{t('service-text.page.title')}</h1>
          <p className="small muted">{t('service-text.page.lead')}</p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="published" text="service-text.done.published" />
      <ServiceTabs texts={texts} />
      <LanguageTabs texts={texts} />
      <div className="halves section">
        <TextForm key={`${service} ${language} ${ctx.search.version ?? ''}`} {...form} texts={texts} />
      </div>
      {language !== 'en' && <English texts={texts} />}
      <TextHistory ctx={ctx} texts={texts} />
    </div>
  )
}

/** The last English version, which a translation follows. */
function English({ texts: { english } }: Data) {
  const { t } = useIntl()
  const { tag, dir } = getLocale('en')
  return (
    <section className="section column gap-4">
      <h2 className="heading-2">{t('service-text.english.title')}</h2>
      <div className="sheet padded column gap-3" lang={tag} dir={dir}>
        <ServiceWordsView words={english} />
      </div>
    </section>
  )
}
