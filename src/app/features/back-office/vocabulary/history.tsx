import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { type Column, DataTable } from '#src/app/ui/table/index.ts'
import type { ListedVersion, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { rulesPath } from './actions.ts'

export const ruleFilePath = (id: string): string => `/server/admin/vocabulary/version/${id}/file`

function useHistoryColumns(): Column<ListedVersion>[] {
  const { t } = useIntl()
  const { number, date } = useFormats()
  return [
    {
      id: 'number',
      name: t('dated-rule.history.number'),
      isHead: true,
      cell: (version) => number(version.number ?? 0),
    },
    { id: 'date', name: t('dated-rule.history.date'), cell: ({ confirmedAt }) => date(confirmedAt ?? 0) },
    { id: 'by', name: t('dated-rule.history.by'), phone: 'line', cell: (version) => <By version={version} /> },
    { id: 'links', name: t('dated-rule.history.links'), phone: 'line', cell: (version) => <Links version={version} /> },
  ]
}

/** The confirmed versions of a kind with their admins, differences and files. */
export function History({ ctx, vocabulary: { versions } }: { ctx: PageContext; vocabulary: Vocabulary }) {
  const { t } = useIntl()
  const columns = useHistoryColumns()
  if (versions.length === 0) return null
  return (
    <section className="section column gap-4">
      <h2 className="heading-2">{t('dated-rule.history.title')}</h2>
      <DataTable
        ctx={ctx}
        name="rule-versions"
        caption={t('dated-rule.history.title')}
        columns={columns}
        rows={versions}
        idOf={({ id }) => id}
      />
    </section>
  )
}

/** The first version was added by a release: it has one date for both, and no admins. */
function By({ version: { createdAt, confirmedAt, proposedBy, confirmedBy } }: { version: ListedVersion }) {
  const { t } = useIntl()
  if (proposedBy === null && confirmedBy === null && createdAt === confirmedAt) return t('dated-rule.history.release')
  const gone = t('dated-rule.history.gone')
  return (
    <div className="smallest">
      <p>{t('dated-rule.history.proposed', { email: proposedBy ?? gone })}</p>
      <p>{t('dated-rule.history.confirmed', { email: confirmedBy ?? gone })}</p>
    </div>
  )
}

function Links({ version: { id, kind } }: { version: ListedVersion }) {
  const { t } = useIntl()
  return (
    <div className="row tight">
      <PathLink className="button dense" path={rulesPath(kind, { version: id })}>
        {t('dated-rule.history.changes')}
      </PathLink>
      <a className="button dense" href={ruleFilePath(id)} download>
        {t('list.export')}
      </a>
    </div>
  )
}
