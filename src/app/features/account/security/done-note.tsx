import { useIntl } from '../../../../i18n/react.tsx'
import type { PageContext } from '../../../page.ts'
import { Notice } from '../../../ui/states.tsx'

/** The page without what was said on it before. */
export const pathOf = ({ here }: PageContext): string => here.split('?')[0] ?? here

type Props = { ctx: PageContext; act: string; text: string }

/** That a form of this page has done its work; said once, by the address to which the form led. */
export function DoneNote({ ctx, act, text }: Props) {
  const { t } = useIntl()
  return ctx.search.done === act ? (
    <div role="status">
      <Notice>{t(text)}</Notice>
    </div>
  ) : null
}
