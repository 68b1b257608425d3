import { useIntl } from '../../../i18n/react.tsx'
import { definePage, type PageProps } from '../../page.ts'
import { Facts } from '../../ui/facts.tsx'
import { useHref } from '../../ui/href.tsx'

/** Whose account this is, and where the rest of what is known about them stands. */
function Profile({ ctx }: PageProps<null>) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <div className="wrap">
      <header className="head">
        <h1>{t('page.seaman-profile.title')}</h1>
      </header>
      <div className="col gap5">
        <div className="sheet pad">
          <Facts
            rows={[
              { label: t('page.account.name'), value: <bdi>{ctx.session?.displayName}</bdi> },
              { label: t('page.account.email'), value: <bdi>{ctx.session?.email}</bdi> },
            ]}
          />
        </div>
        <div className="row split">
          <p>{t('page.seaman-profile.text')}</p>
          <a className="btn go" href={href('/seaman/cv?tab=personal')}>
            {t('page.link.cv')}
          </a>
        </div>
      </div>
    </div>
  )
}

export const seamanProfilePage = definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('page.seaman-profile.title'), noindex: true }),
  Component: Profile,
})
