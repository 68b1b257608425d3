import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { documentPath } from '#src/contract/billing-document/paths.ts'
import type { BillingDocument } from '#src/contract/billing-document/schemas.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ADMIN_DOCUMENTS, DOCUMENT_PAGES, type Side } from './document-paths.ts'
import { DocumentView } from './document-view.tsx'
import { anyDocument, languageOf, ownDocument, sheetWords } from './queries.ts'
import { Sheet } from './sheet.tsx'
import { SheetTools } from './sheet-tools.tsx'

type Data = { document: BillingDocument; words: Messages | null }

const pageOf = (side: Side) =>
  definePage<Data>({
    queries: (ctx) => ({ document: (side === 'admin' ? anyDocument : ownDocument)(ctx), words: sheetWords(ctx) }),
    head: ({ document: { kind, number } }, { intl }) => ({
      title: `${intl.t(`billing-document.kind.${kind}`)} ${number}`,
      noindex: true,
    }),
    Component: ({ data, ctx }: PageProps<Data>) => <DocumentPage {...data} ctx={ctx} side={side} />,
  })

export const seamanDocumentPage = pageOf('seaman')
export const companyDocumentPage = pageOf('company')
export const adminDocumentPage = pageOf('admin')

export function DocumentPage({ document, words, ctx, side }: Data & { ctx: PageContext; side: Side }) {
  const { t } = useIntl()
  const pages = side === 'admin' ? { documents: '/admin/payments/orders' } : DOCUMENT_PAGES[side]
  const path = documentPath(side === 'admin' ? ADMIN_DOCUMENTS : pages.documents, document.number)
  return (
    <div className="wrap">
      <SheetTools
        language={languageOf(ctx)}
        path={path}
        back={
          <PathLink path={pages.documents}>
            {t(side === 'admin' ? 'page.admin-orders.title' : 'billing-document.list.title')}
          </PathLink>
        }
      />
      <Sheet words={words} ctx={ctx}>
        <DocumentView document={document} product={ctx.productName} />
      </Sheet>
    </div>
  )
}
