import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { Picture } from '#src/app/ui/picture.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { VerifiedMark } from '#src/app/ui/verified-mark.tsx'
import { companyLink } from '#src/contract/http/addresses.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { TimedDetailProps } from './detail-props.ts'

/** The employer, with a message link for seafarers. */
export function EmployerCard({ vacancy, words, now, mayWrite }: TimedDetailProps & { mayWrite: boolean }) {
  const { t } = words
  const { employer, employerOpenVacancies: count } = vacancy
  const open = count > 0 && (
    <Link to="/vacancy" search={{ company: employer.slug }}>
      {t('vacancy.employer.open-count', { count })}
    </Link>
  )
  const rows = [
    { label: t('vacancy.employer.place'), value: <Place city={employer.city} country={employer.country} /> },
    ...licenceRows({ vacancy, words, now }),
    { label: t('vacancy.employer.open'), value: open || null },
  ]
  return (
    <section className="sheet padded column">
      {vacancy.employerLogo && <Picture kind="logo" image={vacancy.employerLogo} width={48} height={48} alt="" />}
      <div className="row split">
        <h2 className="heading-3">
          <Link className="plain" {...companyLink(employer)}>
            <bdi>{employer.name}</bdi>
          </Link>
        </h2>
        <VerifiedMark verified={employer.verified} t={words.t} />
      </div>
      <Facts rows={rows} small />
      {mayWrite && (
        <Link
          className="small"
          rel="nofollow"
          to="/seaman/inbox"
          search={{ kind: 'company', id: employer.id, vacancy: vacancy.id }}
        >
          {t('vacancy.employer.write')}
        </Link>
      )}
    </section>
  )
}

function licenceRows({ vacancy: { licence }, words: { t, formats }, now }: TimedDetailProps) {
  if (!licence) return []
  const { number, issuer, expires, checkedAt } = licence
  const expired = expires < toPlainDate(now) && <StateMark kind="bad">{t('vacancy.employer.expired')}</StateMark>
  return [
    { label: t('vacancy.employer.licence'), value: <bdi dir="ltr">{number}</bdi> },
    { label: t('vacancy.employer.issuer'), value: <bdi>{issuer}</bdi> },
    {
      label: t('vacancy.employer.expires'),
      value: (
        <>
          {formats.plainDate(expires)} {expired}
        </>
      ),
    },
    {
      label: t('vacancy.employer.checked'),
      value: checkedAt && t('vacancy.employer.checked-on', { date: formats.plainDate(checkedAt) }),
    },
  ]
}
