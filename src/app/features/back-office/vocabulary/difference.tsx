import type { ActProps } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { DataTable } from '#src/app/ui/table/index.ts'
import type { RuleVersion } from '#src/contract/vocabulary/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { rulesPath } from './actions.ts'
import { ruleFilePath } from './history.tsx'
import { changesOf, useChangeColumns } from './rule-columns.tsx'
import { ProposeForm } from './rule-forms.tsx'

/** What a version or an uploaded file changes, and the form that proposes the file. */
export function Difference({ version, mayPropose, ...form }: ActProps & { version: RuleVersion; mayPropose: boolean }) {
  const { t } = useIntl()
  const { id, kind, number, columns, comparedWith } = version
  const rows = changesOf(version)
  const title = number === null ? t('dated-rule.change.draft-title') : t('dated-rule.change.title', { number })
  return (
    <section className="section column gap-4">
      <h2 className="heading-2">{title}</h2>
      <p className="small muted">
        {comparedWith === 0 ? t('dated-rule.change.first') : t('dated-rule.change.compared', { number: comparedWith })}
      </p>
      <DataTable
        ctx={form.ctx}
        name="rule-changes"
        caption={title}
        columns={useChangeColumns(columns)}
        rows={rows}
        idOf={(row) => row.id}
        tools={
          <a className="button dense" href={ruleFilePath(id)} download>
            {t('list.export')}
          </a>
        }
      />
      {mayPropose && (
        <div className="halves">
          <ProposeForm {...form} version={version} />
        </div>
      )}
      <p>
        <PathLink className="button" path={rulesPath(kind)}>
          {t('dated-rule.change.back')}
        </PathLink>
      </p>
    </section>
  )
}
