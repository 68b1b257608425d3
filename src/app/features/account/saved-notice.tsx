import { useIntl } from '../../../i18n/react.tsx'
import type { PageContext } from '../../page.ts'
import { Notice } from '../../ui/states.tsx'

/** Where a form of the account leads when all is kept; the page then says so, with and without scripting. */
export const savedPath = ({ here }: PageContext): string => `${here.split('?')[0]}?saved=1`

export function SavedNotice({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  return <div role="status">{ctx.search.saved && <Notice>{t('account.saved')}</Notice>}</div>
}
