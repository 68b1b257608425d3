import * as Toast from '@radix-ui/react-toast'
import { TOAST_DURATION, TOAST_HOTKEY } from '#src/contract/http/constants.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { Icon, type IconName } from './icon.tsx'
import type { ToastWords } from './notify.ts'
import { lastsFor, type ToastItem, type ToastState } from './use-toasts.ts'

const LOOKS: Record<ToastWords['kind'], { className: string; icon: IconName }> = {
  success: { className: 'toast ok', icon: 'check' },
  error: { className: 'toast bad', icon: 'triangle-alert' },
  info: { className: 'toast', icon: 'info' },
}

/** Toasts at the top of the screen; F8 moves to them. Loaded on demand. */
export default function Toasts({ toasts, dismiss }: ToastState) {
  const { t } = useIntl()
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
    <Toast.Root className={className} duration={lastsFor(toast)} onOpenChange={(open) => !open && dismiss(toast.id)}>
      <Icon name={icon} />
      <Toast.Description>{toast.text}</Toast.Description>
      {toast.act && (
        <Toast.Action className="button dense" altText={toast.act.name} onClick={toast.act.run}>
          {toast.act.name}
        </Toast.Action>
      )}
      <Toast.Close className="button quiet soft icon-only" aria-label={control('close')}>
        <Icon name="x" />
      </Toast.Close>
    </Toast.Root>
  )
}
