import type { Overview } from '../../../contract/schemas/overview.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { definePage, type PageProps } from '../../page.ts'
import { useHref } from '../../ui/href.tsx'
import { SectionView } from './section-view.tsx'

type Data = Overview['wanted']

export const payPage = definePage<Data>({
  load: async ({ api }) => (await api.getOverview()).wanted,
  head: (_data, { intl }) => ({ title: intl.t('page.pay.title'), description: intl.t('page.pay.description') }),
  Component: PayView,
})

function PayView({ data }: PageProps<Data>) {
  const { t } = useIntl()
  if (data.length === 0) {
    return (
      <SectionView
        title={t('page.pay.title')}
        text={t('page.pay.empty')}
        link={{ href: '/vacancy', text: t('page.link.vacancies') }}
      />
    )
  }
  return (
    <div className="wrap">
      <header className="head">
        <div className="col">
          <h1>{t('page.pay.title')}</h1>
          <p className="muted">{t('page.pay.text')}</p>
        </div>
      </header>
      <PayTable rows={data} />
    </div>
  )
}

function PayTable({ rows }: { rows: Data }) {
  const intl = useIntl()
  const { t } = intl
  const { money, number } = useFormats()
  const href = useHref()
  return (
    <table className="tbl">
      <thead>
        <tr>
          <th scope="col">{t('page.pay.rank')}</th>
          <th scope="col" className="num">
            {t('page.pay.count')}
          </th>
          <th scope="col" className="num">
            {t('page.pay.median')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rank}>
            <th scope="row">
              <a className="name" href={href(`/position/${row.rank}`)}>
                {rankName(intl, row.rank)}
              </a>
            </th>
            <td className="num">{number(row.count)}</td>
            <td className="num">
              {row.medianPay === null ? t('page.pay.few') : <bdi dir="ltr">{money(row.medianPay, 'USD')}</bdi>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
