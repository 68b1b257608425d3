import { EXPORT_STEP, filtersOn, type List, type ListQuery, MAX_EXPORTED } from '#src/contract/http/describe-list.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { CSV_START, writeCsvRows } from '#src/domain/text/csv.ts'
import { formatsFor, type PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl, MessageId } from '#src/i18n/intl.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { createAdminEvent } from '../ground/audit/admin-event.usecases.ts'
import type { Session } from '../identity/session/session.ts'
import { runBatch } from '../platform/database.ts'
import type { Needs } from '../platform/services.ts'
import { answerFile } from './answer-file.ts'
import type { AppContext } from './context.ts'

export type Words = { intl: AppIntl; t: AppIntl['t']; formats: PageFormats }

/** A column of the file: the message of its heading and the value of a row. Dates are ISO 8601, figures are numbers. */
export type FileColumn<Row> = readonly [
  head: MessageId,
  text: (row: Row, words: Words) => string | number | null | undefined,
]

/** Reads the rows after one, or the first ones; at most `limit`. The key of a row orders the file. */
export type ReadStep<Row> = (after: Row | undefined, limit: number) => Promise<readonly Row[]>

type File<Row> = {
  /** Without extension. */
  name: string
  columns: readonly FileColumn<Row>[]
  read: ReadStep<Row>
}

type Asked<L extends List> = { session: Session; list: L; query: ListQuery<L> & { in: LocaleCode } }

/** The filters of an export with their values; of a search text only the name, because it may name a person. */
const describeFilters = <L extends List>(list: L, query: ListQuery<L>): string[] =>
  filtersOn(list, query).map((name) =>
    list.filters[name]?.kind === 'words' ? name : `${name}=${(query as Readonly<Record<string, unknown>>)[name]}`,
  )

/** Sends a list as a file, step by step. An error in the first step is answered as usual. The exports of admins are recorded. */
export async function answerListFile<L extends List, Row>(
  c: AppContext,
  services: Needs<'db' | 'limiter' | 'clock' | 'ids'>,
  { session, list, query }: Asked<L>,
  { name, columns, read }: File<Row>,
): Promise<Response> {
  const { db, limiter, clock } = services
  await limiter.take('list-file-account', session.accountId, clock())
  if (session.user.role === 'admin') {
    const event = createAdminEvent(services, {
      actor: session.accountId,
      action: 'list-exported',
      object: { kind: 'list', id: list.name },
      accountId: null,
      after: { 'list.filters': describeFilters(list, query) },
    })
    await runBatch(db, [event])
  }
  const intl = await loadServerIntl(query.in)
  const words = { intl, t: intl.t, formats: formatsFor(intl) }
  const first = await read(undefined, EXPORT_STEP)
  const write = (rows: readonly Row[]) =>
    writeCsvRows(rows.map((row) => columns.map(([, text]) => String(text(row, words) ?? ''))))
  const head = CSV_START + writeCsvRows([columns.map(([id]) => intl.t(id))])
  const body = streamOf(head, first, read, write)
  return answerFile(c, { body, type: 'text/csv; charset=utf-8', name: `${name}.csv` })
}

function streamOf<Row>(
  head: string,
  first: readonly Row[],
  read: ReadStep<Row>,
  write: (rows: readonly Row[]) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let rows = first
  let sent = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(head)),
    async pull(controller) {
      if (rows.length > 0) controller.enqueue(encoder.encode(write(rows)))
      sent += rows.length
      const left = Math.min(EXPORT_STEP, MAX_EXPORTED - sent)
      if (rows.length < EXPORT_STEP || left === 0) controller.close()
      else rows = await read(rows.at(-1), left)
    },
  })
}
