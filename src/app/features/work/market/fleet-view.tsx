import type { ReactNode } from 'react'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Ship, type ShipSilhouette } from '#src/app/ui/ship.tsx'
import { FLEETS, type FleetType } from '#src/domain/vocabulary/fleets.ts'
import { listVesselTypesOf } from '#src/domain/vocabulary/rank-vessels.ts'
import { RANK_DEPARTMENTS, RANKS } from '#src/domain/vocabulary/ranks.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { countOpen } from './count-open.ts'
import { fleetCrumbs, toTrail } from './crumbs.ts'
import { FigureNote, FigureTable } from './figure-table.tsx'
import { type FleetData, titleOf } from './fleet-page.ts'
import { LinkGroups } from './link-groups.tsx'
import { MarketSection } from './market-section.tsx'
import { createMarketWords, type MarketWords } from './market-words.ts'
import { LinkSection } from './name-links.tsx'
import { Newest } from './newest.tsx'
import { TextSection } from './text-section.tsx'

const SHIPS: Record<FleetType, ShipSilhouette> = {
  'merchant-fleet': 'container',
  'tanker-fleet': 'tanker',
  'offshore-fleet': 'psv',
  'passenger-fleet': 'cruise',
}
const RANKS_SHOWN = 16

type Props = { data: FleetData; rows: ReactNode }
type PartProps = { data: FleetData; words: MarketWords }

/** A fleet: work, demand and pay. */
export function FleetView({ data, rows }: Props) {
  const words = createMarketWords(useIntl(), useFormats())
  const { fleet, market, list } = data
  const { t } = words
  const open = countOpen(list, market.open)
  return (
    <div className="wrap">
      <Breadcrumbs items={toTrail(fleetCrumbs(fleet, words))} />
      <div className="title-block row split low">
        <div className="column">
          <h1>{titleOf(fleet, words)}</h1>
          <p className="muted">{t('market.fleet.count', { count: open })}</p>
        </div>
        <Ship silhouette={SHIPS[fleet]} big />
      </div>
      <div className="duo section">
        <About fleet={fleet} words={words} />
        <aside className="column gap-4">
          <Vessels data={data} words={words} />
        </aside>
      </div>
      <Wanted data={data} words={words} />
      <Newest
        words={words}
        count={open}
        path={`/vacancy?fleet=${fleet}`}
        rows={rows}
        empty={{
          text: t('market.fleet.count', { count: 0 }),
          link: { path: '/vacancy', text: t('market.pay.vacancies') },
        }}
      />
      <Positions fleet={fleet} words={words} />
      <LinkSection
        title={t('market.fleet.others')}
        links={FLEETS.filter((other) => other !== fleet).map((other) => ({
          path: `/job/${other}`,
          name: words.fleet(other),
        }))}
      />
    </div>
  )
}

const About = ({ fleet, words: { t } }: { fleet: FleetType; words: MarketWords }) => (
  <div className="column gap-5">
    <TextSection title={t('market.fleet.work')}>{t(`market.${fleet}.work`)}</TextSection>
    <TextSection title={t('market.fleet.life')}>{t(`market.${fleet}.life`)}</TextSection>
    <TextSection title={t('market.fleet.entry')}>{t(`market.${fleet}.entry`)}</TextSection>
  </div>
)

const VESSELS_SHOWN = 8

function Vessels({ data: { market }, words }: PartProps) {
  const { t, formats } = words
  if (market.vessels.length === 0) return null
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('market.table.vessel')}</th>
          <th scope="col" className="number">
            {t('market.figure.open')}
          </th>
        </tr>
      </thead>
      <tbody>
        {market.vessels.slice(0, VESSELS_SHOWN).map(({ vessel, count }) => (
          <tr key={vessel}>
            <th scope="row">
              <Link className="plain bold" to="/vacancy" search={{ vessel }}>
                {words.vessel(vessel)}
              </Link>
            </th>
            <td className="number">{formats.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Wanted({ data: { fleet, market }, words }: PartProps) {
  const { t } = words
  const shown = market.ranks.slice(0, RANKS_SHOWN)
  if (shown.length === 0) return null
  const title = t('market.fleet.ranks')
  return (
    <MarketSection title={title} link={{ path: `/pay?fleet=${fleet}`, text: t('market.fleet.pay') }}>
      <FigureTable
        title={title}
        names={t('market.table.rank')}
        words={words}
        rows={shown.map(({ rank, ...figure }) => ({
          key: rank,
          name: words.rank(rank),
          path: `/position/${rank}`,
          figure,
        }))}
      />
      <FigureNote words={words} figures={shown} />
    </MarketSection>
  )
}

/** All posts of the fleet, by department. */
function Positions({ fleet, words }: { fleet: FleetType; words: MarketWords }) {
  const here = RANKS.filter(({ slug }) => listVesselTypesOf(slug).some((type) => type.fleet === fleet))
  return (
    <LinkGroups
      title={words.t('market.fleet.positions')}
      groups={RANK_DEPARTMENTS.map((department) => ({
        name: words.department(department),
        links: here
          .filter((rank) => rank.department === department)
          .map(({ slug }) => ({ path: `/position/${slug}`, name: words.rank(slug) })),
      }))}
    />
  )
}
