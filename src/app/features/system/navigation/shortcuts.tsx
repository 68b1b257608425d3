import { Dialog } from '#src/app/ui/dialog.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { ShortcutList } from '#src/app/ui/shortcut-list.tsx'
import { accountPath } from '#src/contract/http/account-pages.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { role: Role; close: () => void; before: Element | null }

/** The list of keyboard shortcuts, with the way to switch them off. */
export default function Shortcuts({ role, close, before }: Props) {
  const { t } = useIntl()
  return (
    <Dialog open onOpenChange={(open) => !open && close()} before={before} title={t('list.keys')}>
      <ShortcutList />
      <p>
        <PathLink path={accountPath(role, 'formats')} onClick={close}>
          {t('keys.settings.link')}
        </PathLink>
      </p>
    </Dialog>
  )
}
