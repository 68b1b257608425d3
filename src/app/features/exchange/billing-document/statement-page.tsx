import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import type { Statement } from '#src/contract/billing-document/schemas.ts'
import type { Messages } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { DOCUMENT_PAGES, readMonths } from './document-paths.ts'
import { currencyOf, languageOf, sheetWords, statement } from './queries.ts'
import { Sheet } from './sheet.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { StatementView } from './statement-view.tsx'

type Data = { statement: Statement; words: Messages | null }
type Owner = 'seaman' | 'company'

const pageOf = (side: Owner) =>
  definePage<Data>({
    queries: (ctx) => ({ statement: statement(ctx), words: sheetWords(ctx) }),
    head: (_data, { intl }) => ({ title: intl.t('billing-document.statement.title'), noindex: true }),
    Component: ({ data, ctx }: PageProps<Data>) => <StatementPage {...data} ctx={ctx} side={side} />,
  })

export const seamanStatementPage = pageOf('seaman')
export const companyStatementPage = pageOf('company')

export function StatementPage({ statement: found, words, ctx, side }: Data & { ctx: PageContext; side: Owner }) {
  const { t } = useIntl()
  const pages = DOCUMENT_PAGES[side]
  return (
    <div className="wrap">
      <SheetTools
        language={languageOf(ctx)}
        path={pages.statement}
        asked={{ currency: currencyOf(ctx), ...readMonths(ctx) }}
        back={<PathLink path={pages.documents}>{t('billing-document.list.title')}</PathLink>}
      />
      <Sheet words={words} ctx={ctx}>
        <StatementView statement={found} product={ctx.productName} />
      </Sheet>
    </div>
  )
}
