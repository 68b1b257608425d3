import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BarCell } from './bar-cell.tsx'
import { useFigureTexts } from './use-figure-texts.ts'

type Props = { sources: CompanyStatistics['sources'] }

/** Views by the kind of source. */
export function SourceTable({ sources }: Props) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const { share } = useFigureTexts()
  const all = sources.reduce((sum, { views }) => sum + views, 0)
  return (
    <section className="section">
      <header>
        <h2>{t('statistics.sources.title')}</h2>
      </header>
      {all === 0 ? (
        <p className="muted">{t('statistics.sources.none')}</p>
      ) : (
        <table className="table middle bars">
          <caption className="visually-hidden">{t('statistics.sources.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('statistics.sources.source')}</th>
              <th scope="col" className="bar-cell">
                <span className="visually-hidden">{t('statistics.sources.bar')}</span>
              </th>
              <th scope="col" className="number">
                {t('statistics.views')}
              </th>
              <th scope="col" className="number">
                {t('statistics.sources.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ source, views }) => (
              <tr key={source}>
                <th scope="row">{t(`statistics.source.${source}`)}</th>
                <BarCell share={views / all} />
                <td className="number">{integer(views)}</td>
                <td className="number">{share(views, all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="small muted under measure">{t('statistics.sources.method')}</p>
    </section>
  )
}
