import type { Applicant } from '../../../contract/schemas/application.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { ApplicantCareer } from './applicant-career.tsx'
import { ApplicantCertificates } from './applicant-certificates.tsx'
import { ApplicantContact } from './applicant-contact.tsx'
import { ApplicantSummary } from './applicant-summary.tsx'

/** Native disclosure, so that it opens without scripting and is found by the browser's own search. */
export function ApplicantMore({ applicant, now }: { applicant: Applicant; now: number }) {
  const { t } = useIntl()
  const { seaman, note } = applicant
  return (
    <div className="col">
      {note && (
        <p className="whitespace-pre-line" dir="auto">
          {note}
        </p>
      )}
      <details>
        <summary className="btn quiet dense">{t('company.applicant.more')}</summary>
        <div className="col gap5 pbs-4 pbe-4">
          <div className="split2">
            <section className="col">
              <h3>{t('company.applicant.contact')}</h3>
              <ApplicantContact contact={seaman.contact} />
            </section>
            <section className="col">
              <h3>{t('company.applicant.summary')}</h3>
              <ApplicantSummary applicant={applicant} />
            </section>
          </div>
          <section className="col">
            <h3>{t('company.applicant.career')}</h3>
            <ApplicantCareer lines={seaman.career} />
          </section>
          <section className="col">
            <h3>{t('company.applicant.certificates')}</h3>
            <ApplicantCertificates certificates={seaman.certificates} now={now} />
          </section>
        </div>
      </details>
    </div>
  )
}
