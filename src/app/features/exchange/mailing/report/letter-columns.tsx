import { Link } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { LetterLine, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { groupOfLetter, type LetterGroup } from '#src/domain/mailing/letter-groups.ts'
import type { LetterReason } from '#src/domain/mailing/letter-states.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const KINDS: Readonly<Record<LetterGroup, StateKind>> = {
  answered: 'ok',
  opened: 'ok',
  delivered: 'ok',
  sent: 'note',
  waiting: 'line',
  returned: 'bad',
}

/** Texts about what the seafarer did depend on who reads them. */
export type Reader = 'seafarer' | 'admin'

export function useLetterColumns({ lines }: MailingReport, reader: Reader): readonly Column<LetterLine>[] {
  const { t } = useIntl()
  return [
    { id: 'agency', name: t('letter.column.agency'), isHead: true, cell: (row) => <Agency row={row} /> },
    {
      id: 'frequency',
      name: t('letter.column.frequency'),
      phone: 'no',
      cell: ({ frequency }) => t(`letter.frequency.${frequency}`),
    },
    { id: 'sent', name: t('mailing-report.column.sent'), className: 'no-wrap', cell: (row) => <Sent row={row} /> },
    { id: 'state', name: t('letter.column.state'), phone: 'line', cell: (row) => <State row={row} reader={reader} /> },
    {
      id: 'opened',
      name: t('mailing-report.figure.opened'),
      phone: 'line',
      isNamed: true,
      cell: (row) => <Opened row={row} />,
    },
    { id: 'answer', name: t('letter.column.answer'), phone: 'line', cell: (row) => <Answer row={row} /> },
    {
      id: 'price',
      name: t('letter.column.settled'),
      isNumber: true,
      cell: (row) => <Price row={row} lines={lines} />,
    },
  ]
}

type Shown = { row: LetterLine }

/** The agency, or its country if it does not want to be named. */
function Agency({ row: { agency, country } }: Shown) {
  const { t } = useIntl()
  const formats = useFormats()
  const place = formats.country(country)
  return (
    <>
      <bdi className="name">{agency ? agency.name : t('mailing-report.row.unnamed', { country: place })}</bdi>
      <div className="smallest faint">{agency ? place : t('mailing-report.row.why-unnamed')}</div>
    </>
  )
}

function Sent({ row: { sentAt, dueAt, state } }: Shown) {
  const { t } = useIntl()
  if (sentAt !== null) return <ShortDate date={sentAt} />
  if (state !== 'queued' && state !== 'sending') return <span className="faint">{t('mailing-report.row.unsent')}</span>
  return (
    <span className="faint">
      {t('mailing-report.row.due')} <ShortDate date={dueAt} />
    </span>
  )
}

const OF_SEAFARER = ['cancelled', 'account-closed'] as const

const isOfSeafarer = (reason: LetterReason): reason is (typeof OF_SEAFARER)[number] =>
  OF_SEAFARER.some((one) => one === reason)

/** The state, and in words why a letter did not arrive. */
function State({ row, reader }: Shown & { reader: Reader }) {
  const { t } = useIntl()
  const { state, settled } = row
  const isOpen = state === 'sent' && settled === 'held'
  return (
    <>
      <StateMark kind={KINDS[groupOfLetter(row)]}>
        {isOpen ? t('mailing-report.group.sent') : t(`letter.state.${state}`)}
      </StateMark>
      {row.revokedAt !== null && (
        <div className="smallest faint">
          {t('mailing-report.row.revoked')} <ShortDate date={row.revokedAt} />
        </div>
      )}
      {row.reason && (
        <div className="smallest faint">
          {reader === 'admin' && isOfSeafarer(row.reason)
            ? t(`mailing-desk.reason.${row.reason}`)
            : t(`letter.reason.${row.reason}`)}
        </div>
      )}
    </>
  )
}

function Opened({ row: { openedAt, forwardedAt, state } }: Shown) {
  const { t } = useIntl()
  if (openedAt === null)
    return state === 'delivered' && <span className="faint">{t('mailing-report.row.unopened')}</span>
  return (
    <>
      <ShortDate date={openedAt} />
      {forwardedAt !== null && (
        <div className="smallest faint">
          {t('mailing-report.row.forwarded')} <ShortDate date={forwardedAt} />
        </div>
      )}
    </>
  )
}

function Answer({ row: { answer, writeTo } }: Shown) {
  const { t } = useIntl()
  if (answer === null) return null
  const text = t(`letter.answer.${answer}`)
  if (writeTo === null) return text
  return (
    <Link to="/seaman/inbox" search={{ kind: 'company', id: writeTo }}>
      {text}
    </Link>
  )
}

/** What the letter costs, and what became of the price. A free letter that was delivered costs nothing more to explain. */
function Price({ row: { funds, line, settled }, lines }: Shown & Pick<MailingReport, 'lines'>) {
  const { t } = useIntl()
  const { amount } = useFormats()
  const price = funds === 'paid' ? lines[line]?.unitPrice : undefined
  return (
    <>
      {price ? amount(price) : <span className="faint">{t('letter.funds.quota')}</span>}
      {(price || settled !== 'captured') && <div className="smallest faint">{t(`letter.settled.${settled}`)}</div>}
    </>
  )
}
