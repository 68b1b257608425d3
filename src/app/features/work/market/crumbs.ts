import type { ListCrumb } from '#src/app/breadcrumb-list.ts'
import type { Crumb } from '#src/app/ui/breadcrumbs.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import type { Rank, RankDepartment } from '#src/domain/vocabulary/ranks.ts'
import type { MarketWords } from './market-words.ts'

export type PayFilter = { fleet?: FleetType | undefined; department?: RankDepartment | undefined }

/** Returns the breadcrumbs; the last one is the page itself. */
export const fleetCrumbs = (fleet: string, { t, fleet: name }: MarketWords): ListCrumb[] => [
  { name: t('vacancy.list.title'), path: '/vacancy' },
  { name: name(fleet), path: `/job/${fleet}` },
]

export const positionCrumbs = (rank: Rank, { t, department, rank: name }: MarketWords): ListCrumb[] => [
  { name: t('vacancy.list.title'), path: '/vacancy' },
  { name: department(rank.department), path: `/vacancy?department=${rank.department}` },
  { name: name(rank.slug), path: `/position/${rank.slug}` },
]

export const aboardCrumbs = (rank: Rank, vessel: string, words: MarketWords): ListCrumb[] => [
  ...positionCrumbs(rank, words),
  { name: words.vessel(vessel), path: `/position/${rank.slug}/${vessel}` },
]

/** Returns the visible breadcrumbs: the page itself has no link. */
export const toTrail = (crumbs: readonly ListCrumb[]): Crumb[] =>
  crumbs.map(({ name, path }, index) => (index === crumbs.length - 1 ? { label: name } : { label: name, path }))

export const payCrumbs = ({ fleet, department }: PayFilter, words: MarketWords): ListCrumb[] => {
  const all = { name: words.t('market.pay.title'), path: '/pay' }
  const ofFleet = fleet && { name: words.fleet(fleet), path: `/pay?fleet=${fleet}` }
  const ofDepartment = department && {
    name: words.department(department),
    path: withQuery('/pay', { department, fleet }),
  }
  return [all, ...(ofFleet ? [ofFleet] : []), ...(ofDepartment ? [ofDepartment] : [])]
}
