import type { CompanyStatistics } from '#src/contract/statistics/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { BarCell, BarTable } from './bar-table.tsx'
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
        <BarTable
          caption={t('statistics.sources.title')}
          name={t('statistics.sources.source')}
          bar={t('statistics.sources.bar')}
          numbers={[t('statistics.views'), t('statistics.sources.share')]}
        >
          {sources.map(({ source, views }) => (
            <tr key={source}>
              <th scope="row">{t(`statistics.source.${source}`)}</th>
              <BarCell share={views / all} />
              <td className="number">{integer(views)}</td>
              <td className="number">{share(views, all)}</td>
            </tr>
          ))}
        </BarTable>
      )}
      <p className="small muted under measure">{t('statistics.sources.method')}</p>
    </section>
  )
}
