import type { PageContext } from '#src/app/page.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Notice } from '../states.tsx'
import { Answer } from './answer.tsx'

/** The page without what was said on it before. */
export const pathOf = ({ here }: Pick<PageContext, 'here'>): string => here.split('?')[0] ?? here

/** Where a form leads that stays on its page: to its `DoneNote`, with and without scripting. */
export const donePath = (path: string, act: string): string => `${withQuery(path, { done: act })}#done`

type Props = { ctx: PageContext; act: string; text: MessageId; values?: Record<string, string> }

/** That a form of this page has done its work, in the place where it stood; said by the address to which `donePath` led. */
export function DoneNote({ ctx, act, text, values }: Props) {
  const { t } = useIntl()
  return ctx.search.done === act ? (
    <Answer id="done">
      <Notice>{t(text, values)}</Notice>
    </Answer>
  ) : null
}
