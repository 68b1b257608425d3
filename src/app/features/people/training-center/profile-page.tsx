import { definePage, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { TrainingCenterProfile } from '#src/contract/account/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { trainingCenter } from './queries.ts'

/** What the centre has told about itself, and what is true about its place here. */
function Profile({ data: { center }, ctx }: PageProps<{ center: TrainingCenterProfile }>) {
  const { t } = useIntl()
  const { country } = useFormats()
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('page.training-center-profile.title')}</h1>
      </header>
      <div className="column gap-5">
        <div className="sheet padded">
          <Facts
            rows={[
              { label: t('training.profile.name'), value: <bdi>{center.name}</bdi> },
              { label: t('training.profile.city'), value: <bdi>{center.city}</bdi> },
              { label: t('training.profile.country'), value: country(center.country) },
              {
                label: t('training.profile.licence'),
                value: center.licenceNumber ? (
                  <bdi dir="ltr">{center.licenceNumber}</bdi>
                ) : (
                  <span className="faint">{t('training.profile.none')}</span>
                ),
              },
              { label: t('training.profile.website'), value: center.website && <bdi dir="ltr">{center.website}</bdi> },
              { label: t('training.profile.email'), value: <bdi dir="ltr">{ctx.session?.email}</bdi> },
            ]}
          />
        </div>
        <div className="row split">
          <p>{t('page.training-center-profile.text')}</p>
          <Link className="button primary" to="/docs">
            {t('page.link.help')}
          </Link>
        </div>
      </div>
    </div>
  )
}

export const trainingCenterProfilePage = definePage<{ center: TrainingCenterProfile }>({
  queries: (ctx) => ({ center: trainingCenter(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.training-center-profile.title'), noindex: true }),
  Component: Profile,
})
