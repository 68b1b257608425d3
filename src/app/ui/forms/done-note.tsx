import type { PageContext } from '#src/app/page.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Notice } from '../states.tsx'
import { Answer } from './answer.tsx'

/** The path of the page without messages. */
export const pathOf = ({ here }: Pick<PageContext, 'here'>): string => here.split('?')[0] ?? here

/** Returns the redirect of a form that stays on its page: to its `DoneNote`, with and without scripting. */
export const donePath = (path: string, act: string, query: Readonly<Record<string, string>> = {}): string =>
  `${withQuery(path, { ...query, done: act })}#done`

type Props = { ctx: PageContext; act: string; text: MessageId; values?: Record<string, string> | undefined }

/** Confirms that a form of this page succeeded, in the place of the form; `donePath` selects it. */
export function DoneNote({ ctx, act, text, values }: Props) {
  const { t } = useIntl()
  return ctx.search.done === act ? (
    <Answer id="done">
      <Notice>{t(text, values)}</Notice>
    </Answer>
  ) : null
}
