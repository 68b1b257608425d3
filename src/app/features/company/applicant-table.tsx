import { Fragment } from 'react'
import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { Confirmed } from '#src/app/ui/confirmed.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { findShared, type SharedColumns, SharedNote } from '#src/app/ui/shared-columns.tsx'
import type { Applicant } from '#src/contract/schemas/application.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ApplicantMore } from './applicant-more.tsx'

const COLUMNS = ['seafarer', 'english', 'ready', 'service', 'in-rank', 'applied', 'status'] as const
const NUMBERS: readonly string[] = ['service', 'in-rank']

type Props = { applicants: readonly Applicant[]; vacancyId: string; now: number }

/** One row to compare by and, below it, what the seafarer wrote and all that is behind the row. */
export function ApplicantTable({ applicants, vacancyId, now }: Props) {
  const { t } = useIntl()
  const nameOf = (column: string) => t(`company.applicant.${column}`)
  const shared = findShared(applicants, {
    english: ({ seaman }) => englishText(seaman, t),
    status: ({ status }) => t(`company.stage.${status}`),
  })
  const columns = COLUMNS.filter((column) => !shared.has(column))
  return (
    <div className="scroll">
      <SharedNote shared={shared} nameOf={nameOf} />
      <table className="table stack">
        <caption className="visually-hidden">{t('company.applicants.table')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={NUMBERS.includes(column) ? 'number' : undefined}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => (
            <Fragment key={applicant.id}>
              <ApplicantRow applicant={applicant} shared={shared} now={now} />
              <tr className="u-bg-transparent!">
                <td className="full u-border-0! u-pbs-0!" colSpan={columns.length}>
                  <ApplicantMore applicant={applicant} vacancyId={vacancyId} now={now} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const englishText = ({ englishLevel }: Applicant['seaman'], t: AppIntl['t']): string =>
  englishLevel ? t(`vocabulary.english.${englishLevel}`) : t('company.applicant.unknown')

type RowProps = { applicant: Applicant; shared: SharedColumns; now: number }

function ApplicantRow({ applicant: { seaman, status, createdAt, mark }, shared, now }: RowProps) {
  const intl = useIntl()
  const { t } = intl
  const { country, plainDate, date, number } = useFormats()
  return (
    <tr>
      <th scope="row">
        <bdi className="name">{`${seaman.firstname} ${seaman.surname}`}</bdi>
        <div className="smallest faint">
          {t('company.applicant.who', {
            rank: rankName(intl, seaman.positionMain),
            country: country(seaman.citizenship),
          })}
        </div>
        <CheckedMark isShort mark={mark} />
        {!seaman.addressConfirmed && <StateMark kind="warn">{t('company.applicant.address-not-confirmed')}</StateMark>}
      </th>
      {!shared.has('english') && <td className="not-on-phone">{englishText(seaman, t)}</td>}
      <td className="not-on-phone">
        {seaman.readyFrom ? plainDate(seaman.readyFrom) : t('company.applicant.unknown')}
        <Confirmed {...seaman} now={now} />
      </td>
      <td className="number not-on-phone">{number(seaman.seaServiceMonths)}</td>
      <td className="number not-on-phone">{number(seaman.monthsInRank)}</td>
      <td className="not-on-phone">{date(createdAt)}</td>
      {!shared.has('status') && (
        <td>
          <StateMark kind={status === 'new' ? 'note' : status === 'rejected' ? 'plain' : 'line'}>
            {t(`company.stage.${status}`)}
          </StateMark>
        </td>
      )}
      <td className="full only-on-phone muted">
        {t('company.applicant.months', { inRank: seaman.monthsInRank, total: seaman.seaServiceMonths })}
      </td>
    </tr>
  )
}
