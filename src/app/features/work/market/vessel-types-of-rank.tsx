import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { listVesselTypesOf } from '#src/domain/vocabulary/rank-vessels.ts'
import { LinkGroups } from './link-groups.tsx'
import type { MarketWords } from './market-words.ts'

/** Vessel types of a rank, by fleet. */
export function VesselTypesOfRank({ rank, words }: { rank: string; words: MarketWords }) {
  const types = listVesselTypesOf(rank)
  return (
    <LinkGroups
      title={words.t('market.position.vessels')}
      groups={FLEETS.map((fleet) => ({
        name: words.fleet(fleet),
        links: types
          .filter((type) => type.fleet === fleet)
          .map(({ slug }) => ({ path: `/position/${rank}/${slug}`, name: words.vessel(slug) })),
      }))}
    />
  )
}
