import type { PageContext, PageProps } from '#src/app/page.ts'
import { ContentsList } from '#src/app/ui/contents-list.tsx'
import { textProps } from '#src/app/ui/foreign-text.ts'
import type { RenderedMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { SideColumns } from '#src/app/ui/side-columns.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { CMS_PAGES, PRICE_LIST_PAGE } from '#src/contract/cms/cms.ts'
import type { CmsPage } from '#src/contract/cms/schemas.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import { readSwitches } from '#src/contract/mailing/switches.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { buyerOf } from '../mailing/order-link.tsx'
import { PriceView } from '../mailing/price-view.tsx'
import { ContactProfile } from './contact-profile.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import type { TextPart } from './split-parts.ts'

export type CmsData = {
  page: CmsPage
  parts: readonly TextPart[]
  headings: RenderedMarkdown['headings']
  /** Of a page that shows the price list. */
  prices?: MailingPrices
}

/** From this number a table of contents is shown. */
const LONG = 4

export function CmsView({ data: { page, parts, headings, prices }, ctx }: PageProps<CmsData>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const marks = textProps(page, ctx.locale)
  return (
    <SideColumns label={t('cms.menu.label')} items={useMenu(page.slug)}>
      <div className="cms-page">
        {marks.lang && <Notice>{t('ui.text.english')}</Notice>}
        <h1 {...marks}>{page.title}</h1>
        {headings.length >= LONG && (
          <div {...marks}>
            <ContentsList headings={headings} />
          </div>
        )}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
          <Part key={index} part={part} marks={marks} page={page} prices={prices} ctx={ctx} />
        ))}
        {page.slug === 'cookies' && <CookieChoice />}
        <p className="smallest faint">{t('cms.page.changed', { date: date(page.updatedAt) })}</p>
      </div>
    </SideColumns>
  )
}

type PartProps = Pick<CmsData, 'page'> & {
  prices: MailingPrices | undefined
  part: TextPart
  marks: ReturnType<typeof textProps>
  ctx: PageContext
}

function Part({ part, marks, page, prices, ctx }: PartProps) {
  if ('html' in part)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets nothing but known elements out of a text
    return <div className="prose" {...marks} dangerouslySetInnerHTML={{ __html: part.html }} />
  if (part.part === 'contactProfile') return <ContactProfile contact={page.contact} />
  if (!prices) return null
  const chosen = readSwitches(ctx.search)
  const shown = { prices, chosen, level: 'h3', buyer: buyerOf(ctx.session) } as const
  return <PriceView {...shown} path={`/${PRICE_LIST_PAGE}`} />
}

/** Other pages of this kind, as in the footer. */
function useMenu(current: string) {
  const { t } = useIntl()
  return CMS_PAGES.map((slug) => ({
    path: `/${slug}`,
    label: t(`layout.footer.${slug}`),
    current: slug === current,
  }))
}
