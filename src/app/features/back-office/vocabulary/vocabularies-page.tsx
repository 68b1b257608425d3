import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { DATED_RULES } from '#src/contract/vocabulary/list.ts'
import type { RuleVersion, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import { type RuleKind, VOCABULARY_KINDS } from '#src/domain/dated-rule/kinds.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeRules } from './actions.ts'
import { Difference } from './difference.tsx'
import { History } from './history.tsx'
import { Proposals } from './proposals.tsx'
import { readRulesQuery, ruleVersion, vocabulary } from './queries.ts'
import { useRuleColumns } from './rule-columns.tsx'
import { UploadForm } from './rule-forms.tsx'

type Data = { vocabulary: Vocabulary; version: RuleVersion | null }

type Page = { kinds: readonly RuleKind[]; title: 'page.admin-vocabularies.title' | 'page.admin-prices.title' }

/** A page with the rules of some kinds. One admin uploads and proposes a version, and another confirms it. */
const createRulesPage = ({ kinds, title }: Page) =>
  definePage<Data>({
    queries: (ctx) => ({ vocabulary: vocabulary(ctx, kinds), version: ruleVersion(ctx) }),
    head: (_data, { intl }) => ({ title: intl.t(title), noindex: true }),
    action: changeRules,
    Component: (props) => <Rules {...props} kinds={kinds} title={title} />,
  })

/** For admins: exchange rates, taxes and other dated rules. */
export const vocabulariesPage = createRulesPage({
  kinds: VOCABULARY_KINDS,
  title: 'page.admin-vocabularies.title',
})

/** For admins: the price list. */
export const pricesPage = createRulesPage({ kinds: ['price'], title: 'page.admin-prices.title' })

function Rules({ data, kinds, title, ...form }: PageProps<Data> & Page) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const { version, vocabulary: found } = data
  const { kind, proposals } = found
  const isOpen = isConfirmed(ctx)
  const isDraft = version !== null && version.number === null && !proposals.some((one) => one.version === version.id)
  const shown = kinds.filter((one) => found.kinds.includes(one))
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t(title)}</h1>
          <p className="small muted">{t('dated-rule.page.lead')}</p>
        </div>
      </header>
      {shown.length > 1 && (
        <ListTabs
          list={DATED_RULES}
          query={readRulesQuery(ctx, kinds)}
          path={pathOf(ctx)}
          filter="kind"
          label={t(title)}
          tabs={shown.map((value) => ({ value, name: t(`dated-rule.kind.${value}`) }))}
        />
      )}
      <p className="small muted u-pbs-4 u-pbe-2">{t(`dated-rule.about.${kind}`)}</p>
      <DoneNote ctx={ctx} act="propose" text="dated-rule.done.propose" />
      <DoneNote ctx={ctx} act="confirm" text="dated-rule.done.confirm" />
      <DoneNote ctx={ctx} act="decline" text="dated-rule.done.decline" />
      {!isOpen && (isDraft || proposals.length > 0) && <ConfirmNotice ctx={ctx} failure={failure} />}
      <Proposals {...form} vocabulary={found} isOpen={isOpen} />
      {version ? (
        <Difference {...form} version={version} mayPropose={isDraft && isOpen} />
      ) : (
        <Current {...form} vocabulary={found} query={readRulesQuery(ctx, kinds)} />
      )}
    </div>
  )
}

type CurrentProps = Omit<PageProps<Data>, 'data'> & { vocabulary: Vocabulary; query: ListQuery<typeof DATED_RULES> }

/** The rules that apply, the form of a new version, and the versions. */
function Current({ vocabulary: found, query, ...form }: CurrentProps) {
  const { t } = useIntl()
  const { ctx } = form
  const title = t('dated-rule.rules.title', { number: found.number })
  const columns = useRuleColumns(found.columns)
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
            query={query}
            path={pathOf(ctx)}
            data={found}
            ctx={ctx}
            caption={title}
            columns={columns}
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
