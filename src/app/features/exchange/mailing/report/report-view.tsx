import { LaterBegin, WithdrawSection } from '#src/app/features/exchange/order-withdrawal/withdraw-section.tsx'
import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { useLocale } from '#src/app/ui/href.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/http/with-query.ts'
import { mailingPath } from '#src/contract/mailing/mailing-path.ts'
import type { MailingLetter, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { titleOfMailing } from '#src/domain/mailing/mailings.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { LetterTable } from './letter-table.tsx'
import { LettersBar } from './letters-bar.tsx'
import { ReportFigures } from './report-figures.tsx'
import { RevokeForm } from './revoke-form.tsx'
import { StopForm } from './stop-form.tsx'

export type ReportData = { mailing: MailingReport; letter: MailingLetter | undefined }

export function ReportView({ data: { mailing, letter }, ...form }: PageProps<ReportData>) {
  const { t } = useIntl()
  const { ctx } = form
  const { contract } = mailing
  return (
    <div className="wrap">
      <ReportHead mailing={mailing} />
      <DoneNote ctx={ctx} act="stop" text="mailing-report.done.stop" />
      <DoneNote ctx={ctx} act="revoke" text="mailing-report.done.revoke" />
      {contract && isWaiting(mailing) && (
        <div className="u-pbe-4">
          <LaterBegin contract={contract} />
        </div>
      )}
      <ReportFigures mailing={mailing} />
      <LettersBar rows={mailing.rows} />
      <Answers mailing={mailing} />
      <LetterTable mailing={mailing} ctx={ctx} path={mailingPath(mailing.id)} reader="seafarer" />
      {mailing.mayStop && <StopForm {...form} mailing={mailing} />}
      <RevokeForm {...form} mailing={mailing} />
      {contract && <WithdrawSection contract={contract} />}
      <p className="small muted u-pbs-4">{t('billing-document.note.no-fee')}</p>
      {letter ? <LetterPreview letter={letter} choice={mailing.choice} /> : <MissingPart here={ctx.here} />}
    </div>
  )
}

/** Whether no letter has left yet. */
const isWaiting = ({ counts, endedAt }: MailingReport): boolean => endedAt === null && counts.sent === 0

/** The name of the mailing, and the order that pays for it. */
function ReportHead({ mailing }: Pick<ReportData, 'mailing'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { id, slug, createdAt, reference, counts, mayStop } = mailing
  const sold = titleOfMailing(slug)
  const title = t('mailing-report.page.title', { date: date(createdAt) })
  return (
    <>
      <Breadcrumbs items={[{ label: t('page.seaman-services.title'), path: '/seaman/services' }, { label: title }]} />
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="muted">
            {sold && <>{t(sold)} · </>}
            {t('mailing.row.agencies', { count: counts.letters })}
            {reference && (
              <>
                {' · '}
                <Link to="/seaman/profile/balance" search={{ group: 'orders' }}>
                  {t('billing.link.order', { reference })}
                </Link>
              </>
            )}
          </p>
        </div>
        <div className="row tight">
          <a className="button" href="#letter">
            {t('mailing-report.page.letter')}
          </a>
          <FileLink id={id} />
          {mayStop && (
            <a className="button" href="#stop">
              {t('mailing-report.stop.submit')}
            </a>
          )}
        </div>
      </header>
    </>
  )
}

function FileLink({ id }: { id: string }) {
  const { t } = useIntl()
  const file = withQuery(`/server/seaman/mailing/${id}/letter.csv`, { in: useLocale() })
  return (
    <a className="button" href={file} download>
      {t('list.export')}
    </a>
  )
}

/** The most agencies that are named. */
const MAX_NAMED = 3

/** Agencies that wait for a message of the seafarer. */
function Answers({ mailing: { rows } }: Pick<ReportData, 'mailing'>) {
  const { t } = useIntl()
  const { list, country } = useFormats()
  const asking = rows.filter(({ writeTo }) => writeTo !== null)
  if (asking.length === 0) return null
  const names = asking
    .slice(0, MAX_NAMED)
    .map((row) => row.agency?.name ?? t('mailing-report.row.unnamed', { country: country(row.country) }))
  return (
    <Notice flag="K" level={2} title={t('mailing-report.answers.title', { count: asking.length })}>
      <p className="small">
        <bdi>{list(names)}</bdi>
      </p>
      <p>
        <Link className="button primary" to="/seaman/inbox">
          {t('mailing-report.answers.link')}
        </Link>
      </p>
    </Notice>
  )
}
