import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { DISPUTE_LISTS, DISPUTES } from '#src/contract/checkout/list.ts'
import type { Disputes } from '#src/contract/checkout/schemas.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useDisputeColumns } from './disputes-columns.tsx'
import { DISPUTES_PATH, disputes } from './queries.ts'

type Data = { disputes: Disputes }

/** For admins: payments that the bank of the payer questions or took back, with the deadline for evidence. */
export const disputesPage = definePage<Data>({
  queries: (ctx) => ({ disputes: disputes(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-disputes.title'), noindex: true }),
  Component: DisputeList,
})

export function DisputeList({ data, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('page.admin-disputes.title')
  const shown = { list: DISPUTES, query: readList(DISPUTES, ctx.search), path: DISPUTES_PATH }
  const columns = useDisputeColumns(ctx.now)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/payments">{t('page.admin-payments.title')}</Link>
          </p>
          <h1>{title}</h1>
          <p className="small muted">{t('dispute.page.lead')}</p>
        </div>
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={title}
        tabs={DISPUTE_LISTS.map((value) => ({ value, name: t(`dispute.tab.${value}`) }))}
      />
      <ListView
        {...shown}
        data={data.disputes}
        ctx={ctx}
        caption={title}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('dispute.none.title'), text: t('dispute.none.text') }}
      />
    </div>
  )
}
