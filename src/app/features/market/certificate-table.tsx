import type { Certificate } from '../../../contract/vocabulary/certificates.ts'
import type { MarketWords } from './market-words.ts'

type Props = { title: string; certificates: readonly Certificate[]; words: MarketWords }

/** Papers with the regulation they follow and how long they usually last. */
export function CertificateTable({ title, certificates, words }: Props) {
  const { t } = words
  return (
    <table className="tbl">
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('market.position.certificate')}</th>
          <th scope="col">{t('market.position.regulation')}</th>
          <th scope="col" className="num">
            {t('market.position.life')}
          </th>
        </tr>
      </thead>
      <tbody>
        {certificates.map(({ slug, regulation, life }) => (
          <tr key={slug}>
            <th scope="row">{t(`certificate.${slug}`)}</th>
            <td>
              <bdi>{regulation ?? '–'}</bdi>
            </td>
            <td className="num">
              {life ? t('market.position.years', { years: life }) : t('market.position.unlimited')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
