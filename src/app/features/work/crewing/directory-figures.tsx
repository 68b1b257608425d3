import { PathLink } from '#src/app/ui/link.tsx'
import type { CompanyList, CrewingFigures } from '#src/contract/crewing/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Counts about the companies of a page, as sentences. */
export function DirectoryFigures({ figures: { agencies, verified, openVacancies } }: { figures: CrewingFigures }) {
  const { t } = useIntl()
  return (
    <p className="muted">
      {t('crewing.figures.agencies', { count: agencies })}
      {agencies > 0 && (
        <>
          {' '}
          {t('crewing.figures.verified', { count: verified })} {t('crewing.figures.open', { count: openVacancies })}
        </>
      )}
    </p>
  )
}

/** The ranks and fleets with most vacancies among the companies of a page. */
export function Wanted({ figures: { fleets, ranks } }: { figures: CrewingFigures }) {
  const intl = useIntl()
  const { t } = intl
  const wanted = [
    ranks.map(({ value, count }) => ({ name: rankName(intl, value), href: `/position/${value}`, count })),
    fleets.map(({ value, count }) => ({ name: t(`vocabulary.fleet.${value}`), href: `/job/${value}`, count })),
  ]
  return <CountedLinks id="wanted" title={t('crewing.figures.wanted')} lines={wanted} />
}

/** Countries with companies, by name. */
export function Countries({ countries }: Pick<CompanyList, 'countries'>) {
  const { t } = useIntl()
  const formats = useFormats()
  const links = countries
    .map(({ id, slug, count }) => ({ name: formats.country(id), href: `/crewing/${slug}`, count }))
    .sort((first, second) => formats.compare(first.name, second.name))
  return <CountedLinks id="countries" title={t('crewing.list.countries')} lines={[links]} />
}

type CountedLink = { name: string; href: string; count: number }

type LinesProps = { id: string; title: string; lines: readonly (readonly CountedLink[])[] }

/** Names with counts. */
function CountedLinks({ id, title, lines }: LinesProps) {
  const { number } = useFormats()
  if (lines.flat().length === 0) return null
  return (
    <nav className="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <div className="column">
        {lines.map((links) => (
          <ul key={links[0]?.href} className="row">
            {links.map(({ name, href: path, count }) => (
              <li key={path}>
                <PathLink path={path}>{name}</PathLink> <span className="faint">{number(count)}</span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </nav>
  )
}
