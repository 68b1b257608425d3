import { Link } from '#src/app/ui/link.tsx'
import { PayTable } from '#src/app/ui/pay-table.tsx'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Naming } from './naming.ts'

const SHOWN = 5

type Props = { overview: Overview; naming: Naming }

/** The ranks with most open vacancies, and their pay. */
export function Wanted({ overview, naming }: Props) {
  const { t } = useIntl()
  const { number, integer } = useFormats()
  return (
    <aside className="wanted only-on-desktop" aria-label={t('landing.wanted.title')}>
      <PayTable
        heads={{
          name: t('landing.wanted.title'),
          count: t('landing.wanted.count'),
          median: t('landing.wanted.median'),
        }}
        rows={overview.wanted.slice(0, SHOWN).map(({ rank, count, medianPay }) => ({
          key: rank,
          name: (
            <Link className="plain bold" to="/vacancy" search={{ rank }}>
              {naming.rank(rank)}
            </Link>
          ),
          count: number(count),
          median: medianPay === null ? '–' : integer(medianPay / 100),
        }))}
      />
    </aside>
  )
}
