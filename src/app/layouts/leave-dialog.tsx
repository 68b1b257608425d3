import { useIntl } from '#src/i18n/react.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'

/** Asks before a sign-out that would lose text. Loaded on demand. */
export default function LeaveDialog({ leave, stay }: { leave: () => void; stay: () => void }) {
  const { t } = useIntl()
  return (
    <Dialog open onOpenChange={(open) => !open && stay()} title={t('layout.leave.title')} text={t('layout.leave.text')}>
      <div className="row">
        <DialogClose>
          <button type="button" className="button primary">
            {t('layout.leave.stay')}
          </button>
        </DialogClose>
        <button type="button" className="button" onClick={leave}>
          {t('layout.tools.sign-out')}
        </button>
      </div>
    </Dialog>
  )
}
