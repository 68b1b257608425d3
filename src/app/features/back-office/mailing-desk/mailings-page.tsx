import { definePage, type PageProps } from '#src/app/page.ts'
import { FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ADMIN_MAILINGS, MAILING_STATES } from '#src/contract/mailing-desk/list.ts'
import type { AdminMailings } from '#src/contract/mailing-desk/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { useMailingColumns } from './mailing-columns.tsx'
import { adminMailings, MAILINGS_PATH } from './queries.ts'

type Data = { mailings: AdminMailings }

/** For admins: the mailings of all seafarers, the newest first. */
export const mailingsPage = definePage<Data>({
  queries: (ctx) => ({ mailings: adminMailings(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-mailings.title'), noindex: true }),
  Component: MailingList,
})

export function MailingList({ data: { mailings }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('page.admin-mailings.title')
  const shown = { list: ADMIN_MAILINGS, query: readList(ADMIN_MAILINGS, ctx.search), path: MAILINGS_PATH }
  return (
    <DeskFrame path={MAILINGS_PATH} lead={t('mailing-desk.lead.mailings')}>
      <ListView
        {...shown}
        data={mailings}
        ctx={ctx}
        caption={title}
        columns={useMailingColumns()}
        idOf={({ id }) => id}
        filters={
          <FilterForm
            {...shown}
            label={title}
            isRow
            fields={[
              {
                filter: 'state',
                label: t('order.column.state'),
                options: MAILING_STATES.map((value) => ({ value, name: t(`mailing-desk.state.${value}`) })),
              },
              { filter: 'q', label: t('mailing-desk.filter.q') },
            ]}
          />
        }
        none={{ title: t('mailing-desk.none.mailings') }}
      />
    </DeskFrame>
  )
}
