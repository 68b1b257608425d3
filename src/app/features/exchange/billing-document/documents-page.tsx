import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { type Column, FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { DOCUMENTS } from '#src/contract/billing-document/list.ts'
import { documentPath } from '#src/contract/billing-document/paths.ts'
import type { Documents, ListedDocument } from '#src/contract/billing-document/schemas.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { DOCUMENT_KINDS } from '#src/domain/billing-document/document-kinds.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DOCUMENT_PAGES } from './document-paths.ts'
import { documents } from './queries.ts'
import { StatementForm } from './statement-form.tsx'

type Data = { documents: Documents }
type Owner = 'seaman' | 'company'

const pageOf = (side: Owner) =>
  definePage<Data>({
    queries: (ctx) => ({ documents: documents(ctx) }),
    head: (_data, { intl }) => ({ title: intl.t('billing-document.list.title'), noindex: true }),
    Component: ({ data, ctx }: PageProps<Data>) => <DocumentList data={data.documents} ctx={ctx} side={side} />,
  })

export const seamanDocumentsPage = pageOf('seaman')
export const companyDocumentsPage = pageOf('company')

export function DocumentList({ data, ctx, side }: { data: Documents; ctx: PageContext; side: Owner }) {
  const { t } = useIntl()
  const { documents: path, balance } = DOCUMENT_PAGES[side]
  const title = t('billing-document.list.title')
  const shown = { list: DOCUMENTS, query: readList(DOCUMENTS, ctx.search), path }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <PathLink path={balance}>{t('page.seaman-balance.title')}</PathLink>
          </p>
          <h1>{title}</h1>
          <p className="muted">{t('billing-document.list.lead')}</p>
        </div>
      </header>
      <ListView
        {...shown}
        data={data}
        ctx={ctx}
        caption={title}
        columns={useColumns(path)}
        idOf={({ number }) => number}
        filters={
          data.years.length > 0 && (
            <FilterForm
              {...shown}
              label={title}
              isRow
              fields={[
                {
                  filter: 'kind',
                  label: t('billing-document.list.kind'),
                  options: DOCUMENT_KINDS.map((value) => ({ value, name: t(`billing-document.kind.${value}`) })),
                },
                {
                  filter: 'year',
                  label: t('billing-document.list.year'),
                  options: data.years.map((year) => ({ value: String(year), name: String(year) })),
                },
              ]}
            />
          )
        }
        none={{ title: t('billing-document.none.title'), text: t('billing-document.none.text') }}
      />
      <StatementForm side={side} now={ctx.now} />
    </div>
  )
}

function useColumns(path: string): Column<ListedDocument>[] {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  return [
    {
      id: 'document',
      name: t('billing-document.part.document'),
      isHead: true,
      phone: 'line',
      cell: ({ kind, number }) => (
        <>
          {t(`billing-document.kind.${kind}`)}{' '}
          <PathLink path={documentPath(path, number)}>
            <bdi dir="ltr">{number}</bdi>
          </PathLink>
        </>
      ),
    },
    { id: 'date', name: t('billing.column.date'), cell: ({ issuedAt }) => date(issuedAt) },
    { id: 'amount', name: t('billing.column.amount'), isNumber: true, cell: ({ total }) => amount(total) },
  ]
}
