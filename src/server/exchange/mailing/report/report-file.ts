import type { LetterLine } from '#src/contract/mailing/order-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { CSV_START, writeCsvRows } from '#src/domain/text/csv.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { AnsweredFile } from '#src/server/http/answer-file.ts'
import type { FileColumn } from '#src/server/http/list-file.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getMailing } from './report.usecases.ts'

const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const COLUMNS: readonly FileColumn<LetterLine>[] = [
  ['letter.column.agency', ({ agency }, { t }) => agency?.name ?? t('letter.unnamed')],
  ['letter.column.country', ({ country }, { formats }) => formats.country(country)],
  ['letter.column.frequency', ({ frequency }, { t }) => t(`letter.frequency.${frequency}`)],
  ['letter.column.due', ({ dueAt }) => instant(dueAt)],
  ['letter.column.sent', ({ sentAt }) => instant(sentAt)],
  ['letter.column.state', ({ state }, { t }) => t(`letter.state.${state}`)],
  ['letter.column.reason', ({ reason }, { t }) => reason && t(`letter.reason.${reason}`)],
  ['letter.column.delivered', ({ deliveredAt }) => instant(deliveredAt)],
  ['letter.column.opened', ({ openedAt }) => instant(openedAt)],
  ['letter.column.answer', ({ answer }, { t }) => answer && t(`letter.answer.${answer}`)],
  ['letter.column.funds', ({ funds }, { t }) => t(`letter.funds.${funds}`)],
  ['letter.column.settled', ({ settled }, { t }) => t(`letter.settled.${settled}`)],
]

/** Returns the letters of a mailing of the caller as a spreadsheet in a language; times are ISO 8601. */
export async function exportMailing(
  services: Needs<'db' | 'limiter' | 'clock'>,
  session: Session,
  { id, language }: { id: string; language: LocaleCode },
): Promise<AnsweredFile> {
  const { limiter, clock } = services
  await limiter.take('list-file-account', session.accountId, clock())
  const { rows, createdAt } = await getMailing(services, session, id)
  const intl = await loadServerIntl(language)
  const words = { intl, t: intl.t, formats: formatsFor(intl) }
  const head = COLUMNS.map(([message]) => intl.t(message))
  const cells = rows.map((row) => COLUMNS.map(([, text]) => String(text(row, words) ?? '')))
  const name = `mailing-${toPlainDate(createdAt)}.csv`
  return { body: CSV_START + writeCsvRows([head, ...cells]), type: 'text/csv; charset=utf-8', name }
}
