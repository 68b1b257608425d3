import { definePage, type PageProps } from '#src/app/page.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { MODERATION_QUEUES } from '#src/contract/own-vacancy.ts'
import { countPages } from '#src/contract/paging.ts'
import type { ModerationList } from '#src/contract/schemas/own-vacancy.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { moderationQueue, type Queue, readQueue } from './queries.ts'

type Data = { list: ModerationList }

const queuePath = (queue: Queue, page = 1): string =>
  withQuery('/admin/vacancies', { queue: queue === 'waiting' ? undefined : queue, page: page === 1 ? undefined : page })

/** Vacancies that wait for a moderator, the longest waiting first, and those that were decided. */
export const moderationQueuePage = definePage<Data>({
  queries: (ctx) => ({ list: moderationQueue(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('moderation.title'), noindex: true }),
  Component: QueueView,
})

function QueueView({ data: { list }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const queue = readQueue(ctx.search)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('moderation.title')}</h1>
      </header>
      <nav className="row" aria-label={t('moderation.title')}>
        {MODERATION_QUEUES.map((one) => (
          <PathLink key={one} path={queuePath(one)} {...(one === queue && { 'aria-current': 'page' as const })}>
            {t(`moderation.queue.${one}`)}
          </PathLink>
        ))}
      </nav>
      <p className="small muted u-pbs-4 u-pbe-4" role="status">
        {t('moderation.count', { count: list.total })}
      </p>
      {list.items.length === 0 ? (
        <EmptyState title={t('moderation.none-title')} text={t('moderation.none-text')} />
      ) : (
        <QueueTable items={list.items} now={ctx.now} />
      )}
      <Pager page={list.page} pages={countPages(list)} pathFor={(page) => queuePath(queue, page)} />
    </div>
  )
}

function QueueTable({ items, now }: { items: ModerationList['items']; now: number }) {
  const intl = useIntl()
  const { t } = intl
  const { relative } = useFormats()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('moderation.title')}</caption>
      <thead>
        <tr>
          {['vacancy', 'company', 'flags', 'since'].map((column) => (
            <th key={column} scope="col">
              {t(`moderation.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row" className="full">
              <Link className="name" to="/admin/vacancies/$id" params={{ id: item.id }}>
                {rankName(intl, item.rank)}
              </Link>
              <div className="smallest faint">{t(`vessel.${item.vesselType}`)}</div>
            </th>
            <td data-l={t('moderation.column.company')}>
              <bdi>{item.companyName}</bdi>
            </td>
            <td data-l={t('moderation.column.flags')}>
              {item.flags.map((flag) => (
                <StateMark key={flag} kind="warn">
                  {t(`vacancy-form.flag.${flag}`)}
                </StateMark>
              ))}
            </td>
            <td data-l={t('moderation.column.since')}>{relative(item.decidedAt ?? item.updatedAt, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
