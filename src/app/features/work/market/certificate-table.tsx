import { Fragment } from 'react'
import type { Certificate } from '#src/domain/vocabulary/certificates.ts'
import type { MarketWords } from './market-words.ts'

type Props = { title: string; certificates: readonly Certificate[]; words: MarketWords }

/** Papers with their regulation and usual validity. */
export function CertificateTable({ title, certificates, words }: Props) {
  const { t } = words
  return (
    <table className="table">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('market.position.certificate')}</th>
          <th scope="col">{t('market.position.regulation')}</th>
          <th scope="col" className="number">
            {t('market.position.life')}
          </th>
        </tr>
      </thead>
      <tbody>
        {certificates.map(({ slug, regulation, life }) => (
          <tr key={slug}>
            <th scope="row">{t(`certificate.${slug}`)}</th>
            <td>
              <Regulations list={regulation} />
            </td>
            <td className="number">
              {life ? t('market.position.years', { years: life }) : t('market.position.unlimited')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "A-II/2, A-III/2": lines break between regulations only. */
const Regulations = ({ list = '–' }: { list?: string | undefined }) => (
  <bdi>
    {list.split(' ').map((one, place) => (
      <Fragment key={one}>
        {place > 0 && ' '}
        <span className="no-wrap">{one}</span>
      </Fragment>
    ))}
  </bdi>
)
