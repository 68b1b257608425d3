import { sortByCare, ValidityMark } from '#src/app/ui/validity-mark.tsx'
import type { CrewDetail } from '#src/contract/crew/schemas.ts'
import { ENDING_DAYS } from '#src/domain/validity.ts'
import type { CrewWords } from './crew-words.ts'

type Props = { detail: Pick<CrewDetail, 'certificates' | 'otherCertificates' | 'hasCertificates'>; words: CrewWords }

export const CrewCertificates = ({ detail, words: { t } }: Props) => (
  <section className="section">
    <header>
      <h2>{t('crew.detail.certificates')}</h2>
    </header>
    {!detail.hasCertificates && <p className="muted">{t('crew.detail.certificates-hidden')}</p>}
    {detail.hasCertificates && detail.certificates.length + detail.otherCertificates === 0 && (
      <p className="muted">{t('crew.detail.no-certificates')}</p>
    )}
    <ul className="entries">
      {sortByCare(detail.certificates).map(({ name, validity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one name may be held twice
        <li key={index} className="row split">
          <span>{t(`certificate.${name}`)}</span>
          <ValidityMark validity={validity}>{t(`crew.validity.${validity}`, { days: ENDING_DAYS })}</ValidityMark>
        </li>
      ))}
    </ul>
    {detail.otherCertificates > 0 && (
      <p className="muted">{t('crew.detail.other-certificates', { count: detail.otherCertificates })}</p>
    )}
  </section>
)
