import { definePage, type PageProps } from '#src/app/page.ts'
import { DISPUTE_LISTS, DISPUTES } from '#src/contract/checkout/list.ts'
import type { Disputes } from '#src/contract/checkout/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { OfficeList } from '../billing/office-list.tsx'
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
  const columns = useDisputeColumns(ctx.now)
  return (
    <OfficeList
      list={DISPUTES}
      path={DISPUTES_PATH}
      data={data.disputes}
      ctx={ctx}
      title={t('page.admin-disputes.title')}
      lead={t('dispute.page.lead')}
      tabs={{ filter: 'state', of: DISPUTE_LISTS.map((value) => ({ value, name: t(`dispute.tab.${value}`) })) }}
      columns={columns}
      idOf={({ id }) => id}
      none={{ title: t('dispute.none.title'), text: t('dispute.none.text') }}
    />
  )
}
