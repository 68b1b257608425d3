import { definePage, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { useHref } from '#src/app/ui/href.tsx'
import type { TrainingCenterProfile } from '#src/contract/schemas/account.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What the centre has told about itself, and what is true about its place here. */
function Profile({ data, ctx }: PageProps<TrainingCenterProfile>) {
  const { t } = useIntl()
  const { country } = useFormats()
  const href = useHref()
  return (
    <div className="wrap">
      <header className="head">
        <h1>{t('page.training-center-profile.title')}</h1>
      </header>
      <div className="col gap5">
        <div className="sheet pad">
          <Facts
            rows={[
              { label: t('training.profile.name'), value: <bdi>{data.name}</bdi> },
              { label: t('training.profile.city'), value: <bdi>{data.city}</bdi> },
              { label: t('training.profile.country'), value: country(data.country) },
              {
                label: t('training.profile.licence'),
                value: data.licenceNumber ? (
                  <bdi dir="ltr">{data.licenceNumber}</bdi>
                ) : (
                  <span className="dim">{t('training.profile.none')}</span>
                ),
              },
              { label: t('training.profile.website'), value: data.website && <bdi dir="ltr">{data.website}</bdi> },
              { label: t('training.profile.email'), value: <bdi dir="ltr">{ctx.session?.email}</bdi> },
            ]}
          />
        </div>
        <div className="row split">
          <p>{t('page.training-center-profile.text')}</p>
          <a className="btn go" href={href('/docs')}>
            {t('page.link.help')}
          </a>
        </div>
      </div>
    </div>
  )
}

export const trainingCenterProfilePage = definePage<TrainingCenterProfile>({
  load: ({ api }) => api.getTrainingCenter(),
  head: (_data, { intl }) => ({ title: intl.t('page.training-center-profile.title'), noindex: true }),
  Component: Profile,
})
