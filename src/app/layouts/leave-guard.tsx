import { useEffect, useRef, useState } from 'react'
import { useIntl } from '../../i18n/react.tsx'
import { Dialog, DialogClose } from '../ui/dialog.tsx'
import { hasUnsavedWords } from '../ui/forms/draft.ts'

const isSignOut = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.getAttribute('action')?.endsWith('/auth/logout') === true

/** Signing out asks first when a form of the page holds words that were not sent. */
export default function LeaveGuard() {
  const { t } = useIntl()
  const [open, setOpen] = useState(false)
  const asked = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      if (!isSignOut(event.target) || !hasUnsavedWords()) return
      event.preventDefault()
      asked.current = event.target
      setOpen(true)
    }
    document.addEventListener('submit', ask)
    return () => document.removeEventListener('submit', ask)
  }, [])
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('layout.leave.title')} text={t('layout.leave.text')}>
      <div className="row">
        <DialogClose>
          <button type="button" className="btn go">
            {t('layout.leave.stay')}
          </button>
        </DialogClose>
        <button type="button" className="btn" onClick={() => asked.current?.submit()}>
          {t('layout.tools.sign-out')}
        </button>
      </div>
    </Dialog>
  )
}
