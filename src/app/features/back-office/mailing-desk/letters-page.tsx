import { definePage, type PageProps } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { FactStrip } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { FailedLetters, LetterStream, MailDns } from '#src/contract/mailing-desk/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DnsCheck } from './dns-check.tsx'
import { FailedList } from './failed-list.tsx'
import { Pauses } from './pauses.tsx'
import { failedLetters, LETTERS_PATH, letterStream, mailDns } from './queries.ts'
import { streamAction } from './stream-actions.ts'

type Data = { stream: LetterStream; failed: FailedLetters; dns: MailDns | undefined }

/** For admins: how letters leave, pauses, letters that failed, and the DNS of the senders. */
export const lettersPage = definePage<Data>({
  queries: (ctx) => ({ stream: letterStream(ctx), failed: failedLetters(ctx), dns: partOf(mailDns(ctx)) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-letters.title'), noindex: true }),
  action: streamAction,
  Component: Letters,
})

const DONE = ['pause', 'resume'] as const

export function Letters({ data: { stream, failed, dns }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  return (
    <DeskFrame path={LETTERS_PATH} lead={t('mailing-desk.lead.letters')}>
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`mailing-desk.done.${act}`} />
      ))}
      <StreamFigures stream={stream} />
      <Pauses {...form} stream={stream} />
      <FailedList failed={failed} ctx={ctx} />
      {dns ? <DnsCheck dns={dns} /> : <MissingPart here={ctx.here} />}
    </DeskFrame>
  )
}

function StreamFigures({ stream }: Pick<Data, 'stream'>) {
  const { t } = useIntl()
  const { integer, dateTime, percent } = useFormats()
  const { provider, sent, delivered, bounced, complained, due, dueSince } = stream
  const share = (count: number) => (sent > 0 ? percent(count / sent) : null)
  return (
    <FactStrip
      className="five"
      figures={[
        { label: t('mailing-report.column.sent'), value: integer(sent), note: <bdi>{provider}</bdi> },
        { label: t('letter.state.delivered'), value: integer(delivered), note: share(delivered) },
        { label: t('letter.state.bounced'), value: integer(bounced), note: share(bounced) },
        { label: t('mailing-desk.figure.complaints'), value: integer(complained), note: share(complained) },
        {
          label: t('mailing-desk.figure.due'),
          value: integer(due),
          note: dueSince !== null && dateTime(dueSince),
        },
      ]}
    />
  )
}
