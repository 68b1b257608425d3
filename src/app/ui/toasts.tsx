import * as Toast from '@radix-ui/react-toast'
import { useCallback, useEffect, useState } from 'react'
import { TOAST_DURATION, TOAST_ERROR_DURATION, TOAST_HOTKEY, TOAST_LIMIT } from '../../contract/constants.ts'
import { useControls, useIntl } from '../../i18n/react.tsx'
import type { Runtime } from '../runtime.tsx'
import { Icon, type IconName } from './icon.tsx'

type ToastWords = Parameters<Runtime['notify']>[0]
type ToastItem = ToastWords & { id: number }
type ToastState = { toasts: readonly ToastItem[]; notify: Runtime['notify']; dismiss: (id: number) => void }

const LOOKS: Record<ToastWords['kind'], { className: string; icon: IconName }> = {
  success: { className: 'toast ok', icon: 'check' },
  error: { className: 'toast bad', icon: 'triangle-alert' },
  info: { className: 'toast', icon: 'info' },
}

let lastId = 0

/** What to tell the reader in passing. Of more than five the oldest goes. */
export function useToasts(): ToastState {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const notify = useCallback<Runtime['notify']>((words) => {
    lastId += 1
    const item = { ...words, id: lastId }
    setToasts((all) => [...all, item].slice(-TOAST_LIMIT))
  }, [])
  return { toasts, notify, dismiss }
}

/** Toasts at the top of the screen; F8 moves to them. Only in the browser: the server may not write style attributes. */
export function Toasts({ toasts, dismiss }: ToastState) {
  const { t } = useIntl()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  if (!mounted) return null
  return (
    <Toast.Provider label={t('ui.toast.label')} duration={TOAST_DURATION} swipeDirection="up">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
      ))}
      <Toast.Viewport
        className="toasts"
        hotkey={[TOAST_HOTKEY]}
        label={t('ui.toast.region', { hotkey: TOAST_HOTKEY })}
      />
    </Toast.Provider>
  )
}

function ToastCard({ toast, dismiss }: { toast: ToastItem; dismiss: ToastState['dismiss'] }) {
  const control = useControls()
  const { className, icon } = LOOKS[toast.kind]
  return (
    <Toast.Root
      className={className}
      duration={toast.kind === 'error' ? TOAST_ERROR_DURATION : TOAST_DURATION}
      onOpenChange={(open) => !open && dismiss(toast.id)}
    >
      <Icon name={icon} />
      <Toast.Description>{toast.text}</Toast.Description>
      <Toast.Close className="btn quiet ink icon" aria-label={control('close')}>
        <Icon name="x" />
      </Toast.Close>
    </Toast.Root>
  )
}
