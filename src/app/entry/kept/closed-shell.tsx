import { classOfLayout } from '#src/app/layouts/class-of-layout.ts'
import { Layout } from '#src/app/layouts/layout.tsx'
import type { PageContext } from '#src/app/page.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { getRoute } from '#src/contract/routes.ts'
import { getLocale } from '#src/domain/locales.ts'
import { IntlProvider, useIntl } from '#src/i18n/react.tsx'
import type { ReactIntl } from '#src/i18n/react-intl.ts'
import { titleOf } from '../page-title.ts'

/** Why nothing of a person is shown: signed out but the server does not know yet, session ended, or nobody signed in. */
export type Closed = 'left' | 'ended' | 'nobody'

type Props = { why: Closed; ctx: PageContext; intl: ReactIntl; productName: string }

/** Replaces the person's pages while nobody is signed in and the server is not reached. */
export function ClosedShell({ why, ctx, intl, productName }: Props) {
  const { tag, dir } = getLocale(ctx.locale)
  return (
    <html lang={tag} dir={dir} data-kind="app" suppressHydrationWarning>
      <head>
        <title>{titleOf({ title: intl.t('kept.closed.title') }, productName)}</title>
        <meta name="robots" content="noindex, noarchive" />
      </head>
      <body className={classOfLayout('auth')}>
        <IntlProvider intl={intl}>
          <LocaleProvider value={ctx.locale}>
            <Layout ctx={ctx} route={getRoute('auth-login')} productName={productName} csrfToken={undefined}>
              <Words why={why} here={ctx.here} />
            </Layout>
          </LocaleProvider>
        </IntlProvider>
      </body>
    </html>
  )
}

function Words({ why, here }: { why: Closed; here: string }) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <section className="column gap-4 u-pbs-6">
        <h1>{t('kept.closed.title')}</h1>
        <p>{t(`kept.closed.${why}`)}</p>
        <p className="muted">{t('kept.closed.line')}</p>
        <div>
          <Link className="button primary big" to="/auth/login" search={{ redirect: here }}>
            {t('kept.closed.sign-in')}
          </Link>
        </div>
      </section>
    </div>
  )
}
