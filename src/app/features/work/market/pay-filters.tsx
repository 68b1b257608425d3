import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { SEA_DEPARTMENTS } from '#src/domain/vocabulary/ranks.ts'
import type { PayFilter } from './crumbs.ts'
import type { MarketWords } from './market-words.ts'

type Props = { filter: PayFilter; words: MarketWords }

/** Two rows of links: each choice is a page. */
export function PayFilters({ filter, words }: Props) {
  const { t } = words
  const all = t('market.pay.all')
  const { fleet, department } = filter
  return (
    <div className="column">
      <Choices
        label={t('market.pay.fleet')}
        chosen={fleet}
        choices={[
          { name: all, path: withQuery('/pay', { department }) },
          ...FLEETS.map((slug) => ({
            slug,
            name: words.fleet(slug),
            path: withQuery('/pay', { department, fleet: slug }),
          })),
        ]}
      />
      <Choices
        label={t('market.figure.department')}
        chosen={department}
        choices={[
          { name: all, path: withQuery('/pay', { fleet }) },
          ...SEA_DEPARTMENTS.map((slug) => ({
            slug,
            name: words.department(slug),
            path: withQuery('/pay', { department: slug, fleet }),
          })),
        ]}
      />
    </div>
  )
}

type Choice = { slug?: string; name: string; path: string }

function Choices({
  label,
  chosen,
  choices,
}: {
  label: string
  chosen: string | undefined
  choices: readonly Choice[]
}) {
  return (
    <nav className="row tight" aria-label={label}>
      <span className="label">{label}</span>
      {choices.map(({ slug, name, path }) => (
        <PathLink key={name} className="chip" path={path} aria-current={slug === chosen ? 'true' : undefined}>
          {name}
        </PathLink>
      ))}
    </nav>
  )
}
