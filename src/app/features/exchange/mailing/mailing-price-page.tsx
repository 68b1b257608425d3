import { definePage, type PageProps } from '#src/app/page.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import { readSwitches } from '#src/contract/mailing/switches.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { PriceView } from './price-view.tsx'
import { mailingPrices } from './queries.ts'

type Data = { prices: MailingPrices }

/** For companies: the price list of mailings. */
export const mailingPricePage = definePage<Data>({
  queries: (ctx) => ({ prices: mailingPrices(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-mailing-price.title'), noindex: true }),
  Component: MailingPrice,
})

function MailingPrice({ data: { prices }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('page.company-mailing-price.title')}</h1>
      </header>
      <PriceView prices={prices} path="/company/mailing/price" level="h2" chosen={readSwitches(ctx.search)} />
    </div>
  )
}
