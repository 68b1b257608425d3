import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { DATED_RULES } from '#src/contract/vocabulary/list.ts'
import type { RuleVersion, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeRules, VOCABULARIES_PATH } from './actions.ts'
import { Difference } from './difference.tsx'
import { History } from './history.tsx'
import { Proposals } from './proposals.tsx'
import { ruleVersion, vocabulary } from './queries.ts'
import { ruleColumns } from './rule-columns.tsx'
import { UploadForm } from './rule-forms.tsx'

type Data = { vocabulary: Vocabulary; version: RuleVersion | null }

/** For admins: exchange rates, taxes and other dated rules. One admin uploads and proposes a version, and another confirms it. */
export const vocabulariesPage = definePage<Data>({
  queries: (ctx) => ({ vocabulary: vocabulary(ctx), version: ruleVersion(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-vocabularies.title'), noindex: true }),
  action: changeRules,
  Component: Vocabularies,
})

function Vocabularies({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const { version } = data
  const { kind, kinds, proposals } = data.vocabulary
  const isOpen = isConfirmed(ctx)
  const isDraft = version !== null && version.number === null && !proposals.some((one) => one.version === version.id)
  const title = t('page.admin-vocabularies.title')
  const shown = { list: DATED_RULES, query: readList(DATED_RULES, ctx.search), path: VOCABULARIES_PATH }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="small muted">{t('dated-rule.page.lead')}</p>
        </div>
      </header>
      <ListTabs
        {...shown}
        filter="kind"
        label={title}
        tabs={kinds.map((value) => ({ value, name: t(`dated-rule.kind.${value}`) }))}
      />
      <p className="small muted u-pbs-4 u-pbe-2">{t(`dated-rule.about.${kind}`)}</p>
      <DoneNote ctx={ctx} act="propose" text="dated-rule.done.propose" />
      <DoneNote ctx={ctx} act="confirm" text="dated-rule.done.confirm" />
      <DoneNote ctx={ctx} act="decline" text="dated-rule.done.decline" />
      {!isOpen && (isDraft || proposals.length > 0) && <ConfirmNotice ctx={ctx} failure={failure} />}
      <Proposals {...form} vocabulary={data.vocabulary} isOpen={isOpen} />
      {version ? (
        <Difference {...form} version={version} mayPropose={isDraft && isOpen} />
      ) : (
        <Rules {...form} vocabulary={data.vocabulary} />
      )}
    </div>
  )
}

function Rules({ vocabulary: found, ...form }: Omit<PageProps<Data>, 'data'> & { vocabulary: Vocabulary }) {
  const { t } = useIntl()
  const { ctx } = form
  const title = t('dated-rule.rules.title', { number: found.number })
  const none = { title: t('dated-rule.none.title'), text: t('dated-rule.none.text') }
  return (
    <>
      {found.total === 0 ? (
        <EmptyState {...none} />
      ) : (
        <section className="section column gap-4">
          <h2 className="heading-2">{title}</h2>
          <ListView
            list={DATED_RULES}
            query={readList(DATED_RULES, ctx.search)}
            path={VOCABULARIES_PATH}
            data={found}
            ctx={ctx}
            caption={title}
            columns={ruleColumns(found.columns)}
            idOf={({ id }) => id}
            none={none}
          />
        </section>
      )}
      <div className="halves section">
        <UploadForm {...form} vocabulary={found} />
      </div>
      <History ctx={ctx} vocabulary={found} />
    </>
  )
}
