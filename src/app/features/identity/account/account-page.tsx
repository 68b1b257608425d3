import type { ReactNode } from 'react'
import { definePage, type Page, type PageContext, type PageProps, PageRedirect } from '#src/app/page.ts'
import type { PageQueries } from '#src/app/page-query.ts'
import type { AccountSection } from '#src/contract/http/account-pages.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { AccountFrame } from './account-frame.tsx'

export type AccountProps<Data> = PageProps<Data> & { session: SessionUser }

type Options<Data> = Pick<Page<Data>, 'action'> & {
  queries: (ctx: PageContext) => PageQueries<Data>
  Content: (props: AccountProps<Data>) => ReactNode
}

/** Creates an account page for all roles; the route table has the guard. */
export const accountPage = <Data,>(section: AccountSection, { queries, Content, action }: Options<Data>): Page<Data> =>
  definePage<Data>({
    queries,
    head: (_data, { intl }) => ({ title: intl.t(`account.${section}.title`), noindex: true }),
    Component: function AccountSectionPage(props: PageProps<Data>) {
      const { session } = props.ctx
      if (!session) throw new PageRedirect('/auth/login')
      return (
        <AccountFrame section={section} session={session}>
          <Content {...props} session={session} />
        </AccountFrame>
      )
    },
    ...(action && { action }),
  })
