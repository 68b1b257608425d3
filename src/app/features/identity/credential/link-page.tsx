import type { ReactNode } from 'react'
import { definePage, type Page, type PageContext, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from '../account/entry/auth-frame.tsx'
import { BrokenLink } from '../account/entry/broken-link.tsx'
import { HomeLink } from '../account/entry/home-link.tsx'

type Options = Required<Pick<Page<null>, 'action'>> & {
  /** The middle part of the page's message ids. */
  nameOf: (ctx: PageContext) => string
  Form: (props: PageProps<null>) => ReactNode
}

const titleOf = (ctx: PageContext, name: string): MessageId => {
  if (ctx.search.done) return `recovery.${name}.done-title`
  return ctx.search.token ? `recovery.${name}.title` : 'auth.link.title'
}

/** A page opened by a mailed link: viewing changes nothing, its form sends the secret, and then it shows the result. */
export const linkPage = ({ nameOf, Form, action }: Options): Page<null> =>
  definePage<null>({
    load: async () => null,
    head: (_data, ctx) => ({ title: ctx.intl.t(titleOf(ctx, nameOf(ctx))), noindex: true }),
    Component: function LinkPage(props: PageProps<null>) {
      const { t } = useIntl()
      const { ctx } = props
      const name = nameOf(ctx)
      if (!ctx.search.done && !ctx.search.token) return <BrokenLink {...props} />
      return (
        <AuthFrame title={t(titleOf(ctx, name))}>
          {ctx.search.done ? (
            <>
              <Answer>
                <p className="muted">{t(`recovery.${name}.done-text`)}</p>
              </Answer>
              <HomeLink ctx={ctx} />
            </>
          ) : (
            <Form {...props} />
          )}
        </AuthFrame>
      )
    },
    action,
  })
