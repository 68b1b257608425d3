import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { Confirmed } from '#src/app/ui/confirmed.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { Applicant, ApplicantList } from '#src/contract/application/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ApplicantMatch } from './applicant-match.tsx'

type Vacancy = ApplicantList['vacancy']

export function useApplicantColumns(vacancy: Vacancy, now: number): readonly Column<Applicant>[] {
  const { t } = useIntl()
  const { number } = useFormats()
  const name = (column: string) => t(`company.applicant.${column}`)
  const english = ({ seaman: { englishLevel } }: Applicant) =>
    englishLevel ? t(`vocabulary.english.${englishLevel}`) : name('unknown')
  return [
    {
      id: 'seafarer',
      name: name('seafarer'),
      isHead: true,
      cell: (applicant) => <Named applicant={applicant} vacancyId={vacancy.id} />,
    },
    {
      id: 'in-rank',
      name: name('in-rank'),
      isNumber: true,
      phone: 'no',
      cell: ({ seaman }) => number(seaman.monthsInRank),
    },
    {
      id: 'service',
      name: name('service'),
      isNumber: true,
      phone: 'no',
      cell: ({ seaman }) => number(seaman.seaServiceMonths),
    },
    {
      id: 'match',
      name: name('match'),
      phone: 'line',
      cell: ({ match, copy, hasOtherRules }) => (
        <ApplicantMatch match={match} copy={copy} hasOtherRules={hasOtherRules} />
      ),
    },
    {
      id: 'ready',
      name: name('ready'),
      phone: 'line',
      isNamed: true,
      cell: ({ seaman }) => (
        <>
          <Ready day={seaman.readyFrom} last={vacancy.joinTo} />
          <Confirmed {...seaman} now={now} />
        </>
      ),
    },
    { id: 'english', name: name('english'), text: english, cell: english, phone: 'no' },
    { id: 'applied', name: name('applied'), phone: 'no', cell: ({ createdAt }) => <ShortDate date={createdAt} /> },
    {
      id: 'status',
      name: name('status'),
      text: ({ status }) => t(`company.stage.${status}`),
      cell: ({ status }) => <Stage status={status} />,
    },
    {
      id: 'months',
      name: name('service'),
      phone: 'only',
      className: 'full muted',
      cell: ({ seaman: { monthsInRank, seaServiceMonths } }) =>
        t('company.applicant.months', { inRank: monthsInRank, total: seaServiceMonths }),
    },
  ]
}

function Named({ applicant: { id, seaman, mark }, vacancyId }: { applicant: Applicant; vacancyId: string }) {
  const intl = useIntl()
  const { t } = intl
  const { country } = useFormats()
  const who = { rank: rankName(intl, seaman.positionMain), country: country(seaman.citizenship) }
  return (
    <>
      <Link
        className="name"
        to="/company/vacancy/$id/applicants/$application"
        params={{ id: vacancyId, application: id }}
      >
        <bdi>{`${seaman.firstname} ${seaman.surname}`}</bdi>
      </Link>
      <div className="smallest faint">{t('company.applicant.who', who)}</div>
      <CheckedMark isShort mark={mark} />
      {!seaman.addressConfirmed && <StateMark kind="warn">{t('company.applicant.address-not-confirmed')}</StateMark>}
    </>
  )
}

/** Highlighted if after the last joining day of the vacancy. */
function Ready({ day, last }: { day: string | null; last: string }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  if (!day) return <span className="faint">{t('company.applicant.unknown')}</span>
  if (day <= last) return <ShortDate date={day} />
  return <StateMark kind="warn">{t('company.applicant.late', { date: plainDate(day) })}</StateMark>
}

function Stage({ status }: Pick<Applicant, 'status'>) {
  const { t } = useIntl()
  const kind = status === 'new' ? 'note' : status === 'rejected' ? 'plain' : 'line'
  return <StateMark kind={kind}>{t(`company.stage.${status}`)}</StateMark>
}
