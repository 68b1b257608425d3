import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { MODERATED } from '#src/contract/lists.ts'
import type { ModerationList } from '#src/contract/vacancy-editor/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { moderationQueue } from './queries.ts'
import { useQueueColumns } from './queue-columns.tsx'

type Data = { list: ModerationList }

/** Vacancies that wait for a moderator, the longest waiting first, and those that were decided. */
export const moderationQueuePage = definePage<Data>({
  queries: (ctx) => ({ list: moderationQueue(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('moderation.title'), noindex: true }),
  Component: QueueView,
})

function QueueView({ data: { list: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const shown = { list: MODERATED, query: readList(MODERATED, ctx.search), path: '/admin/vacancies' }
  const columns = useQueueColumns(ctx.now)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('moderation.title')}</h1>
        <Link to="/admin/nationality">{t('moderation.laws')}</Link>
      </header>
      <ListTabs
        {...shown}
        filter="queue"
        label={t('moderation.title')}
        tabs={MODERATED.filters.queue.words.map((value) => ({ value, name: t(`moderation.queue.${value}`) }))}
      />
      <p className="small muted u-pbs-4 u-pbe-2" role="status">
        {t('moderation.count', { count: data.total })}
      </p>
      <ListView
        {...shown}
        data={data}
        ctx={ctx}
        caption={t('moderation.title')}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('moderation.none-title'), text: t('moderation.none-text') }}
      />
    </div>
  )
}
