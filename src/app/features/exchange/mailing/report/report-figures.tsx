import { FactStrip } from '#src/app/ui/facts.tsx'
import type { LetterLine, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { LETTER_ANSWERS } from '#src/domain/mailing/letter-states.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Shown = { mailing: MailingReport }

/** What was delivered, opened and answered, what came back, and what it cost. */
export function ReportFigures({ mailing }: Shown) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const { counts, rows } = mailing
  const released = rows.filter(({ settled }) => settled === 'released').length
  return (
    <FactStrip
      className="five"
      figures={[
        {
          label: t('letter.state.delivered'),
          value: t('order.line.of', { delivered: integer(counts.delivered), ordered: integer(counts.letters) }),
          note: useDeliveryNote(mailing),
        },
        {
          label: t('mailing-report.figure.opened'),
          value: integer(counts.opened),
          note: t('mailing-report.figure.seen'),
        },
        { label: t('mailing-report.figure.answered'), value: integer(counts.answered), note: useAnswerNote(rows) },
        {
          label: t('mailing-report.figure.returned'),
          value: integer(counts.returned),
          note: released > 0 && t('mailing-report.figure.released', { count: released }),
        },
        { label: t('mailing-report.figure.charged'), ...usePrice(mailing) },
      ]}
    />
  )
}

/** How many were sent, and when the next ones are due. */
function useDeliveryNote({ counts, rows }: MailingReport): string {
  const { t } = useIntl()
  const { date, integer } = useFormats()
  const due = rows.filter(({ state }) => state === 'queued').map(({ dueAt }) => dueAt)
  const sent = t('mailing-report.figure.sent', { sent: integer(counts.sent) })
  if (due.length === 0) return sent
  return `${sent}. ${t('mailing-report.figure.due', { count: due.length, date: date(due.reduce((one, other) => Math.min(one, other))) })}`
}

function useAnswerNote(rows: readonly LetterLine[]): string | null {
  const { t } = useIntl()
  const { integer } = useFormats()
  const counted = LETTER_ANSWERS.map((answer) => [answer, rows.filter((row) => row.answer === answer).length] as const)
  const shown = counted.filter(([, count]) => count > 0)
  return shown.length === 0
    ? null
    : shown.map(([answer, count]) => `${t(`letter.answer.${answer}`)}: ${integer(count)}`).join(' · ')
}

/** What was charged, with what is held and what was released; letters of the quota cost nothing. */
function usePrice({ charged, held, released, discount, promo, counts }: MailingReport) {
  const { t } = useIntl()
  const { amount, percent } = useFormats()
  if (!charged || !held || !released)
    return { value: t('mailing-report.figure.free'), note: t('mailing-report.figure.quota', { count: counts.free }) }
  const less = discount && t('service.price.discount', { percent: percent(Number(discount) / 100) })
  const notes = [
    less && discount === promo ? `${t('mailing.row.promo')}: ${less}` : less,
    isPositive(held) && t('mailing-report.figure.held', { amount: amount(held) }),
    isPositive(released) && t('mailing-report.figure.released-price', { amount: amount(released) }),
    counts.free > 0 && t('mailing-report.figure.quota', { count: counts.free }),
  ]
  return { value: amount(charged), note: notes.filter(Boolean).join(' · ') || null }
}
