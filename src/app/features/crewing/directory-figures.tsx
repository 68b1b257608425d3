import type { CrewingFigures } from '../../../contract/schemas/crewing.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useHref } from '../../ui/href.tsx'

/** What is counted about the companies of a page: how many, which fleets they crew, whom they want most. */
export function DirectoryFigures({ figures }: { figures: CrewingFigures }) {
  const intl = useIntl()
  const { t } = intl
  const { agencies, verified, openVacancies, fleets, ranks } = figures
  return (
    <>
      <p className="muted">
        {t('crewing.figures.agencies', { count: agencies })} {t('crewing.figures.verified', { count: verified })}{' '}
        {t('crewing.figures.open', { count: openVacancies })}
      </p>
      {openVacancies > 0 && (
        <Facts
          small
          rows={[
            {
              label: t('crewing.figures.fleets'),
              value: (
                <Links
                  items={fleets.map(({ value, count }) => ({
                    name: t(`vocabulary.fleet.${value}`),
                    href: `/job/${value}`,
                    count,
                  }))}
                />
              ),
            },
            {
              label: t('crewing.figures.ranks'),
              value: (
                <Links
                  items={ranks.map(({ value, count }) => ({
                    name: rankName(intl, value),
                    href: `/position/${value}`,
                    count,
                  }))}
                />
              ),
            },
          ]}
        />
      )}
    </>
  )
}

export type CountedLink = { name: string; href: string; count: number }

/** Names in one line, each with its number. */
export function Links({ items }: { items: readonly CountedLink[] }) {
  const { number } = useFormats()
  const href = useHref()
  return (
    <ul className="row">
      {items.map(({ name, href: path, count }) => (
        <li key={path}>
          <a href={href(path)}>{name}</a> <span className="dim">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
