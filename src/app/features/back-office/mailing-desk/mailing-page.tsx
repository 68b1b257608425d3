import { LetterTable } from '#src/app/features/exchange/mailing/report/letter-table.tsx'
import { LettersBar } from '#src/app/features/exchange/mailing/report/letters-bar.tsx'
import { ReportFigures } from '#src/app/features/exchange/mailing/report/report-figures.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { AdminMailing } from '#src/contract/mailing-desk/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { MailingMark, MailingName } from './mailing-columns.tsx'
import { adminMailing, MAILINGS_PATH } from './queries.ts'

type Data = { mailing: AdminMailing }

/** For admins: a mailing, agency by agency. */
export const mailingPage = definePage<Data>({
  queries: (ctx) => ({ mailing: adminMailing(ctx) }),
  head: ({ mailing: { email } }, { intl }) => ({
    title: `${intl.t('page.admin-mailings.title')} ${email}`,
    noindex: true,
  }),
  Component: MailingView,
})

export function MailingView({ data: { mailing }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to={MAILINGS_PATH}>{t('page.admin-mailings.title')}</Link>
          </p>
          <h1>
            <MailingName slug={mailing.slug} />
          </h1>
          <p>
            <MailingMark state={mailing.state} />
          </p>
        </div>
      </header>
      <MailingFacts mailing={mailing} />
      <ReportFigures mailing={mailing} />
      <LettersBar rows={mailing.rows} />
      <LetterTable mailing={mailing} ctx={ctx} path={`${MAILINGS_PATH}/${mailing.id}`} reader="admin" />
    </div>
  )
}

function MailingFacts({ mailing: { accountId, email, orderId, reference, createdAt, stoppedAt, endedAt } }: Data) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <section className="section column gap-4">
      <Facts
        rows={[
          {
            label: t('letter.seafarer'),
            value: (
              <Link to="/admin/users/$id" params={{ id: accountId }}>
                <bdi>{email}</bdi>
              </Link>
            ),
          },
          {
            label: t('billing-document.fact.order'),
            value: orderId && (
              <Link to="/admin/payments/orders/$id" params={{ id: orderId }}>
                <bdi dir="ltr">{reference}</bdi>
              </Link>
            ),
          },
          { label: t('billing-document.fact.ordered'), value: date(createdAt) },
          { label: t('mailing-desk.state.stopped'), value: stoppedAt !== null && date(stoppedAt) },
          { label: t('order.fact.ended'), value: endedAt !== null && date(endedAt) },
        ]}
      />
    </section>
  )
}
