import type { RouteRow } from '../../contract/routes.ts'
import { Layout } from '../layouts/layout.tsx'
import type { FormFailure, PageContext, PageHead } from '../page.ts'
import { getPage } from '../routes/registry.ts'
import { type HeadLinks, HeadTags } from './head-tags.tsx'

export type PageViewProps = {
  route: RouteRow
  ctx: PageContext
  data: unknown
  /** When it is known already; else the page is asked for it. */
  head?: PageHead | undefined
  productName: string
  failure?: FormFailure | undefined
  csrfToken?: string | undefined
  links?: HeadLinks | undefined
}

/** A page in its layout, the same for documents and app pages. */
export function PageView({ route, ctx, data, head, productName, failure, csrfToken, links }: PageViewProps) {
  const page = getPage(route.id)
  const { Component } = page
  return (
    <>
      <HeadTags head={head ?? page.head(data, ctx)} productName={productName} noindex={!route.index} links={links} />
      <Layout ctx={ctx} route={route} productName={productName} {...(csrfToken && { csrfToken })}>
        <Component data={data} ctx={ctx} {...(failure && { failure })} {...(csrfToken && { csrfToken })} />
      </Layout>
    </>
  )
}
