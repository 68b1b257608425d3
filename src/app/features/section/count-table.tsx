import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'

export type CountRow = { name: string; count: number; href: string }

/** Names with their numbers of open vacancies, most first. */
export function CountTable({ title, rows }: { title: string; rows: readonly CountRow[] }) {
  const { t } = useIntl()
  const { number } = useFormats()
  const href = useHref()
  if (rows.length === 0) return null
  return (
    <section className="sec">
      <header>
        <h2>{title}</h2>
      </header>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('page.table.name')}</th>
            <th scope="col" className="num">
              {t('page.table.count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.href}>
              <th scope="row">
                <a className="name" href={href(row.href)}>
                  {row.name}
                </a>
              </th>
              <td className="num">{number(row.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
