import { answersTo } from '#src/domain/application/covering-papers.ts'
import { partsOf, slugOfPaper } from '#src/domain/cv/needs.ts'
import { addMonths, readDay, toDate } from '#src/domain/sea-service/plain-days.ts'
import { CERTIFICATES, type Certificate, findCertificate } from '#src/domain/vocabulary/certificates.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useCv } from '../cv-form-context.ts'
import type { FormEntry } from '../form-values.ts'
import { LifeWords } from './paper-life.tsx'
import { useAfterPause } from './use-care.ts'

const MONTHS = 12

/** Certificates that a paper includes. */
const listCovered = (slug: string): string[] =>
  CERTIFICATES.map((other) => other.slug).filter((other) => other !== slug && answersTo(other).includes(slug))

/** Returns the usual last day: some years after the issue, minus a day. */
function usualEnd(certificate: Certificate, issued: string): string | undefined {
  const day = readDay(issued)
  return certificate.life && day !== undefined ? toDate(addMonths(day, certificate.life * MONTHS) - 1) : undefined
}

const readPaper = ({ name, issuedDate, validDate }: FormEntry) => ({
  certificate: findCertificate(slugOfPaper({ name: String(name ?? '') })),
  issued: String(issuedDate ?? ''),
  hasEnd: Boolean(validDate),
})

/** Facts about the paper of an entry; none for an unknown one. */
export function PaperFacts({ part }: { part: string }) {
  const { t } = useIntl()
  const { list } = useFormats()
  const { certificate, issued, hasEnd } = useAfterPause(part, readPaper)
  if (!certificate) return null
  const { slug } = certificate
  const name = (other: string) => t(`certificate.${other}`)
  const covered = listCovered(slug)
  const parts = partsOf(slug)
  return (
    <div className="column u-gap-1 small muted">
      <p>
        <LifeWords certificate={certificate} />
      </p>
      {covered.length > 0 && <p>{t('document.fact.covers', { papers: list(covered.map(name)) })}</p>}
      {parts.length > 0 && <p>{t('document.fact.parts', { papers: list(parts.map(name)) })}</p>}
      {!hasEnd && <FillEnd part={part} until={usualEnd(certificate, issued)} />}
    </div>
  )
}

function FillEnd({ part, until }: { part: string; until: string | undefined }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const { setValue } = useCv()
  if (!until) return null
  const fill = () => setValue(`${part}.validDate` as never, until as never, { shouldDirty: true })
  return (
    <p className="row tight">
      {t('document.fact.usual-end', { date: plainDate(until) })}
      <button type="button" className="button dense" onClick={fill}>
        {t('document.fact.fill')}
      </button>
    </p>
  )
}
