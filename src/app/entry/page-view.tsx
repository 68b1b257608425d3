import type { RouteRow } from '#src/contract/routes.ts'
import { Layout } from '../layouts/layout.tsx'
import type { FormFailure, PageContext } from '../page.ts'
import { getPage } from '../routes/loaded-pages.ts'

export type PageViewProps = {
  route: RouteRow
  ctx: PageContext
  data: unknown
  productName: string
  failure?: FormFailure | undefined
  csrfToken?: string | undefined
  /** True if the session of the visitor could not be loaded. */
  isAccountAway?: boolean | undefined
}

/** A page of a document in its layout; the router renders app pages. */
export function PageView({ route, ctx, data, productName, failure, csrfToken, isAccountAway }: PageViewProps) {
  const { Component } = getPage(route.id)
  return (
    <Layout ctx={ctx} route={route} productName={productName} csrfToken={csrfToken} isAccountAway={isAccountAway}>
      <Component data={data} ctx={ctx} {...(failure && { failure })} {...(csrfToken && { csrfToken })} />
    </Layout>
  )
}
