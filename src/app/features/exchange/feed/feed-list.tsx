import type { PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { FeedSource, FeedSourceList } from '#src/contract/feed/schemas.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { AddAddress, AddFile } from './add-forms.tsx'
import { FEED_EXAMPLE, FEED_GUIDE } from './feed-path.ts'
import { SourceState } from './source-state.tsx'

export function FeedList({ data: { feeds }, ctx, failure, csrfToken }: PageProps<{ feeds: FeedSourceList }>) {
  const { t } = useIntl()
  const { items, most } = feeds
  const form = { ctx, failure, csrfToken }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column">
          <h1>{t('feed.list.title')}</h1>
          <p className="muted">{t('feed.list.lead')}</p>
          <p className="row">
            <Link to="/docs/$" params={{ _splat: FEED_GUIDE }}>
              {t('feed.list.help')}
            </Link>
            <a href={FEED_EXAMPLE} download>
              {t('feed.list.example')}
            </a>
          </p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="remove" text="form.done.removed" />
      <UnverifiedNotice ctx={ctx} />
      {items.length === 0 ? (
        <EmptyState title={t('feed.list.none-title')} text={t('feed.list.none-text')} />
      ) : (
        <SourceTable sources={items} />
      )}
      {mayChangeCompany(ctx.session) &&
        (items.length < most ? (
          <section className="halves section">
            <AddAddress {...form} />
            <AddFile {...form} />
          </section>
        ) : (
          <p className="section muted">{t('feed.add.most', { most })}</p>
        ))}
    </div>
  )
}

function SourceTable({ sources }: { sources: readonly FeedSource[] }) {
  const { t } = useIntl()
  return (
    <div className="scroll">
      <table className="table middle stack">
        <caption className="visually-hidden">{t('feed.list.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('feed.column.source')}</th>
            <th scope="col">{t('company.column.state')}</th>
            <th scope="col">{t('feed.source.read')}</th>
            <th scope="col" className="number">
              {t('feed.source.live')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SourceRow({ source }: { source: FeedSource }) {
  const { t } = useIntl()
  const { date, number } = useFormats()
  return (
    <tr>
      <th scope="row">
        <Link className="name" to="/company/feeds/$id" params={{ id: source.id }}>
          <bdi>{source.name}</bdi>
        </Link>
        <div className="smallest faint break-anywhere">
          {source.address ? <bdi dir="ltr">{source.address}</bdi> : t('feed.source.upload')}
        </div>
      </th>
      <td>
        <SourceState source={source} />
      </td>
      <td className="not-on-phone">{source.readAt === null ? t('feed.source.never') : date(source.readAt)}</td>
      <td className="number full" data-l={t('feed.source.live')}>
        {number(source.live)}
      </td>
    </tr>
  )
}
