import type { ReactNode } from 'react'
import { Icon } from '#src/app/ui/icon.tsx'
import type { Applicant } from '#src/contract/application/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ApplicantCareer } from './applicant-career.tsx'
import { ApplicantCertificates } from './applicant-certificates.tsx'
import { ApplicantContact } from './applicant-contact.tsx'
import { ApplicantSent } from './applicant-sent.tsx'
import { ApplicantSummary } from './applicant-summary.tsx'

/** A native disclosure: works without scripting and with the browser's search. */
export function ApplicantMore({ applicant, vacancyId, now }: { applicant: Applicant; vacancyId: string; now: number }) {
  const { t } = useIntl()
  const { seaman, note } = applicant
  return (
    <div className="column">
      {note && (
        <p className="u-whitespace-pre-line" dir="auto">
          {note}
        </p>
      )}
      <ApplicantSent applicant={applicant} vacancyId={vacancyId} />
      <details>
        <summary className="button dense">
          {t('company.applicant.more')}
          <Icon name="chevron-down" size="small" />
        </summary>
        <div className="column gap-5 u-pbs-4 u-pbe-4">
          <div className="halves">
            <div className="column gap-4">
              <Part title={t('company.applicant.contact')}>
                <ApplicantContact seaman={seaman} />
              </Part>
              <Part title={t('company.applicant.summary')}>
                <ApplicantSummary applicant={applicant} />
              </Part>
            </div>
            <Part title={t('company.applicant.certificates')}>
              <ApplicantCertificates certificates={seaman.certificates} now={now} />
            </Part>
          </div>
          <Part title={t('company.applicant.career')}>
            <ApplicantCareer lines={seaman.career} />
          </Part>
        </div>
      </details>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="column">
    <h2 className="label">{title}</h2>
    {children}
  </section>
)
