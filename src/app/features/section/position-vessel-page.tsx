import { findRank } from '../../../contract/vocabulary/ranks.ts'
import { findVesselType } from '../../../contract/vocabulary/vessel-types.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { createNotFound } from '../../not-found.ts'
import { definePage, type PageProps } from '../../page.ts'
import { CountedView } from './counted-view.tsx'

type Data = { rank: string; vessel: string; total: number }

export const positionVesselPage = definePage<Data>({
  load: async (ctx) => {
    const rank = findRank(ctx.params.rank ?? '')?.slug
    const vessel = findVesselType(ctx.params.vesselType ?? '')?.slug
    if (!rank || !vessel) throw createNotFound(ctx)
    return { rank, vessel, total: (await ctx.api.findVacancies({ rank, vessel })).total }
  },
  head: ({ rank, vessel, total }, { intl }) => {
    const names = { rank: rankName(intl, rank), vessel: intl.t(`vessel.${vessel}`) }
    return {
      title: intl.t('page.position-vessel.title', names),
      description: intl.t('page.position-vessel.description', names),
      noindex: total === 0,
    }
  },
  Component: PositionVesselView,
})

function PositionVesselView({ data: { rank, vessel, total } }: PageProps<Data>) {
  const intl = useIntl()
  const { t } = intl
  return (
    <CountedView
      title={t('page.position-vessel.title', { rank: rankName(intl, rank), vessel: t(`vessel.${vessel}`) })}
      text={t('page.position-vessel.count', { count: total })}
      link={{ href: `/vacancy?rank=${rank}&vessel=${vessel}`, text: t('page.position.link') }}
    />
  )
}
