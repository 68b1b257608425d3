import { definePage, type PageProps } from '#src/app/page.ts'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { VERIFICATIONS } from '#src/contract/lists.ts'
import type { VerificationQueue } from '#src/contract/verification/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { queue } from './queries.ts'
import { useQueueColumns } from './queue-columns.tsx'

type Data = { queue: VerificationQueue }

/** Seafarers who asked to be verified, and those who were answered. */
export const checkQueuePage = definePage<Data>({
  queries: (ctx) => ({ queue: queue(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('check.admin.title'), noindex: true }),
  Component: QueueView,
})

function QueueView({ data: { queue: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const query = readList(VERIFICATIONS, ctx.search)
  const shown = { list: VERIFICATIONS, query, path: '/admin/seamen' }
  const columns = useQueueColumns(query.state)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('check.admin.title')}</h1>
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={t('check.admin.title')}
        tabs={VERIFICATIONS.filters.state.words.map((value) => ({ value, name: t(`check.queue.${value}`) }))}
      />
      <ListView
        {...shown}
        data={data}
        count={t('check.admin.count', { count: data.total })}
        file="/server/admin/seaman.csv"
        ctx={ctx}
        caption={t('check.admin.title')}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('check.admin.none-title'), text: t('check.admin.none-text') }}
      />
    </div>
  )
}
