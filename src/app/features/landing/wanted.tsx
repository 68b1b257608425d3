import type { Overview } from '../../../contract/schemas/overview.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import type { Naming } from './naming.ts'

const SHOWN = 5

type Props = { overview: Overview; naming: Naming }

/** The ranks with the most open vacancies, and what they pay. */
export function Wanted({ overview, naming }: Props) {
  const { t } = useIntl()
  const { number, integer } = useFormats()
  const href = useHref()
  return (
    <aside className="wanted not-sm" aria-label={t('landing.wanted.title')}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('landing.wanted.title')}</th>
            <th scope="col" className="num">
              {t('landing.wanted.count')}
            </th>
            <th scope="col" className="num">
              {t('landing.wanted.median')}
            </th>
          </tr>
        </thead>
        <tbody>
          {overview.wanted.slice(0, SHOWN).map(({ rank, count, medianPay }) => (
            <tr key={rank}>
              <th scope="row">
                <a className="plain b" href={href(`/vacancy?rank=${rank}`)}>
                  {naming.rank(rank)}
                </a>
              </th>
              <td className="num">{number(count)}</td>
              <td className="num">{medianPay === null ? '–' : integer(medianPay / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  )
}
